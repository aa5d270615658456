import type { WrittenProject } from "../../content/content.ts";
import type { PictureRenderer } from "../../content/markdown.ts";
import { escapeHtml } from "../../contract/text/escape-html.ts";
import { type Picture, textPicture } from "./view.ts";

/** How a page shows a picture. */
export interface PictureOptions {
  /** The width that it takes on the page, as in the attribute `sizes`: `(min-width: 48rem) 50vw, 100vw`. */
  readonly sizes: string;
  /** Whether it is visible when the page opens. Then it loads first; all others load when they come near the window. */
  readonly eager?: boolean;
}

/** A position in steps of 10 percent, so that the style sheet needs few rules. */
const step = (percentage: number): number => Math.round(percentage / 10) * 10;

/** The largest ratio of width to height, in tenths, of a picture that may be higher than a window. */
const MAX_RATIO = 15;

/** The width of a high picture in tenths of its height, rounded down so that no box is wider than its picture; undefined for wide ones. */
const ratioOf = ({ width, height }: Picture): number | undefined => {
  const ratio = Math.max(1, Math.floor((10 * width) / height));
  return ratio <= MAX_RATIO ? ratio : undefined;
};

const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? "" : ` ${name}="${escapeHtml(String(value))}"`))
    .join("");

/** A picture as HTML. The content security policy forbids `style`, so attributes carry its color, shape and focus (picture.css). */
export const pictureHtml = (picture: Picture, { sizes, eager = false }: PictureOptions): string => {
  const { alt, lang, width, height, src, srcset, sources, tone, focus } = picture;
  const all = sources.map((source) => `<source${attributes({ ...source, sizes })}>`).join("");
  const image = attributes({
    src,
    srcset,
    sizes: srcset && sizes,
    alt,
    lang: alt === "" ? undefined : lang,
    width,
    height,
    ...(eager ? { fetchpriority: "high" } : { loading: "lazy" }),
    decoding: "async",
    "data-tone": tone && `r${tone[0]} g${tone[1]} b${tone[2]}`,
    "data-ratio": ratioOf(picture),
    "data-focus": focus && `x${step(focus.x)} y${step(focus.y)}`,
  });
  return `<picture>${all}<img${image}></picture>`;
};

/** Renders the pictures in the text of a project. */
export const textPictures =
  (project: WrittenProject, options: PictureOptions): PictureRenderer =>
  (href, alt) => {
    const picture = textPicture(project, href, alt);
    return picture && pictureHtml(picture, options);
  };
