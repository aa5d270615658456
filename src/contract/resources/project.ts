import * as z from "zod";
import { limits } from "../limits.ts";
import { text } from "../text.ts";

export const ProjectKind = z.enum(["client", "personal"]);
export type ProjectKind = z.infer<typeof ProjectKind>;

export const Project = z
  .object({
    title: z.string().min(1).describe("The name of the project."),
    subtitle: z.string().min(1).exactOptional().describe("One line about the project."),
    description: z.string().min(1).describe("What it is, in Markdown."),
    tags: z.array(z.string().min(1)).exactOptional().describe("Technologies and topics."),
    link: z.string().min(1).exactOptional().describe("Where the project can be seen."),
    repo: z.string().min(1).exactOptional().describe("Where its source is."),
    year: z.string().min(1).exactOptional().describe("The year of the project, as four digits."),
    kind: ProjectKind.exactOptional().describe("Whether it was made for a client or for oneself."),
  })
  .meta({ id: "Project", description: "One project of the portfolio." });

export type Project = z.infer<typeof Project>;

export const ProjectList = z
  .object({
    count: z.int().min(0).describe("How many projects there are after filtering."),
    total: z.int().min(0).exactOptional().describe("How many projects there are without a filter."),
    limit: z.int().min(limits.pageSize.min).max(limits.pageSize.max).describe("The page size used."),
    cursor: z.string().describe("The cursor of this page."),
    next_cursor: z
      .string()
      .nullable()
      .exactOptional()
      .describe("The cursor of the next page; null when there are no more."),
    has_more: z.boolean().describe("Whether a next page exists."),
    projects: z.array(Project).describe("The projects of this page, in the order of the list."),
  })
  .meta({ id: "ProjectList", description: "A page of projects." });

export type ProjectList = z.infer<typeof ProjectList>;

/** A whole number without sign, leading zero or fraction. */
const canonical = /^(?:0|[1-9]\d{0,8})$/;

const { min, max } = limits.pageSize;
const aPageSize = `expected a whole number from ${min} to ${max}`;

/** The query of GET /api/projects as it arrives, in strings (D4). */
export const ProjectQuery = z.object({
  type: ProjectKind.optional().describe("Only projects of this kind."),
  q: text(0, limits.searchLength)
    .optional()
    .describe("Words that must all occur in title, tags or description. Case and accents do not matter."),
  limit: z
    .preprocess(
      (value) => (typeof value === "string" && canonical.test(value) ? Number(value) : value),
      z.int(aPageSize).min(min, aPageSize).max(max, aPageSize),
    )
    .default(limits.pageSize.default)
    .describe("Page size."),
  cursor: z
    .string()
    .regex(canonical, "expected 0, or the `next_cursor` of an answer")
    .default("0")
    .describe("The `next_cursor` of the page before; opaque."),
});

export type ProjectQuery = z.infer<typeof ProjectQuery>;
