/** Base64url of one byte or more, with zeros for the bits that the last character has to spare (RFC 4648 §3.5). */
const part = "(?=[\\w-])(?:[\\w-]{4})*(?:[\\w-][AQgw]|[\\w-]{2}[AEIMQUYcgkosw048])?";

/**
 * The compact form of a signed JWT. Libraries also take white space, padding, other spare bits and more, which would be
 * other texts of the same token (RFC 8725bis §3.14).
 */
export const compactJwt = new RegExp(`^${part}\\.${part}\\.${part}$`);
