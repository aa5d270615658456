/** A date, if JSON Resume can represent it: it allows the years 1000 to 2999. */
export const resumeDate = (date: string | undefined): string | undefined =>
  date && /^[12]/.test(date) ? date : undefined;

/** Percent-encodes characters that a URI cannot contain. */
const percentEncode = (part: string): string =>
  part
    .replaceAll(/[^!$%&'()*+,\-./0-9:;=?@A-Z_a-z~]/gu, (character) => encodeURIComponent(character.toWellFormed()))
    .replaceAll(/%(?![0-9A-Fa-f]{2})/g, "%25");

/**
 * A URL as a URI (RFC 3986 §2). A valid URI is unchanged; otherwise the host is converted to ASCII, the rest is
 * percent-encoded, and a password is removed.
 */
export const toUri = (address: string | undefined): string | undefined => {
  if (address === undefined) return undefined;
  const parts = address.split("#");
  const hasHost = /^https?:\/\/[A-Za-z0-9.-]+(?::\d+)?(?:[/?]|$)/.test(parts[0] ?? "");
  if (hasHost && parts.length <= 2 && parts.every((part) => percentEncode(part) === part)) return address;
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, pathname, search, hash } = new URL(address);
  return `${protocol}//${host}${percentEncode(pathname + search)}${hash && `#${percentEncode(hash.slice(1))}`}`;
};

/** The account name in a profile URL: the last segment of its path. */
export const accountName = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).pathname.split("/").findLast((part) => part !== "") : undefined;

/** Normalizes imported text: LF line endings, no control characters, no surrounding space. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();

/** Adds a full stop unless the text ends with punctuation. */
export const withFullStop = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
