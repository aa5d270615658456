import * as z from "zod";
import { ProjectKind } from "../../contract/resources/project.ts";
import { ProjectFile } from "../content.ts";
import { asSentence, dateOf, uriOf } from "./forms.ts";
import type { Mapping } from "./mapping.ts";
import { shown } from "./notes.ts";
import type { Taking } from "./taking.ts";

/** The name of a project's file without the ending, as the content check allows it. */
export const Slug = z.string().regex(/^[\p{L}\p{N}\p{M}_-]{1,250}$/u);

/** A project as it is read. Others do not give the name of its file. */
const ReadProject = z.strictObject({
  ...ProjectFile.shape,
  slug: Slug.exactOptional(),
  description: z.string().min(1),
});
export type ReadProject = z.output<typeof ReadProject>;

/** A title as the text, where there is no other: a project has to say something. */
const titleAsText = (take: Taking, title: string | undefined): string | undefined => {
  if (title !== undefined)
    take.left([], "has nothing to say of itself, so its name stands there as the text: describe it");
  return title;
};

/** What there is to say, in Markdown: a text, and a list below it. */
const readDescription = (take: Taking): string | undefined => {
  const text = take.text("(text)", "description", "summary");
  const highlights = take.texts("(text)", "highlights")?.map((each) => `- ${each.replaceAll(/\s*\n\s*/g, " ")}`);
  const parts = [text, highlights?.join("\n")].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join("\n\n") : undefined;
};

const readKind = (take: Taking): ProjectKind | undefined => {
  const type = take.any("type");
  const kind = ProjectKind.safeParse(typeof type === "string" ? type.trim().toLowerCase() : type);
  if (kind.success) take.took("kind", "type");
  else if (typeof type === "string" && type.trim() !== "")
    take.left("type", `${shown(type)} is neither client nor personal`);
  return kind.data;
};

const readYear = (take: Taking): string | undefined => {
  const [end, start] = [take.date("year", "endDate"), take.date("year", "startDate")];
  return (end ?? start)?.slice(0, 4);
};

/** A project, and an item of `projects`. */
export const project: Mapping<ReadProject> = {
  whole: ReadProject,
  draft: ReadProject.partial(),
  write: ({ title, description, tags = [], year, link, kind }) => ({
    name: title,
    description,
    keywords: tags.length > 0 ? tags : undefined,
    startDate: dateOf(year),
    endDate: dateOf(year),
    url: uriOf(link),
    type: kind,
  }),
  read: (take) => {
    const title = take.text("title", "name");
    const own = {
      title,
      description: readDescription(take) ?? titleAsText(take, title),
      tags: take.texts("tags", "keywords"),
      year: readYear(take),
      link: take.url("link", "url", "website"),
      kind: readKind(take),
    };
    take.rest({
      roles: "a project has no place for roles: say it in the text",
      entity: "a project has no place for whom it was made: say it in the text",
    });
    return own;
  },
};

/** Something published, as a project: `publications` is read and never written. */
export const publication: typeof project = {
  ...project,
  read: (take) => {
    const publisher = take.text("(text)", "publisher");
    const summary = take.text("(text)", "summary");
    const text = [summary, publisher && asSentence(`Published by ${publisher}`)].filter((part) => part).join("\n\n");
    const title = take.text("title", "name");
    const own = {
      title,
      description: text === "" ? titleAsText(take, title) : text,
      tags: ["publication"],
      year: take.date("year", "releaseDate")?.slice(0, 4),
      link: take.url("link", "url", "website"),
    };
    take.rest();
    return own;
  },
};
