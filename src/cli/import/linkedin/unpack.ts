import { isUtf8 } from "node:buffer";
import { type UnzipFileInfo, unzipSync } from "fflate";
import { ImportError } from "../import-error.ts";

/** Maximum unpacked size of one file, and of all files together, in bytes. */
export const MAX_UNPACKED_BYTES = { file: 8 * 1024 * 1024, all: 32 * 1024 * 1024 } as const;

const baseName = (name: string): string => name.slice(name.lastIndexOf("/") + 1);

const decode = (bytes: Uint8Array): string => new TextDecoder(isUtf8(bytes) ? "utf-8" : "windows-1252").decode(bytes);

/** The texts of the wanted files in an archive, and the names of the other files. */
export interface Archive {
  readonly texts: ReadonlyMap<string, string>;
  readonly others: readonly string[];
}

/**
 * Unpacks the wanted files of a ZIP archive, in any of its folders. The unpacker allocates the sizes that the archive
 * states, so the limits apply to these.
 * @throws ImportError if it is not a valid archive, or exceeds the limits.
 */
export const unpack = (bytes: Uint8Array, isWanted: (name: string) => boolean): Archive => {
  const others: string[] = [];
  let all = 0;
  const filter = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
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
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(
      `The archive cannot be unpacked (${(error as Error).message}). It may be damaged; download it again.`,
    );
  }
  return { texts: new Map(Object.entries(files).map(([name, data]) => [baseName(name), decode(data)])), others };
};
