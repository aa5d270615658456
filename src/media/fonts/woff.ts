import { inflateSync } from "node:zlib";

/** A table of a WOFF file: where its bytes are, and how many they are when unpacked. */
interface Table {
  readonly tag: string;
  readonly offset: number;
  readonly length: number;
  readonly packedLength: number;
  readonly checksum: number;
}

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;

const tablesOf = (woff: Buffer): Table[] =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = HEADER_BYTES + ENTRY_BYTES * index;
    return {
      tag: woff.toString("latin1", at, at + 4),
      offset: woff.readUInt32BE(at + 4),
      packedLength: woff.readUInt32BE(at + 8),
      length: woff.readUInt32BE(at + 12),
      checksum: woff.readUInt32BE(at + 16),
    };
  });

const unpack = (woff: Buffer, { offset, length, packedLength }: Table): Buffer => {
  const bytes = woff.subarray(offset, offset + packedLength);
  return packedLength < length ? inflateSync(bytes) : bytes;
};

/** A WOFF file (W3C WOFF 1.0) as TrueType or OpenType, which Typst reads. */
export const sfntOf = (woff: Buffer): Buffer => {
  const tables = tablesOf(woff);
  const header = Buffer.alloc(12 + 16 * tables.length);
  const power = Math.floor(Math.log2(tables.length));
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (tables.length - 2 ** power), 10);
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (const [index, table] of tables.entries()) {
    const at = 12 + 16 * index;
    header.write(table.tag, at, "latin1");
    header.writeUInt32BE(table.checksum, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(unpack(woff, table), padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
};

/** A range of code points, both included. */
export type CodeRange = readonly [first: number, last: number];

/** The segments of a character map of format 4, which has the characters up to U+FFFF. */
const smallRanges = (map: Buffer): CodeRange[] => {
  const count = map.readUInt16BE(6) / 2;
  return Array.from({ length: count }, (_, index): CodeRange => {
    const last = map.readUInt16BE(14 + 2 * index);
    return [map.readUInt16BE(16 + 2 * (count + index)), last];
  }).filter(([, last]) => last < 0xffff);
};

/** The groups of a character map of format 12, which has all characters. */
const allRanges = (map: Buffer): CodeRange[] =>
  Array.from(
    { length: map.readUInt32BE(12) },
    (_, index): CodeRange => [map.readUInt32BE(16 + 12 * index), map.readUInt32BE(20 + 12 * index)],
  );

/** The characters that a WOFF file has glyphs for, by its Unicode character maps. */
export const coverageOf = (woff: Buffer): CodeRange[] => {
  const table = tablesOf(woff).find(({ tag }) => tag === "cmap");
  if (!table) return [];
  const maps = unpack(woff, table);
  return Array.from({ length: maps.readUInt16BE(2) }).flatMap((_, index) => {
    const map = maps.subarray(maps.readUInt32BE(8 + 8 * index));
    const format = map.readUInt16BE(0);
    return format === 12 ? allRanges(map) : format === 4 ? smallRanges(map) : [];
  });
};
