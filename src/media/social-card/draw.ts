import { readFileSync } from "node:fs";
import type { SharedContext } from "../../content/build-context.ts";
import { siteTheme } from "../../themes/site-theme.ts";
import { drawingName, readCached, writeCached } from "../cache.ts";
import { pictureBytes as builtPicture } from "../pictures/build-pictures.ts";
import { loadSharp } from "../sharp.ts";
import { typstSvg } from "../typst/compiler.ts";
import { CARD_PICTURE_SIZE, type CardPicture, type SocialCard } from "./card.ts";
import { cardDesign, pictureColors } from "./design.ts";

const template = readFileSync(new URL("./card.typ", import.meta.url), "utf8");

/** The part of a picture that its frame shows, as JPEG; a drawing as it is. */
const pictureBytes = async (picture: CardPicture, folder: string, background: string): Promise<Uint8Array> => {
  if ("svg" in picture) return Buffer.from(picture.svg);
  const { planned, focus } = picture;
  const sharp = await loadSharp();
  const whole = sharp(await builtPicture(folder, planned));
  const size = await whole.metadata();
  const { width, height } = CARD_PICTURE_SIZE;
  const scale = Math.min(size.width / width, size.height / height);
  const part = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return whole
    .extract({
      left: Math.round(((size.width - part.width) * focus.x) / 100),
      top: Math.round(((size.height - part.height) * focus.y) / 100),
      ...part,
    })
    .resize(width, height)
    .flatten({ background })
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .toBuffer();
};

/** Changes when the code below draws cards differently, so that those in caches are drawn again. */
const DRAWING_VERSION = 2;

/** Replaces an SVG picture by its elements: drawing it inside another picture takes twice as long. */
const withDrawing = (svg: string): string =>
  svg.replace(
    /<image [^>]*width="([\d.]+)" height="([\d.]+)"[^>]*href="data:image\/svg\+xml;base64,([^"]+)"[^>]*?(?:\/>|><\/image>)/,
    (_, width, height, data) =>
      Buffer.from(data, "base64")
        .toString("utf8")
        .replace(/<svg [^>]*viewBox="([^"]*)">/, `<svg width="${width}" height="${height}" viewBox="$1">`),
  );

const formatOf = ({ path }: SocialCard): "jpg" | "png" => (path.endsWith(".jpg") ? "jpg" : "png");

type CardContext = Pick<SharedContext, "portfolio" | "folder">;

/**
 * Draws a card as PNG, or as JPEG if it has a photo. The same card always has the same bytes (D54).
 * @throws PictureError if sharp is missing.
 */
export const renderSocialCard = async (card: SocialCard, { portfolio, folder }: CardContext): Promise<Uint8Array> => {
  const theme = siteTheme(portfolio.site);
  const { paper } = pictureColors(theme);
  const files = card.picture && { "/picture": await pictureBytes(card.picture, folder, paper) };
  const svg = await typstSvg({ template, ...cardDesign(card, theme), ...(files && { files }) });
  const sharp = await loadSharp();
  const drawn = sharp(Buffer.from(withDrawing(svg))).flatten({ background: paper });
  return formatOf(card) === "jpg"
    ? drawn.jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer()
    : drawn.png({ compressionLevel: 6 }).toBuffer();
};

/** The bytes of a card, and whether they were drawn now. */
export interface DrawnCard {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isNew: boolean;
}

/** A card from the cache, or drawn now. */
export const drawSocialCard = async (card: SocialCard, context: CardContext): Promise<DrawnCard> => {
  const { data } = cardDesign(card, siteTheme(context.portfolio.site));
  const name = drawingName("card", formatOf(card), [DRAWING_VERSION, template, data, card.picture]);
  const cached = await readCached(name);
  if (cached) return { bytes: cached, isNew: false };
  const bytes = new Uint8Array(await renderSocialCard(card, context));
  await writeCached(name, bytes);
  return { bytes, isNew: true };
};
