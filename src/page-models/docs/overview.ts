import { STATUS_CODES } from "node:http";
import type { PageContext } from "../../content/build-context.ts";
import type { ErrorCode } from "../../contract/errors.ts";
import { formatJson } from "../../guides/curl.ts";
import { guide, type Section } from "../../guides/guide.ts";
import { fenced } from "../../guides/reference/markdown.ts";
import {
  type ErrorReference,
  type HeaderReference,
  type ListedOperation,
  reference,
} from "../../reference/reference.ts";
import type { Field } from "../../reference/schema/fields.ts";
import type { PageMeta } from "../page-meta.ts";
import { type ReferencePart, referenceContents, referenceParts } from "./navigation.ts";

/** The errors of a status. `id` is the anchor of its heading. */
interface ErrorGroup {
  readonly id: string;
  readonly status: number;
  readonly title: string;
  readonly errors: readonly ErrorReference[];
}

export interface DocsPage {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly contents: readonly ReferencePart[];
  /** What a client needs to know first. Texts are Markdown. */
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  /** The first section of the guide, before the operations. */
  readonly start: readonly Section[];
  /** Links to every operation and section on the other pages. Their ids are the former anchors of this page. */
  readonly operations: { readonly id: string; readonly title: string; readonly parts: readonly ReferencePart[] };
  /** Operations without a section: those of the v1 mirror, and reserved ones. */
  readonly others: { readonly title: string; readonly operations: readonly ListedOperation[] };
  /** The guide after the operations, up to the errors. */
  readonly sections: readonly Section[];
  readonly headers: {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly columns: readonly [name: string, description: string, example: string];
    readonly rows: readonly HeaderReference[];
  };
  /** The section about errors. Their fields and the error codes follow it. */
  readonly aboutErrors: readonly Section[];
  readonly errorFields: readonly Field[];
  readonly errors: readonly ErrorGroup[];
}

/** The section about errors with the example of one of them. */
const withExample = (section: Section, { command, body }: ErrorReference): Section => ({
  ...section,
  text: [section.text, ...(command ? [fenced("sh", command)] : []), fenced("json", formatJson(body))].join("\n\n"),
});

/** The error that the section about errors shows. */
const exampleCode: ErrorCode = "invalid_limit";

const byStatus = (errors: readonly ErrorReference[]): readonly ErrorGroup[] =>
  [...Map.groupBy(errors, ({ status }) => status)]
    .map(([status, group]) => ({
      ...{ id: `status-${status}`, status, errors: group },
      title: `${status} ${STATUS_CODES[status] ?? ""}`.trim(),
    }))
    .toSorted((a, b) => a.status - b.status);

/** `/docs`: the guide, links to every operation, headers and error codes. */
export const docsPage = (context: PageContext): DocsPage => {
  const { portfolio, site } = context;
  const { title } = portfolio.site;
  const sections = guide(portfolio, site);
  const { groups, others, headers, errorFields, errors } = reference(context);
  const common = headers.filter(({ isCommon }) => isCommon);
  const inOverview = sections.filter(({ page }) => page === "/docs");
  return {
    meta: {
      title: `API reference · ${title}`,
      description: `How to use the API of ${title}: first request, limits, retries, versions, headers and error codes.`,
      path: "/docs",
    },
    heading: "API reference",
    lead: `The portfolio of ${portfolio.profile.name} as JSON. Reads need no credential, and browsers can call them from any origin.`,
    contents: referenceContents(sections, groups, "/docs"),
    facts: [
      { label: "Base URL", text: `\`${site}/api\`` },
      {
        label: "Authentication",
        text: "Optional for reads. Send a [credential](/docs/credentials#credentials) as `Authorization: Bearer …` or `x-api-key: …`.",
      },
      { label: "Format", text: "JSON" },
      { label: "Version", text: "[v1](/docs#versions)" },
      { label: "OpenAPI", text: "[openapi.json](/openapi.json)" },
    ],
    start: inOverview.filter(({ id }) => id === "start"),
    operations: { id: "operations", title: "Operations", parts: referenceParts(sections, groups) },
    others: { title: "Operations under /api/v1, and reserved paths", operations: others },
    sections: inOverview.filter(({ id }) => id !== "start" && id !== "errors"),
    headers: {
      id: "headers",
      title: "Headers",
      text: `Responses of operations have the first ${common.length} headers. The others are sent only with the operations and errors that list them.`,
      columns: ["Header", "Description", "Example"],
      rows: [...common, ...headers.filter(({ isCommon }) => !isCommon)],
    },
    aboutErrors: inOverview
      .filter(({ id }) => id === "errors")
      .flatMap((section) =>
        errors.filter(({ code }) => code === exampleCode).map((example) => withExample(section, example)),
      ),
    errorFields,
    errors: byStatus(errors),
  };
};
