import type { PictureFile, PictureFormat } from "../../content/pictures/picture.ts";
import { loadSharp, type Sharp } from "../sharp.ts";

/** Widths up to this are for phones, whose dense screens hide more. */
const PHONE_WIDTH = 720;

/**
 * Widths up to this get more effort: fine lines and dots keep their shapes in files of the same size, in 0.4 s instead of 0.1 s. For
 * wider files, it takes several times as long for less.
 */
const DETAILED_WIDTH = 480;

/** Qualities at which differences to the original are hard to see. */
const encoders: Readonly<Record<PictureFormat, (picture: Sharp, width: number) => Sharp>> = {
  avif: (picture, width) =>
    picture.avif({ quality: width <= PHONE_WIDTH ? 42 : 50, effort: width <= DETAILED_WIDTH ? 3 : 1 }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

/** Changes when the encoders change, so that their files get new names. */
export const ENCODER_VERSION = 5;

/** A file of a picture. sharp leaves out metadata and converts colors to sRGB. */
export const encodeFile = async (
  original: string,
  { format, width }: Pick<PictureFile, "format" | "width">,
): Promise<Buffer> => {
  const sharp = await loadSharp();
  const picture = sharp(original).autoOrient().resize({ width, withoutEnlargement: true });
  return encoders[format](picture, width).toBuffer();
};

/** What the pixels of a picture say. */
export interface PixelFacts {
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
  readonly isTransparent: boolean;
  /** The average color, from 0 to 255. */
  readonly color: readonly [red: number, green: number, blue: number];
}

/** Reads the size, the transparency and the average color of a picture. */
export const readPixels = async (original: string): Promise<PixelFacts> => {
  const sharp = await loadSharp();
  const { autoOrient, hasAlpha } = await sharp(original).metadata();
  const small = sharp(original).resize({ width: 64, height: 64, fit: "inside" }).toColorspace("srgb");
  const { channels, isOpaque } = await sharp(await small.png().toBuffer()).stats();
  const [red = 0, green = red, blue = red] = channels
    .slice(0, channels.length > 2 ? 3 : 1)
    .map(({ mean }) => Math.round(mean));
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    isTransparent: hasAlpha && !isOpaque,
    color: [red, green, blue],
  };
};
