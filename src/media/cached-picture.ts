import { createHash } from "node:crypto";
import about from "../../package.json" with { type: "json" };
import { readCached, writeCached } from "./cache.ts";
import type { Picture } from "./social-card/draw.ts";

/** The releases that decide how a picture looks. */
const releases = Object.entries(about.dependencies).filter(([name]) =>
  /^(?:satori$|@resvg\/|@fontsource\/)/.test(name),
);

/** A picture as PNG, from the cache or drawn (D54). The same picture always has the same bytes. */
export const pictureBytes = async (picture: Picture): Promise<Uint8Array> => {
  const digest = createHash("sha256")
    .update(JSON.stringify([releases, picture]))
    .digest("hex");
  const name = `picture-${digest}.png`;
  const before = await readCached(name);
  if (before) return before;
  const { renderPng } = await import("./social-card/draw.ts");
  const bytes = await renderPng(picture);
  await writeCached(name, bytes);
  return bytes;
};
