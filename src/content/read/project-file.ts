import type * as z from "zod";
import { reservedSlugs } from "../../contract/resources/portfolio/project.ts";
import { decodePath } from "../../contract/site/nearest-path.ts";
import { projectPages } from "../../contract/site/pages.ts";
import type { WrittenAlias } from "../aliases/alias-issues.ts";
import { ProjectFile, type WrittenProject } from "../content.ts";
import { dateKeys } from "../dates/implausible-years.ts";
import { type ContentIssue, fileIssue, issueAt } from "../issues/content-issue.ts";
import { duplicates } from "../issues/duplicates.ts";
import type { PublishedText } from "../issues/hidden-email.ts";
import { normalizeForComparison } from "../issues/similar-names.ts";
import type { Source } from "../issues/source.ts";
import { endBeforeStart } from "../kinds/reversed-periods.ts";
import { bodyLinks, type ContentLink, isRelative, valueLinks } from "../links/content-links.ts";
import type { PictureReference } from "../pictures/check-pictures.ts";
import { withYear } from "../projects/project-year.ts";
import type { YamlText } from "../text/yaml-texts.ts";
import { readYaml } from "./read-yaml.ts";

/** A parsed project file in one language: its front matter if it has no issues, and what is known if it has some. */
export interface ProjectParts<Value = Record<string, unknown>> {
  readonly slug: string;
  readonly value?: Value;
  /** The text below the front matter, trimmed. */
  readonly body?: string;
  readonly links: readonly ContentLink[];
  /** The texts that the site publishes. */
  readonly texts: readonly PublishedText[];
  /** Its dates. */
  readonly dates: readonly PublishedText[];
  readonly aliases: readonly WrittenAlias[];
  readonly pictures: readonly PictureReference[];
  readonly isDraft: boolean;
  readonly issues: readonly ContentIssue[];
  readonly title?: YamlText & { readonly source: Source };
}

/** A parsed project file: the project if it has no issues, and what is known if it has some. */
export interface ParsedProject extends ProjectParts<z.output<typeof ProjectFile>> {
  readonly project?: WrittenProject;
}

interface Parts {
  /** Starts where the file starts, so that offsets are the same in both. */
  readonly yaml: string;
  /** The offset after the front matter. */
  readonly end: number;
  readonly body: string;
}

/** Splits a project file into front matter and body. */
export const splitFrontMatter = ({ text }: Source): Parts | undefined => {
  const match = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?(---[ \t]*(?:\r?\n|$))/.exec(text);
  if (!match) return undefined;
  const end = match[0].length;
  return { yaml: text.slice(0, end - (match[1]?.length ?? 0)), end, body: text.slice(end).trim() };
};

const startWith = "start the file with three lines: ---, `title: …` and ---";

const missingFrontMatter = (source: Source): ContentIssue => {
  const { text } = source;
  const expected = "front matter between two --- lines, then the description";
  if (text.trim() === "") return issueAt(source, 0, 1, { found: "an empty file", expected, fix: startWith });
  if (/^---[ \t]*\r?$/m.test(text.split("\n")[0] ?? ""))
    return issueAt(source, 0, 3, {
      found: "front matter without an end",
      expected,
      fix: "add a line --- between the last key and the description",
    });
  const later = /^---[ \t]*\r?\n\s*[\w-]+:/m.exec(text);
  const fix = later ? "remove everything above the first --- line" : startWith;
  const length = text.split(/\r?\n/)[0]?.length ?? 0;
  return issueAt(source, 0, length, { found: "a file that does not start with ---", expected, fix });
};

const SLUG = /^[\p{L}\p{N}\p{M}_-]+$/u;

/** Whether a folder sets the name of a project. */
const isInFolder = ({ file }: Source): boolean => file.split("/").length > 3;
const nounOf = (source: Source): string => (isInFolder(source) ? "folder" : "file");
const nameOf = (source: Source, slug: string): string => (isInFolder(source) ? slug : `${slug}.md`);

/** A file name that cannot be part of a URL path. */
const invalidFileName = (source: Source, slug: string): ContentIssue => {
  const meant = slug
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  return fileIssue(source.file, {
    found: `the ${nounOf(source)} name \`${nameOf(source, slug)}\``,
    expected: "a name with only letters, digits, - and _, because it becomes part of the page's URL",
    fix: meant
      ? `rename it to \`${nameOf(source, meant)}\``
      : `rename it, for example to \`${nameOf(source, "tide-clock")}\``,
  });
};

/** A file name whose JSON file would replace another file of the site (D17). */
const reservedFileName = (source: Source, slug: string): ContentIssue =>
  fileIssue(source.file, {
    found: `the ${nounOf(source)} name \`${nameOf(source, slug)}\``,
    expected: `a name other than ${reservedSlugs.join(", ")}, which the API uses for its own files`,
    fix: `rename it, for example to \`${nameOf(source, `${slug.toLowerCase()}-project`)}\``,
  });

const nameIssues = (source: Source, slug: string): ContentIssue[] => [
  ...(SLUG.test(slug) ? [] : [invalidFileName(source, slug)]),
  ...(reservedSlugs.includes(slug.toLowerCase()) ? [reservedFileName(source, slug)] : []),
];

/** A project whose file cannot be read. */
export const unreadableProject = (slug: string, issues: readonly ContentIssue[]): ProjectParts<never> => ({
  slug,
  issues,
  links: [],
  texts: [],
  dates: [],
  aliases: [],
  pictures: [],
  isDraft: false,
});

const missingAlt = (source: Source, { start, end }: ContentLink): ContentIssue =>
  issueAt(source, start, end, {
    found: "a picture without alternative text",
    expected: "text that says what the picture shows, for people who do not see it",
    fix: "write it between the brackets: `![A clock with one hand](./clock.jpg)`",
  });

/** Parses the front matter and the text of a project file. */
const readParts = <Schema extends z.ZodType>(
  source: Source,
  slug: string,
  folder: string,
  schema: Schema,
): ProjectParts<z.output<Schema>> & { readonly end: number } => {
  const parts = splitFrontMatter(source);
  if (!parts) return { ...unreadableProject(slug, [missingFrontMatter(source)]), end: 0 };
  const { value, issues, textAt, textsAt, texts, valuesOf } = readYaml(source, parts.yaml, schema);
  const titled = textAt("title");
  const title = titled && { ...titled, source };
  const page = projectPages + slug;
  const linksInBody = bodyLinks(source, parts.end, page);
  const bodyPictures = linksInBody.filter(({ href, isPicture }) => isPicture && isRelative(href));
  const isWithoutAlt = ({ start }: ContentLink): boolean => /^!\[\s*\]\(/.test(source.text.slice(start));
  const written = [textAt("cover", "src"), ...textsAt("gallery", "src")].flatMap((text) =>
    text?.text ? [{ ...text, src: text.text }] : [],
  );
  const pictures = [...written, ...bodyPictures.map((link) => ({ ...link, src: decodePath(link.href) }))].map(
    ({ src, start, end }) => ({ source, start, end, src, folder }),
  );
  return {
    slug,
    ...(value !== undefined && { value }),
    body: parts.body,
    end: parts.yaml.length,
    issues: [
      ...issues,
      ...endBeforeStart(source, textAt("start"), textAt("end")),
      ...bodyPictures.filter(isWithoutAlt).map((link) => missingAlt(source, link)),
    ],
    links: [
      ...valueLinks(source, texts(), { page, isRendered: false }),
      ...linksInBody.filter((link) => !bodyPictures.includes(link)),
    ],
    texts: [...texts(), { start: parts.end, end: source.text.length }].map(({ start, end }) => ({
      source,
      start,
      end,
    })),
    dates: valuesOf(dateKeys).map(({ start, end }) => ({ source, start, end })),
    aliases: textsAt("aliases").flatMap((alias) => (alias ? { ...alias, source, slug } : [])),
    pictures,
    isDraft: false,
    ...(title && { title }),
  };
};

/** Parses a project file. `slug` is the name of the file without `.md`, or of its folder. Its pictures are relative to `folder`. */
export const readProject = (source: Source, slug: string, folder = "projects"): ParsedProject => {
  const { end, ...parts } = readParts(source, slug, folder, ProjectFile);
  const { value, body } = parts;
  const emptyIssue = issueAt(source, end, end + 3, {
    found: "no description",
    expected: "text below the front matter",
    fix: "describe the project below this line in at least one sentence",
  });
  const issues = [...nameIssues(source, slug), ...parts.issues, ...(body === "" ? [emptyIssue] : [])];
  return {
    ...parts,
    issues,
    isDraft: value?.draft ?? false,
    ...(issues.length === 0 &&
      value &&
      body !== undefined && { project: { ...withYear(value), slug, description: body.replaceAll("\r\n", "\n") } }),
  };
};

/** Parses a project in a further language. It can have fewer members, and no text. */
export const readProjectVariant = (source: Source, slug: string, folder: string, schema: z.ZodObject): ProjectParts =>
  // Like an empty YAML file, an empty file has no texts of its own.
  source.text.trim() === "" ? { ...unreadableProject(slug, []), value: {} } : readParts(source, slug, folder, schema);

/** Titles that more than one project has. */
export const duplicateTitles = (projects: readonly ParsedProject[]): ContentIssue[] => {
  const titles = projects.flatMap(({ title }) => (title && title.text.trim() !== "" ? title : []));
  return [...duplicates(titles, ({ text }) => normalizeForComparison(text))].map(
    ([{ source, text, start, end }, first]) =>
      issueAt(source, start, end, {
        found: `the title "${text}", which ${first.source.file} also has`,
        expected: "a different title for each project",
        fix: "change one of the titles or remove one of the files",
      }),
  );
};
