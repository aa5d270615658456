import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import about from "../../package.json" with { type: "json" };
import type { PictureText } from "../portfolio/picture-text.ts";
import { poster } from "./picture/poster.ts";

/** Where pictures are kept, by what they are drawn from: drawing one takes more than half a second. */
const kept = join("node_modules", ".cache", "vitrine");
const { satori, "@resvg/resvg-wasm": resvg, "@fontsource/newsreader": type } = about.dependencies;

/** Keeps a picture for later builds, where that is possible. Builds beside this one see a whole file or none. */
const keep = async (file: string, bytes: Uint8Array): Promise<void> => {
  try {
    await mkdir(kept, { recursive: true });
    const partial = `${file}.${process.pid}`;
    await writeFile(partial, bytes);
    await rename(partial, file);
  } catch {
    // Then it is drawn again.
  }
};

/** The picture that services show where the site is shared, as PNG: the same bytes for the same text. */
export const picture = async (text: PictureText): Promise<Uint8Array> => {
  const laidOut = poster(text);
  const name = createHash("sha256").update(JSON.stringify([satori, resvg, type, laidOut]));
  const file = join(kept, `picture-${name.digest("hex")}.png`);
  const before = await readFile(file).catch(() => undefined);
  if (before) return before;
  const { draw } = await import("./picture/draw.ts");
  const bytes = await draw(laidOut);
  await keep(file, bytes);
  return bytes;
};
