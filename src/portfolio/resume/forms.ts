/** How single values are written in a resume. */

/** The dates that JSON Resume knows are those from 1000 to 2999. */
export const dateOf = (date: string | undefined): string | undefined => (date && /^[12]/.test(date) ? date : undefined);

const allowed = /[^!#$%&'()*+,\-./0-9:;=?@A-Z_a-z~]/gu;
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll("'", "%27");

/**
 * An address as a URI (RFC 3986 §2): it stays as it is where it is one. Otherwise its host is written in ASCII and the
 * rest with percent signs.
 */
export const uriOf = (address: string | undefined): string | undefined => {
  if (address === undefined) return undefined;
  const plain = /^https?:\/\/[A-Za-z0-9.-]+(?::\d+)?(?:[/?][^#]*)?(?:#[^#]*)?$/.test(address);
  if (plain && !/%(?![0-9A-Fa-f]{2})/.test(address) && address.search(allowed) === -1) return address;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const [beforeHash = "", ...afterHash] = url.href.slice(url.origin.length).split("#");
  const hash = afterHash.length > 0 ? `#${afterHash.join("%23")}` : "";
  const rest = `${beforeHash}${hash}`.replaceAll(allowed, encoded).replaceAll(/%(?![0-9A-Fa-f]{2})/g, "%25");
  return `${url.origin}${rest}`;
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
