import type { Portfolio, WrittenProject } from "../../content/content.ts";
import { fallbackLanguage, projectTextLanguage } from "../../content/languages/languages.ts";
import { pageLink } from "../../content/page-links.ts";
import { type ContentPicture, type PictureFile, parseFocus, pictureFormats } from "../../content/pictures/picture.ts";
import {
  GENERATED_COVER_SIZE,
  generatedCoverPath,
  hasGeneratedCovers,
} from "../../portfolio/pictures/generated-covers.ts";
import { pictureFilePath, pictureOf } from "../../portfolio/pictures/picture-urls.ts";
import { coverTone } from "../covers/cover.ts";

/** A picture of a page: what the component Picture needs. */
export interface Picture {
  readonly alt: string;
  /** The language of its texts, if it is not that of the page. */
  readonly lang?: string;
  /** The size in pixels, which gives the aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** The file that every browser can show. */
  readonly src: string;
  /** Its further widths, as in `srcset`; undefined for a file without a fixed size. */
  readonly srcset?: string;
  /** Smaller formats, in order of preference. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
  /** The average color: red, green and blue from 0 to 7. Undefined for pictures with transparent parts. */
  readonly tone?: readonly [red: number, green: number, blue: number];
  /** The point that stays visible when the picture is cropped, in percent from the left and from the top. */
  readonly focus?: { readonly x: number; readonly y: number };
}

/** A picture of a gallery, and the text below it. */
export interface Figure extends Picture {
  readonly caption?: string;
}

const srcsetOf = (files: readonly PictureFile[]): string =>
  files.map((file) => `${pageLink(pictureFilePath(file))} ${file.width}w`).join(", ");

const types = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg", png: "image/png" } as const;

/** A picture of the content for a page; undefined until the build has read its file. */
const contentPicture = (picture: ContentPicture | undefined, alt: string, lang?: string): Picture | undefined => {
  const built = picture?.built;
  const last = built?.files.at(-1);
  if (!built || !last) return undefined;
  const ofFormat = (format: PictureFile["format"]) => built.files.filter((file) => file.format === format);
  const smaller = pictureFormats.filter((format) => format !== last.format && ofFormat(format).length > 0);
  return {
    alt,
    ...(lang !== undefined && { lang }),
    width: built.width,
    height: built.height,
    src: pageLink(pictureFilePath(last)),
    srcset: srcsetOf(ofFormat(last.format)),
    sources: smaller.map((format) => ({ type: types[format], srcset: srcsetOf(ofFormat(format)) })),
    ...(built.tone && { tone: built.tone }),
  };
};

/**
 * The cover of a project: its own, otherwise the generated one, which is decoration. Undefined for projects without a cover
 * in a portfolio that is too large for generated ones.
 */
export const coverOf = (
  project: WrittenProject,
  portfolio: Pick<Portfolio, "projects" | "fallback">,
): Picture | undefined => {
  const { cover, pictures } = project;
  if (cover) {
    const picture = contentPicture(pictures?.[cover.src], cover.alt, projectTextLanguage(portfolio, project, "cover"));
    const focus = cover.focus === undefined ? undefined : parseFocus(cover.focus);
    return picture && { ...picture, ...(focus && { focus }) };
  }
  if (!hasGeneratedCovers(portfolio)) return undefined;
  return {
    alt: "",
    ...GENERATED_COVER_SIZE,
    src: pageLink(generatedCoverPath(project)),
    sources: [],
    tone: coverTone(project),
  };
};

/** The gallery of a project. */
export const galleryOf = (project: WrittenProject, portfolio: Pick<Portfolio, "fallback">): Figure[] => {
  const { gallery = [], pictures } = project;
  const lang = projectTextLanguage(portfolio, project, "gallery");
  return gallery.flatMap(({ src, alt, caption }) => {
    const picture = contentPicture(pictures?.[src], alt, lang);
    return picture ? [{ ...picture, ...(caption && { caption }) }] : [];
  });
};

/** The photo of the person; undefined if there is none. */
export const photoOf = (portfolio: Pick<Portfolio, "profile" | "photo" | "fallback">): Picture | undefined => {
  const { profile, photo } = portfolio;
  return profile.photo && contentPicture(photo, profile.photo.alt, fallbackLanguage(portfolio, "profile", "photo"));
};

/** A picture in the text of a project; undefined if the path is not that of a file in the content folder. */
export const textPicture = (project: WrittenProject, href: string, alt: string): Picture | undefined =>
  contentPicture(pictureOf(project, href), alt);
