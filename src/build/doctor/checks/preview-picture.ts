import { type Check, judged } from "../check.ts";
import { documentAt, ownPath } from "../documents.ts";
import { metaIn } from "../html.ts";
import { homePage } from "../pages.ts";

/** Pixels that previews are cut to, and bytes that they take. */
const [width, height, most] = [1200, 630, 5_000_000];

const isPng = (bytes: Uint8Array): boolean =>
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].every((byte, at) => bytes[at] === byte) && bytes.length >= 24;

/** The picture that is shown where the site is linked to (ogp.me). */
export const previewPicture: Check = {
  id: "preview-picture",
  title: "Preview picture",
  run: async (site) => {
    const named = metaIn(await homePage(site), "og:image");
    const fix = `Name a PNG of ${width} × ${height} on this site with its whole address in <meta property="og:image">.`;
    if (!named) return judged([{ found: "/ names none", fix }], "");
    const path = URL.canParse(named) ? ownPath(site, named) : undefined;
    if (path === undefined)
      return judged([{ found: `/ names ${named}, which is no whole address of this site`, fix }], "");
    const { body } = await documentAt(site, path, ["image/png", "image/jpeg"]);
    if (body.length > most) return judged([{ found: `${path} has ${body.length} bytes`, fix: `Keep to ${most}.` }], "");
    if (!isPng(body)) return judged(path.endsWith(".png") ? [{ found: `${path} is no PNG`, fix }] : [], path);
    const view = new DataView(body.buffer, body.byteOffset);
    const [its, high] = [view.getUint32(16), view.getUint32(20)];
    const found = `${path} is ${its} × ${high}`;
    return judged(its >= width && high >= height ? [] : [{ found, fix }], found);
  },
};
