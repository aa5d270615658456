/** Non-empty, canonical base64url: the unused bits of the last character are zero (RFC 4648 §3.5). */
const part = "(?=[\\w-])(?:[\\w-]{4})*(?:[\\w-][AQgw]|[\\w-]{2}[AEIMQUYcgkosw048])?";

/**
 * Matches the compact serialization of a signed JWT. Libraries also accept white space, padding and non-canonical
 * base64url, which would give one token several spellings (RFC 8725bis §3.14).
 */
export const compactJwt = new RegExp(`^${part}\\.${part}\\.${part}$`);
