import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import about from "../../package.json" with { type: "json" };
import { socialCardLayout } from "./social-card/layout.ts";
import type { SocialCardText } from "./social-card/texts.ts";

/** Cache folder: rendering a card takes more than half a second. */
const cacheFolder = join("node_modules", ".cache", "vitrine");
const { satori, "@resvg/resvg-wasm": resvg, "@fontsource/newsreader": type } = about.dependencies;

/** Caches a card for later builds, if possible. The rename is atomic, so parallel builds never read a partial file. */
const writeCache = async (file: string, bytes: Uint8Array): Promise<void> => {
  try {
    await mkdir(cacheFolder, { recursive: true });
    const partial = `${file}.${process.pid}`;
    await writeFile(partial, bytes);
    await rename(partial, file);
  } catch {
    // Without a cache, the next build renders the card again.
  }
};

/** The social card (`og:image`) as PNG. The same text always gives the same bytes. */
export const socialCardPng = async (text: SocialCardText): Promise<Uint8Array> => {
  const laidOut = socialCardLayout(text);
  const name = createHash("sha256").update(JSON.stringify([satori, resvg, type, laidOut]));
  const file = join(cacheFolder, `picture-${name.digest("hex")}.png`);
  const before = await readFile(file).catch(() => undefined);
  if (before) return before;
  const { renderPng } = await import("./social-card/draw.ts");
  const bytes = await renderPng(laidOut);
  await writeCache(file, bytes);
  return bytes;
};
