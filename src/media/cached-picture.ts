import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import about from "../../package.json" with { type: "json" };
import type { Picture } from "./social-card/draw.ts";

/** Cache folder: rendering a picture takes up to half a second. */
const cacheFolder = join("node_modules", ".cache", "vitrine");

/** The releases that decide how a picture looks. */
const releases = Object.entries(about.dependencies).filter(([name]) =>
  /^(?:satori$|@resvg\/|@fontsource\/)/.test(name),
);

/** Caches a picture for later builds, if possible. The rename is atomic, so parallel builds never read a partial file. */
const writeCache = async (file: string, bytes: Uint8Array): Promise<void> => {
  try {
    await mkdir(cacheFolder, { recursive: true });
    const partial = `${file}.${process.pid}`;
    await writeFile(partial, bytes);
    await rename(partial, file);
  } catch {
    // Without a cache, the next build renders the picture again.
  }
};

/** A picture as PNG, from the cache or drawn (D54). The same picture always has the same bytes. */
export const pictureBytes = async (picture: Picture): Promise<Uint8Array> => {
  const name = createHash("sha256").update(JSON.stringify([releases, picture]));
  const file = join(cacheFolder, `picture-${name.digest("hex")}.png`);
  const before = await readFile(file).catch(() => undefined);
  if (before) return before;
  const { renderPng } = await import("./social-card/draw.ts");
  const bytes = await renderPng(picture);
  await writeCache(file, bytes);
  return bytes;
};
