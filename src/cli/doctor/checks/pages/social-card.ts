import { type Check, faultUnless, passOrFail } from "../../check.ts";
import { fetchDocument, pathOnSite } from "../../documents/documents.ts";
import { homePage } from "../../documents/pages.ts";
import { metaIn } from "../../parse/html.ts";

/** The recommended Open Graph size in pixels, and a size limit that all services accept. */
const [width, height] = [1200, 630];
const MAX_CARD_BYTES = 5_000_000;

const isPng = (bytes: Uint8Array): boolean =>
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].every((byte, index) => bytes[index] === byte) && bytes.length >= 24;

/** The picture that other sites show with a link to this one (ogp.me). */
export const socialCard: Check = {
  id: "preview-picture",
  title: "Preview picture",
  run: async (site) => {
    const images = metaIn(await homePage(site), "og:image");
    const fix = `Set <meta property="og:image"> to the full URL of a PNG of ${width} × ${height} on this site.`;
    if (!images) return passOrFail([{ found: "/ has no og:image", fix }], "");
    const path = URL.canParse(images) ? pathOnSite(site, images) : undefined;
    if (path === undefined)
      return passOrFail([{ found: `the og:image of / is ${images}; expected a full URL on this site`, fix }], "");
    const { body } = await fetchDocument(site, path, ["image/png", "image/jpeg"]);
    if (body.length > MAX_CARD_BYTES)
      return passOrFail(
        [{ found: `${path} has ${body.length} bytes`, fix: `Use at most ${MAX_CARD_BYTES} bytes.` }],
        "",
      );
    if (!isPng(body)) return passOrFail(faultUnless(!path.endsWith(".png"), `${path} is not a PNG`, fix), path);
    const view = new DataView(body.buffer, body.byteOffset);
    const [actualWidth, actualHeight] = [view.getUint32(16), view.getUint32(20)];
    const found = `${path} is ${actualWidth} × ${actualHeight}`;
    return passOrFail(faultUnless(actualWidth >= width && actualHeight >= height, found, fix), found);
  },
};
