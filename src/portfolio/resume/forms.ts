/** How single values are written in a resume. */

/** The dates that JSON Resume knows are those from 1000 to 2999. */
export const dateOf = (date: string | undefined): string | undefined => (date && /^[12]/.test(date) ? date : undefined);

/** A part of an address with percent signs for what cannot stand in it. */
const encoded = (part: string): string =>
  part
    .replaceAll(/[^!$%&'()*+,\-./0-9:;=?@A-Z_a-z~]/gu, (character) => encodeURIComponent(character.toWellFormed()))
    .replaceAll(/%(?![0-9A-Fa-f]{2})/g, "%25");

/**
 * An address as a URI (RFC 3986 §2): it stays as it is where it is one. Otherwise its host is written in ASCII and the
 * rest with percent signs, without a password.
 */
export const uriOf = (address: string | undefined): string | undefined => {
  if (address === undefined) return undefined;
  const parts = address.split("#");
  const named = /^https?:\/\/[A-Za-z0-9.-]+(?::\d+)?(?:[/?]|$)/.test(parts[0] ?? "");
  if (named && parts.length <= 2 && parts.every((part) => encoded(part) === part)) return address;
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, pathname, search, hash } = new URL(address);
  return `${protocol}//${host}${encoded(pathname + search)}${hash && `#${encoded(hash.slice(1))}`}`;
};

/** The last part of an address's path, which is the name of an account where the address is somebody's page. */
export const accountOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).pathname.split("/").findLast((part) => part !== "") : undefined;

/** A text as it is read from elsewhere: with line feeds alone, without control characters and space around it. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();

/** A date as it is read from elsewhere: many programs write zeros for a month or a day that they do not know. */
export const tidyDate = (text: string): string => tidy(text).replace(/^((?!0000)\d{4}(?:-(?!00)\d\d)?)(?:-00)+$/, "$1");

/** A text with a full stop behind it, where it has none. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
