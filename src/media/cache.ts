import { access, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The folder that keeps what takes long to draw between builds. */
const cacheFolder = join("node_modules", ".cache", "vitrine");

/** The bytes that an earlier build saved; undefined if there are none. */
export const readCached = (name: string): Promise<Buffer<ArrayBuffer> | undefined> =>
  readFile(join(cacheFolder, name)).catch(() => undefined);

/** Whether an earlier build saved a file. */
export const isCached = (name: string): Promise<boolean> =>
  access(join(cacheFolder, name)).then(
    () => true,
    () => false,
  );

/** Saves bytes for later builds, if possible. The rename is atomic, so parallel builds never read a partial file. */
export const writeCached = async (name: string, bytes: Uint8Array | string): Promise<void> => {
  const file = join(cacheFolder, name);
  try {
    await mkdir(cacheFolder, { recursive: true });
    const partial = `${file}.${process.pid}`;
    await writeFile(partial, bytes);
    await rename(partial, file);
  } catch {
    // Without a cache, the next build draws it again.
  }
};
