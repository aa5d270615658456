import type { PageContext } from "../../content/build-context.ts";
import type { Route } from "../../contract/route.ts";
import { formatJson } from "../../guides/curl.ts";
import { guide, type Section } from "../../guides/guide.ts";
import { type OperationGroup, type OperationReference, reference } from "../../reference/reference.ts";
import type { ResponseReference } from "../../reference/responses.ts";
import type { PageMeta } from "../page-meta.ts";
import { type ReferencePart, referenceContents } from "./navigation.ts";

export interface OperationGroupPage {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly contents: readonly ReferencePart[];
  /** The guide before the operations. */
  readonly sections: readonly Section[];
  readonly operations: readonly OperationReference[];
}

/** The body of an example as text. */
export const exampleText = (example: NonNullable<ResponseReference["example"]>): string =>
  "text" in example ? example.text : formatJson(example.json);

/** The headings within an operation. */
export const operationHeadings = { responses: "Responses", example: "Response" } as const;

const pageOf = (
  { name, path, description, operations }: OperationGroup,
  { portfolio, site }: PageContext,
  groups: readonly OperationGroup[],
): OperationGroupPage => {
  const sections = guide(portfolio, site);
  return {
    meta: {
      title: `${name} · API reference · ${portfolio.site.title}`,
      description: `The operations of the API of ${portfolio.site.title}: ${operations
        .map(({ route }) => route.path)
        .filter((path, index, all) => all.indexOf(path) === index)
        .join(", ")}.`,
      path,
    },
    heading: name,
    lead: description,
    contents: referenceContents(sections, groups),
    sections: sections.filter(({ page }) => page === path),
    operations,
  };
};

/** The pages of the reference that describe operations, such as `/docs/portfolio`. */
export const operationGroupPages = (context: PageContext): readonly OperationGroupPage[] => {
  const { groups } = reference(context);
  return groups.map((group) => pageOf(group, context, groups));
};

/** The page that describes the operations of a tag. */
export const operationGroupPage = (context: PageContext, tag: Route["tag"]): OperationGroupPage => {
  const { groups } = reference(context);
  const group = groups.find(({ name }) => name === tag);
  if (!group) throw new Error(`no operation has the tag ${tag}`);
  return pageOf(group, context, groups);
};
