import { isUtf8 } from "node:buffer";
import { type UnzipFileInfo, unzipSync } from "fflate";
import { ImportError } from "../import-error.ts";

/** How large the files that are read may be when they are unpacked, each and together, in bytes. */
export const unpackedLimits = { file: 8 * 1024 * 1024, all: 32 * 1024 * 1024 } as const;

const baseName = (name: string): string => name.slice(name.lastIndexOf("/") + 1);

const decode = (bytes: Uint8Array): string => new TextDecoder(isUtf8(bytes) ? "utf-8" : "windows-1252").decode(bytes);

/** What is in an archive: the texts of the files that are wanted, and the names of the others. */
export interface Archive {
  readonly texts: ReadonlyMap<string, string>;
  readonly others: readonly string[];
}

/**
 * Unpacks some files of a ZIP archive, whichever folder of it they are in. A file is given as much memory as the archive
 * says that it needs, so what is asked for is bounded by what it says.
 * @throws ImportError where it is no archive, or where it asks for too much.
 */
export const unpack = (bytes: Uint8Array, wanted: ReadonlySet<string>): Archive => {
  const others: string[] = [];
  let all = 0;
  const filter = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    if (!wanted.has(baseName(name))) {
      if (!name.endsWith("/")) others.push(baseName(name));
      return false;
    }
    // What is not compressed has the other size.
    const unpacked = Math.max(size, originalSize);
    all += unpacked;
    if (unpacked > unpackedLimits.file || all > unpackedLimits.all)
      throw new ImportError(
        `${name} would have ${unpacked} bytes when it is unpacked; expected at most ${unpackedLimits.file}, and ` +
          `${unpackedLimits.all} for all files. An export of LinkedIn is far smaller.`,
      );
    return true;
  };
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(
      `The archive cannot be unpacked (${(error as Error).message}). It may be damaged: download it again.`,
    );
  }
  return { texts: new Map(Object.entries(files).map(([name, data]) => [baseName(name), decode(data)])), others };
};
