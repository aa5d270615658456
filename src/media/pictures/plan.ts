import type { PictureFile, PictureFormat } from "../../content/pictures/picture.ts";

/** The widths of the files in each format, in pixels: at most eight files. Most browsers load AVIF. */
const widths: Readonly<Record<PictureFormat, readonly number[]>> = {
  avif: [480, 720, 1280, 2000],
  webp: [800, 1600],
  jpg: [800, 1600],
  png: [800, 1600],
};

/** A file must be this much smaller than the original to be worth having. */
const MIN_STEP = 1.2;

/** The widths of a format that are smaller than the original, and that of the original if it is not the widest. */
const widthsFor = (format: PictureFormat, original: number): number[] => {
  const all = widths[format];
  return original > Math.max(...all) ? [...all] : [...all.filter((width) => width * MIN_STEP < original), original];
};

/** A file name as part of a URL. */
const stemOf = (file: string): string =>
  file
    .replace(/^.*\//, "")
    .replace(/\.[^.]*$/, "")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 40);

/** What the names and sizes of a picture's files depend on. */
interface PictureFacts {
  /** The path of the original. */
  readonly file: string;
  /** A digest of the original and of the program that makes its files. */
  readonly digest: string;
  /** The width of the original in pixels, upright. */
  readonly width: number;
  /** Whether it has transparent parts. Then browsers without AVIF and WebP get PNG instead of JPEG. */
  readonly isTransparent: boolean;
}

/** The files of a picture, by format and width. Without `withAvif`, none is in AVIF, which takes seconds to encode. */
export const planFiles = ({ file, digest, width, isTransparent }: PictureFacts, withAvif = true): PictureFile[] => {
  const formats: readonly PictureFormat[] = [
    ...(withAvif ? ["avif" as const] : []),
    "webp",
    isTransparent ? "png" : "jpg",
  ];
  const stem = [stemOf(file), digest.slice(0, 12)].filter(Boolean).join("-");
  return formats.flatMap((format) =>
    widthsFor(format, width).map((width) => ({ name: `${stem}-${width}.${format}`, format, width })),
  );
};
