import { createHash } from "node:crypto";
import { access, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import about from "../../package.json" with { type: "json" };

/** The folder that keeps what takes long to draw between builds. */
export const cacheFolder = join("node_modules", ".cache", "vitrine");

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

/** The releases that decide how a drawing looks. */
const releases = Object.entries({ vitrine: about.version, ...about.dependencies }).filter(([name]) =>
  /^(?:vitrine$|sharp$|woff2-encoder$|subset-font$|@myriaddreamin\/|@fontsource\/)/.test(name),
);

/** The name of a drawing in the cache. It changes with everything that decides how the drawing looks (D54). */
export const drawingName = (kind: string, format: string, inputs: unknown): string =>
  `${kind}-${createHash("sha256")
    .update(JSON.stringify([releases, inputs]))
    .digest("hex")
    .slice(0, 16)}.${format}`;

/** The bytes of a drawing, from the cache or drawn now. */
export const cached = async (
  kind: string,
  format: string,
  inputs: unknown,
  draw: () => Promise<Uint8Array>,
): Promise<Uint8Array> => {
  const name = drawingName(kind, format, inputs);
  const before = await readCached(name);
  if (before) return before;
  const bytes = await draw();
  await writeCached(name, bytes);
  return bytes;
};
