import type { PageContext } from "../content/build-context.ts";
import { joinList } from "../contract/text/join-list.ts";
import { formatJson } from "../guides/curl.ts";
import { guide, type Section } from "../guides/guide.ts";
import {
  type ErrorReference,
  type HeaderReference,
  type MirroredOperation,
  type OperationGroup,
  reference,
} from "../reference/reference.ts";
import type { ResponseReference } from "../reference/responses.ts";
import type { PageMeta } from "./page-meta.ts";

export interface DocsPage {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** The guide before the operations. */
  readonly before: readonly Section[];
  readonly mirror: { readonly title: string; readonly operations: readonly MirroredOperation[] };
  readonly groups: readonly OperationGroup[];
  readonly headers: {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly columns: readonly [name: string, description: string, example: string];
    readonly rows: readonly HeaderReference[];
  };
  /** The guide after the operations. The error codes follow it. */
  readonly after: readonly Section[];
  readonly errors: readonly ErrorReference[];
}

/** The body of an example as text. */
export const exampleText = (example: NonNullable<ResponseReference["example"]>): string =>
  "text" in example ? example.text : formatJson(example.json);

/** The headings within an operation. */
export const operationHeadings = {
  parameters: ["Parameter", "Description", "Type"],
  responses: "Responses",
} as const;

/** `/docs`: the guide, and every operation with its parameters and responses. */
export const docsPage = (context: PageContext): DocsPage => {
  const { portfolio, site } = context;
  const { title } = portfolio.site;
  const sections = guide(portfolio, site);
  const { groups, mirrored, headers, errors } = reference(context);
  const common = headers.filter(({ isCommon }) => isCommon);
  return {
    meta: {
      title: `API reference · ${title}`,
      description: `Every operation of the API of ${title}, with real responses.`,
      path: "/docs",
    },
    heading: "API reference",
    lead: `The portfolio of ${portfolio.profile.name} as JSON. Reads need no credential, and browsers can call them from any origin.`,
    before: sections.filter(({ id }) => id !== "errors"),
    mirror: { title: "Operations under /api/v1", operations: mirrored },
    groups,
    headers: {
      id: "headers",
      title: "Headers",
      text: `Responses of operations have these headers: ${joinList(common.map(({ name }) => name))}. The other headers in the table are sent only with the operations and errors that list them.`,
      columns: ["Header", "Description", "Example"],
      rows: headers,
    },
    after: sections.filter(({ id }) => id === "errors"),
    errors,
  };
};
