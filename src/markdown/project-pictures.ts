import type { WrittenProject } from "../content/content.ts";
import { pictureUrl, textWithPictureUrls } from "../portfolio/pictures/picture-urls.ts";
import { blocks, escapeInline } from "./text.ts";

/** A project whose text also has its cover and its gallery, all with absolute addresses. Generated covers are left out. */
export const withPictures = (project: WrittenProject, site: string): WrittenProject => {
  const { cover, gallery = [], pictures } = project;
  const markdownOf = ({ src, alt, caption }: NonNullable<WrittenProject["gallery"]>[number]): string => {
    const url = pictureUrl(pictures?.[src], site)?.url;
    return url === undefined ? "" : blocks(`![${escapeInline(alt)}](${url})`, caption && escapeInline(caption));
  };
  const description = blocks(
    cover && markdownOf(cover),
    textWithPictureUrls(project, site),
    ...gallery.map(markdownOf),
  );
  return { ...project, description };
};
