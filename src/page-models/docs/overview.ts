import { STATUS_CODES } from "node:http";
import type { PageContext } from "../../content/build-context.ts";
import { joinList } from "../../contract/text/join-list.ts";
import { guide, type Section } from "../../guides/guide.ts";
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
  /** The guide before the operations. */
  readonly before: readonly Section[];
  /** Links to every operation and section on the other pages. Their ids are the former anchors of this page. */
  readonly operations: { readonly id: string; readonly title: string; readonly parts: readonly ReferencePart[] };
  /** Operations without a section: those of the v1 mirror, and reserved ones. */
  readonly others: { readonly title: string; readonly operations: readonly ListedOperation[] };
  readonly headers: {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly columns: readonly [name: string, description: string];
    readonly rows: readonly HeaderReference[];
  };
  /** The guide after the operations. The fields of errors and the error codes follow it. */
  readonly after: readonly Section[];
  readonly errorFields: readonly Field[];
  readonly errors: readonly ErrorGroup[];
}

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
    contents: referenceContents(sections, groups),
    before: inOverview.filter(({ id }) => id !== "errors"),
    operations: { id: "operations", title: "Operations", parts: referenceParts(sections, groups) },
    others: { title: "Operations under /api/v1, and reserved paths", operations: others },
    headers: {
      id: "headers",
      title: "Headers",
      text: `Responses of operations have these headers: ${joinList(common.map(({ name }) => name))}. The other headers in the table are sent only with the operations and errors that list them.`,
      columns: ["Header", "Description and example"],
      rows: headers,
    },
    after: inOverview.filter(({ id }) => id === "errors"),
    errorFields,
    errors: byStatus(errors),
  };
};
