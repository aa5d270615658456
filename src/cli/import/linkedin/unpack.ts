import { isUtf8 } from "node:buffer";
import { crc32 } from "node:zlib";
import { type UnzipFileInfo, unzipSync } from "fflate";
import { ImportError } from "../import-error.ts";

/** Maximum unpacked size of one file, and of all files together, in bytes. */
export const MAX_UNPACKED_BYTES = { file: 8 * 1024 * 1024, all: 32 * 1024 * 1024 } as const;

const baseName = (name: string): string => name.slice(name.lastIndexOf("/") + 1);

const decode = (bytes: Uint8Array): string => new TextDecoder(isUtf8(bytes) ? "utf-8" : "windows-1252").decode(bytes);

/** The signatures of the records of a ZIP archive (APPNOTE.TXT §4.3). */
const signature = { endOfDirectory: "PK\x05\x06", entry: 0x02014b50 } as const;

/** The checksums of the files in an archive, in the order of its directory. The unpacker does not verify them. */
const checksumsOf = (bytes: Uint8Array): readonly number[] => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = buffer.lastIndexOf(signature.endOfDirectory, undefined, "latin1");
  const checksums: number[] = [];
  let offset = buffer.readUInt32LE(end + 16);
  // ZIP64 (§4.3.14, §4.3.15).
  if (offset === 0xffff_ffff) offset = Number(buffer.readBigUInt64LE(Number(buffer.readBigUInt64LE(end - 12)) + 48));
  while (offset + 46 <= buffer.length && buffer.readUInt32LE(offset) === signature.entry) {
    checksums.push(buffer.readUInt32LE(offset + 16));
    offset += 46 + [28, 30, 32].reduce((sum, field) => sum + buffer.readUInt16LE(offset + field), 0);
  }
  return checksums;
};

/** The texts of the wanted files in an archive, and the names of the other files. */
export interface Archive {
  readonly texts: ReadonlyMap<string, string>;
  readonly others: readonly string[];
}

/**
 * Unpacks the wanted files of a ZIP archive, in any of its folders. The unpacker allocates the sizes that the archive
 * states, and cuts off the rest, so the limits apply to these, and the checksum reveals files that are longer.
 * @throws ImportError if it is not a valid archive, or exceeds the limits.
 */
export const unpack = (bytes: Uint8Array, isWanted: (name: string) => boolean): Archive => {
  const others: string[] = [];
  const checksums = new Map<string, number | undefined>();
  let all = 0;
  let index = 0;
  let directory: readonly number[];
  const filter = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    directory ??= checksumsOf(bytes);
    checksums.set(name, directory[index]);
    index += 1;
    if (!isWanted(baseName(name))) {
      if (!name.endsWith("/")) others.push(baseName(name));
      return false;
    }
    // Files that are not compressed have only `size`.
    const unpacked = Math.max(size, originalSize);
    all += unpacked;
    if (unpacked > MAX_UNPACKED_BYTES.file || all > MAX_UNPACKED_BYTES.all)
      throw new ImportError(
        `With ${name} (${unpacked} bytes), the unpacked files have ${all} bytes. The limits are ` +
          `${MAX_UNPACKED_BYTES.file} per file and ${MAX_UNPACKED_BYTES.all} in total; LinkedIn's exports are far smaller.`,
      );
    return true;
  };
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, { filter });
    const damaged = Object.entries(files).find(([name, data]) => crc32(data) !== checksums.get(name));
    if (damaged) throw new Error(`${damaged[0]} does not have the size and checksum that the archive states`);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(
      `The archive cannot be unpacked (${(error as Error).message}). It may be damaged; download it again.`,
    );
  }
  return { texts: new Map(Object.entries(files).map(([name, data]) => [baseName(name), decode(data)])), others };
};
