import * as z from "zod";
import type { ContentLocation } from "../issues/content-issue.ts";

const words: Readonly<Record<string, number>> = { left: 0, top: 0, center: 50, right: 100, bottom: 100 };

/** The point of a picture that stays visible when it is cropped, as percentages from the left and from the top. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/**
 * A focus as CSS writes `object-position`: words such as `top` or `bottom left`, or two percentages from the left and from
 * the top. Undefined for any other text.
 */
export const parseFocus = (text: string): Focus | undefined => {
  const parts = text.trim().toLowerCase().split(/\s+/);
  const percentages = parts.map((part) => /^(\d{1,2}|100)%$/.exec(part)?.[1]).filter((part) => part !== undefined);
  if (percentages.length === 2 && parts.length === 2) return { x: Number(percentages[0]), y: Number(percentages[1]) };
  if (parts.length > 2 || parts.some((part) => words[part] === undefined)) return undefined;
  const across = parts.find((part) => part === "left" || part === "right");
  const down = parts.find((part) => part === "top" || part === "bottom");
  const isComplete =
    [across, down, ...parts.filter((part) => part === "center")].filter(Boolean).length === parts.length;
  return isComplete ? { x: words[across ?? "center"] ?? 50, y: words[down ?? "center"] ?? 50 } : undefined;
};

/** A picture as the owner writes it: the path of a file, and its text. */
export const WrittenPicture = z.strictObject({
  src: z.string().min(1).describe("The path of a JPEG, PNG, WebP, AVIF or GIF file, relative to this file."),
  alt: z
    .string()
    .describe("What the picture shows, for people who do not see it. An empty string if it is only decoration."),
});
export type WrittenPicture = z.infer<typeof WrittenPicture>;

export const WrittenFigure = WrittenPicture.extend({
  caption: z.string().min(1).exactOptional().describe("The text below the picture."),
});

export const WrittenCover = WrittenFigure.extend({
  focus: z
    .string()
    .refine(
      (text) => parseFocus(text) !== undefined,
      "expected words such as `top left`, or percentages such as 50% 20%",
    )
    .exactOptional()
    .describe(
      "The point that stays visible when the picture is cropped: words such as `top` or `bottom left`, or percentages from the left and from the top, such as `50% 20%`. The default is the center.",
    ),
});

/** The formats of the files that pages show, by the ending of their names. Browsers use the first that they support. */
export const pictureFormats = ["avif", "webp", "jpg", "png"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A file that the build makes from a picture. */
export interface PictureFile {
  /** The name of the file below `/_astro/`, which contains a hash of the original. */
  readonly name: string;
  readonly format: PictureFormat;
  /** In pixels. */
  readonly width: number;
}

/** What the build knows about a picture of the content. */
export interface BuiltPicture {
  /** The size of the original in pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** Its average color: red, green and blue from 0 to 7. Undefined for pictures with transparent parts. */
  readonly tone?: readonly [red: number, green: number, blue: number];
  /** At most eight files, by format and width, smallest first. The last can be shown by every browser. */
  readonly files: readonly PictureFile[];
}

/** A picture that a text or value refers to. */
export interface ContentPicture {
  /** The path of its file, relative to the content folder, with forward slashes. */
  readonly file: string;
  /** Where the content refers to it, for errors. */
  readonly location: ContentLocation;
  /** Undefined until the build has read the file. */
  readonly built?: BuiltPicture;
}

/** Pictures by the path that the owner wrote. */
export type ContentPictures = Readonly<Record<string, ContentPicture>>;
