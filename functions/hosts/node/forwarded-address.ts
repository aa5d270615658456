import { isIP } from "node:net";

/**
 * Returns the address of the client behind `proxies` trusted proxies, each of which appends the address of its caller to
 * X-Forwarded-For. If the header has fewer entries than that, a client forged it, and the socket's address is used.
 */
export const forwardedAddress = (socket: string, forwarded: string | null, proxies: number): string => {
  if (proxies === 0 || !forwarded) return socket;
  const entry = forwarded.split(",").at(-proxies)?.trim() ?? "";
  // Some proxies add the port: 192.0.2.1:80, [2001:db8::1]:80.
  const address = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(address) === 0 ? socket : address;
};
