import type { WrittenProject } from "../../content/content.ts";
import { replacePictures } from "../../content/markdown.ts";
import type { BuiltPicture, ContentPicture, PictureFile } from "../../content/pictures/picture.ts";

/** The path of a file that the build makes from a picture. */
export const pictureFilePath = ({ name }: Pick<PictureFile, "name">): string => `/_astro/${name}`;

/** The address of a picture's largest file that every program can show, and the size of that file in pixels. */
export interface PictureUrl {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The picture that an address in other documents leads to; undefined until the build has read it. */
export const pictureUrl = (picture: ContentPicture | undefined, site: string): PictureUrl | undefined => {
  const { built } = picture ?? {};
  const file = built?.files.at(-1);
  return (
    built &&
    file && {
      url: site + pictureFilePath(file),
      width: file.width,
      height: heightFor(built, file.width),
    }
  );
};

/** The height of a picture at a width. */
const heightFor = ({ width, height }: Pick<BuiltPicture, "width" | "height">, atWidth: number): number =>
  Math.max(1, Math.round((height / width) * atWidth));

/** The picture that a link in the text of a project leads to. */
export const pictureOf = ({ pictures }: Pick<WrittenProject, "pictures">, href: string): ContentPicture | undefined => {
  try {
    return pictures?.[href] ?? pictures?.[decodeURIComponent(href)];
  } catch {
    return undefined;
  }
};

/** The text of a project with absolute addresses of its pictures. */
export const textWithPictureUrls = (
  project: Pick<WrittenProject, "description" | "pictures">,
  site: string,
): string => {
  if (!project.pictures) return project.description;
  return replacePictures(project.description, (href) => pictureUrl(pictureOf(project, href), site)?.url);
};
