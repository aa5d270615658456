import type { Focus } from "../../content/pictures/picture.ts";
import type { OmittedText } from "../fonts/omitted-text.ts";
import type { PlannedFile } from "../pictures/build-pictures.ts";

/** The recommended Open Graph image size, in pixels. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 } as const;

/** The size of a picture's frame, in pixels. */
export const CARD_PICTURE_SIZE = { width: 452, height: 510 } as const;

/** A picture of a card: a file that the build makes from a picture of the content, or a drawing. */
export type CardPicture = { readonly planned: PlannedFile; readonly focus: Focus } | { readonly svg: string };

/** What the social card of a page shows. */
export interface SocialCard {
  /** The path of its file. */
  readonly path: string;
  readonly alt: string;
  readonly language: string;
  /** Whose site it is, above the title. */
  readonly label: string;
  readonly title: string;
  readonly lead?: string;
  /** The host of the site, with its base path; undefined if it is the title. */
  readonly host?: string;
  readonly picture?: CardPicture;
  readonly omitted: readonly OmittedText[];
}

/** The path of the card of a page: `/og/projects/atlas.png`, and `/og.png` for `/`. Cards with photos are JPEG files. */
export const socialCardPath = (page: string, hasPhoto: boolean): string =>
  `/og${page === "/" ? "" : page}.${hasPhoto ? "jpg" : "png"}`;

/** The path of the page of a card; undefined for other paths. */
export const pageOfSocialCard = (path: string): string | undefined => {
  const page = /^\/og(\/.*)?\.(?:png|jpg)$/.exec(path);
  return page ? (page[1] ?? "/") : undefined;
};
