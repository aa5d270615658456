import type { PageContext } from "../../content/build-context.ts";
import type { Route } from "../../contract/route.ts";
import { formatJson } from "../../guides/curl.ts";
import { guide } from "../../guides/guide.ts";
import { type OperationGroup, type OperationReference, reference } from "../../reference/reference.ts";
import type { ResponseReference } from "../../reference/responses.ts";
import type { PageMeta } from "../page-meta.ts";
import { type SectionWithSnippets, withSnippets } from "./guide-snippets.ts";
import { type ReferencePart, referenceContents } from "./navigation.ts";

export interface OperationGroupPage {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly contents: readonly ReferencePart[];
  readonly operations: readonly OperationReference[];
  /** The guide after the operations. */
  readonly sections: readonly SectionWithSnippets[];
}

/** The body of an example as text. */
export const exampleText = (example: NonNullable<ResponseReference["example"]>): string =>
  "text" in example ? example.text : formatJson(example.json);

/** The examples of the responses with a status. */
interface ExampleGroup {
  readonly status: number;
  /** Whether other pages have them too, as they are of errors that operations share. */
  readonly isShared: boolean;
  /** Whether an example leaves out a part of the response. */
  readonly isShortened: boolean;
  readonly examples: readonly NonNullable<ResponseReference["example"]>[];
}

/** The examples of an operation by status, in the order of its responses. */
export const examplesByStatus = (responses: readonly ResponseReference[]): readonly ExampleGroup[] =>
  [...Map.groupBy(responses, ({ status }) => status)]
    .map(([status, group]) => ({
      status,
      isShared: group.every(({ isSharedExample = false }) => isSharedExample),
      isShortened: group.some(({ isShortened = false }) => isShortened),
      examples: group.flatMap(({ example }) => (example ? [example] : [])),
    }))
    .filter(({ examples }) => examples.length > 0);

/** The language of an example in Markdown. The text of a stream has the form of YAML. */
export const exampleLanguage = (example: NonNullable<ResponseReference["example"]>): string =>
  "text" in example ? "yaml" : "json";

/** The heading of the responses of an operation. */
export const responsesHeading = "Responses";

/** The title of an example response. */
export const responseTitle = (status: number, isShortened = false): string =>
  `Response ${status}${isShortened ? ", shortened" : ""}`;

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
    contents: referenceContents(sections, groups, path),
    operations,
    sections: sections.filter(({ page }) => page === path).map((section) => withSnippets(section, site)),
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
