import * as z from "zod";
import { limits } from "../../limits.ts";
import { text, trimmedText } from "../../text/text.ts";
import { Fallbacks } from "./fallbacks.ts";
import { PartialDate } from "./partial-date.ts";
import { Picture } from "./picture.ts";

export const ProjectKind = z.enum(["client", "personal"]);
export type ProjectKind = z.infer<typeof ProjectKind>;

export const Project = z
  .object({
    title: z.string().min(1).describe("The name of the project."),
    subtitle: z.string().min(1).exactOptional().describe("A one-line summary."),
    description: z.string().min(1).describe("The description, in Markdown."),
    tags: z.array(z.string().min(1)).exactOptional().describe("Technologies and topics."),
    link: z.string().min(1).exactOptional().describe("The URL of the project."),
    repo: z.string().min(1).exactOptional().describe("The URL of the source code."),
    year: z.string().min(1).exactOptional().describe("The year, four digits."),
    kind: ProjectKind.exactOptional().describe(
      "Whether it is client work or a personal project; omitted for any other project.",
    ),
    slug: z.string().min(1).exactOptional().describe("The name of the project in URLs, which does not change."),
    url: z.string().min(1).exactOptional().describe("The URL of the project's page."),
    updated: z.string().min(1).exactOptional().describe("The day on which the text last changed, YYYY-MM-DD."),
    cover: Picture.exactOptional(),
    lang: z.string().exactOptional().describe("The language of the text, if it is not translated."),
    fallbacks: Fallbacks.exactOptional(),
  })
  .meta({ id: "Project", description: "A project." });

export type Project = z.infer<typeof Project>;

export const ProjectDetail = Project.extend({
  gallery: z.array(Picture).exactOptional().describe("Further pictures."),
  start: PartialDate.exactOptional(),
  end: PartialDate.exactOptional(),
  roles: z.array(z.string().min(1)).exactOptional().describe("What the owner did in it."),
  entity: z.string().min(1).exactOptional().describe("The organization."),
  type: z.string().min(1).exactOptional().describe("For example: talk, book."),
  markdown: z.string().min(1).describe("The complete text of the project, in Markdown."),
}).meta({ id: "ProjectDetail", description: "A project with its complete text." });

export type ProjectDetail = z.infer<typeof ProjectDetail>;

/** The path of GET /api/projects/{slug}. */
export const ProjectPath = z.object({
  slug: z.string().describe("The `slug` of a project, as in GET /api/projects."),
});

/** Names of files and folders next to the files of projects, which no project can have (D17). */
export const reservedSlugs: readonly string[] = ["all", ...ProjectKind.options, "index", "search"];

/** Whether a text can be the slug of a project: letters, digits, - and _, and no reserved name. */
export const isSlug = (text: string): boolean =>
  /^[\p{L}\p{N}\p{M}_-]+$/u.test(text) && !reservedSlugs.includes(text.toLowerCase());

export const ProjectList = z
  .object({
    count: z.int().min(0).describe("The number of projects that match the filters."),
    total: z.int().min(0).exactOptional().describe("The number of projects without filters."),
    limit: z.int().min(limits.pageSize.min).max(limits.pageSize.max).describe("The page size used."),
    cursor: z.string().describe("The cursor of this page."),
    next_cursor: z
      .string()
      .nullable()
      .exactOptional()
      .describe("The cursor of the next page, or null on the last page."),
    has_more: z.boolean().describe("Whether there is a next page."),
    warnings: z
      .array(z.string())
      .exactOptional()
      .describe("Parameters of the request that are unknown and were ignored."),
    projects: z.array(Project).describe("The projects of this page."),
  })
  .meta({ id: "ProjectList", description: "A page of projects." });

export type ProjectList = z.infer<typeof ProjectList>;

/** A whole number without sign, leading zeros or fraction. */
const canonicalInteger = /^(?:0|[1-9]\d{0,8})$/;

const { min, max } = limits.pageSize;
const pageSizeError = `expected a whole number from ${min} to ${max}`;

/** A number as the string that a query would contain, because models send both. */
const numberAsString = (value: unknown): unknown => (typeof value === "number" ? String(value) : value);

/** The query of GET /api/projects, as strings (D4). Other parameters get a warning in the response (D17). */
export const ProjectQuery = z.looseObject({
  type: ProjectKind.optional().describe("Returns only projects of this kind."),
  tag: trimmedText(1, limits.maxSearchLength).optional().describe("Returns only projects with this whole tag."),
  year: z
    .preprocess(numberAsString, z.string().regex(/^\d{4}$/, "expected a year of four digits"))
    .optional()
    .describe("Returns only projects of this year."),
  q: text(0, limits.maxSearchLength)
    .optional()
    .describe(
      "Search terms. A project matches if every word occurs in its title, tags or description; case and accents are ignored. Matches at the start of words come first.",
    ),
  limit: z
    .preprocess(
      (value) => (typeof value === "string" && canonicalInteger.test(value) ? Number(value) : value),
      z.int(pageSizeError).min(min, pageSizeError).max(max, pageSizeError),
    )
    .default(limits.pageSize.default)
    .describe("The number of projects per page."),
  cursor: z
    .preprocess(numberAsString, z.string().regex(canonicalInteger, "expected 0, or the `next_cursor` of a response"))
    .default("0")
    .describe("The `next_cursor` of the previous page, unchanged."),
});

export type ProjectQuery = z.infer<typeof ProjectQuery>;
