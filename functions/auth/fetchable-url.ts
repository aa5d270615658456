/** Whether an origin is on the local machine, such as a site under development. */
export const isLocalOrigin = (origin: string): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(URL.parse(origin)?.hostname ?? "");

/** Whether responses from a URL cannot be tampered with in transit: https, or both ends on the local machine. */
export const isSecure = (url: URL, site: string): boolean =>
  url.protocol === "https:" || (url.protocol === "http:" && isLocalOrigin(site) && isLocalOrigin(url.origin));

/** An IP address or a name of the local machine, as the URL parser writes every spelling of them. */
const addressOrLocalName = /^\[|(?:^|\.)(?:\d+|localhost\.?)$/;

/**
 * Whether a site may fetch a URL, judged by the URL alone: secure, without credentials, and with a host name that other
 * machines can resolve. An IP address would need a list of those that are private. Local sites may also fetch from the
 * local machine.
 */
export const mayFetch = (url: URL, site: string): boolean => {
  if (!isSecure(url, site) || url.username !== "" || url.password !== "") return false;
  if (!addressOrLocalName.test(url.hostname)) return true;
  return isLocalOrigin(site) && (isLocalOrigin(url.origin) || url.hostname.includes("localhost"));
};
