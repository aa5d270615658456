/** The four bytes of an IPv4 address, or the eight groups of 16 bits of an IPv6 address. */
export type IpAddress = readonly number[];

/** A network in the notation of CIDR (RFC 4632 §3.1). */
export interface Network {
  readonly base: IpAddress;
  readonly bits: number;
}

const parsedV4 = (text: string): IpAddress | undefined => {
  if (!/^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$/.test(text)) return undefined;
  const bytes = text.split(".").map(Number);
  return bytes.every((byte) => byte < 256) ? bytes : undefined;
};

const groupsIn = (text: string): number[] =>
  text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));

/** The runtime reads IPv6 addresses in URLs, and writes each of them in one way. */
const parsedV6 = (text: string): IpAddress | undefined => {
  if (!/^[\da-f:.]+$/i.test(text)) return undefined;
  const host = URL.parse(`http://[${text}]`)?.hostname;
  if (!host) return undefined;
  const [head = "", tail] = host.slice(1, -1).split("::");
  const [first, last] = [groupsIn(head), groupsIn(tail ?? "")];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
};

/** An address, or undefined for other text: of IPv4 in four decimal parts, of IPv6 in any spelling, without a zone. */
export const parseAddress = (text: string): IpAddress | undefined =>
  text.includes(":") ? parsedV6(text) : parsedV4(text);

/** A network such as `10.0.0.0/8`. Throws a TypeError for other text. */
export const network = (text: string): Network => {
  const [address = "", bits] = text.split("/");
  const base = parseAddress(address);
  if (!base || bits === undefined) throw new TypeError(`${text} is no network`);
  return { base, bits: Number(bits) };
};

/** Whether an address is in a network; never where the one is of IPv4 and the other of IPv6. */
export const isWithin = (address: IpAddress, { base, bits }: Network): boolean => {
  if (address.length !== base.length) return false;
  const width = address.length === 4 ? 8 : 16;
  return address.every((part, at) => {
    const free = Math.min(Math.max(width * (at + 1) - bits, 0), width);
    return part >> free === (base[at] ?? 0) >> free;
  });
};
