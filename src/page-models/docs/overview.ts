import { STATUS_CODES } from "node:http";
import type { PageContext } from "../../content/build-context.ts";
import type { ErrorCode } from "../../contract/errors/error-kinds.ts";
import { formatJson } from "../../guides/curl.ts";
import { guide, type Section } from "../../guides/guide.ts";
import { fenced } from "../../guides/reference/markdown.ts";
import {
  type ErrorReference,
  type HeaderReference,
  type ListedOperation,
  reference,
} from "../../reference/reference.ts";
import type { PageMeta } from "../page-meta.ts";
import { type SectionWithSnippets, withSnippets } from "./guide-snippets.ts";
import { firstSections, type ReferencePart, referenceContents, referenceParts } from "./navigation.ts";
import { responseTitle } from "./operation-group.ts";

/** The errors of a status. `id` is the anchor of its heading. */
interface ErrorGroup {
  readonly id: string;
  readonly status: number;
  readonly title: string;
  readonly errors: readonly ErrorReference[];
}

/** Headers with the same condition. */
interface HeaderGroup {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly rows: readonly HeaderReference[];
}

export interface DocsPage {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly contents: readonly ReferencePart[];
  /** What a client needs to know first: Markdown, or code to copy. */
  readonly facts: readonly ({ readonly label: string } & ({ readonly text: string } | { readonly code: string }))[];
  /** The first sections of the guide, before the operations. */
  readonly start: readonly SectionWithSnippets[];
  /** Links to every operation and section on the other pages. Their ids are the former anchors of this page. */
  readonly operations: { readonly id: string; readonly title: string; readonly parts: readonly ReferencePart[] };
  /** Operations without a section: those of the v1 mirror, and reserved ones. */
  readonly others: { readonly title: string; readonly operations: readonly ListedOperation[] };
  /** The guide after the operations, up to the errors. */
  readonly sections: readonly SectionWithSnippets[];
  readonly headers: {
    readonly id: string;
    readonly title: string;
    readonly columns: readonly [name: string, description: string, example: string];
    readonly groups: readonly HeaderGroup[];
  };
  /** The section about errors. The error codes follow it. */
  readonly aboutErrors: readonly SectionWithSnippets[];
  readonly errors: readonly ErrorGroup[];
}

/** The section about errors with the example of one of them, after its first paragraph. */
const withExample = (section: Section, { command, body, status }: ErrorReference): Section => {
  const [first = "", ...others] = section.text.split("\n\n");
  const example = [
    ...(command ? [fenced("sh", command)] : []),
    fenced(`json ${responseTitle(status)}`, formatJson(body)),
  ];
  return { ...section, text: [first, ...example, ...others].join("\n\n") };
};

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
  const { groups, others, headers, errors } = reference(context);
  const inOverview = sections.filter(({ page }) => page === "/docs").map((section) => withSnippets(section, site));
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
      { label: "Base URL", code: site },
      {
        label: "Authentication",
        text: "Not needed for reads. [A few paths](/docs#authentication) require a credential.",
      },
      { label: "Version", text: "[v1](/docs#versions)" },
      { label: "Format", text: "JSON, as in [openapi.json](/openapi.json)" },
    ],
    start: inOverview.filter(({ id }) => firstSections.includes(id)),
    operations: { id: "operations", title: "Operations", parts: referenceParts(sections, groups) },
    others: { title: "Operations under /api/v1, and reserved paths", operations: others },
    sections: inOverview.filter(({ id }) => !firstSections.includes(id) && id !== "errors"),
    headers: {
      id: "headers",
      title: "Headers",
      columns: ["Header", "Description", "Example"],
      groups: [
        {
          id: "common-headers",
          title: "On every response",
          text: "The response of every operation has these headers.",
          rows: headers.filter(({ isCommon }) => isCommon),
        },
        {
          id: "other-headers",
          title: "Only where listed",
          text: "These headers are sent with the operations and errors that list them. A success or 400 without a valid credential can have `WWW-Authenticate`, and a 304 the headers of the 200.",
          rows: headers.filter(({ isCommon }) => !isCommon),
        },
      ],
    },
    aboutErrors: inOverview
      .filter(({ id }) => id === "errors")
      .flatMap((section) =>
        errors
          .filter(({ code }) => code === exampleCode)
          .map((example) => withSnippets(withExample(section, example), site)),
      ),
    errors: byStatus(errors),
  };
};
