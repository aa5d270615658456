import type { Route } from "../../contract/route.ts";
import { referenceOf } from "../../contract/site/pages.ts";
import type { GuideSection } from "../../guides/guide.ts";
import type { OperationGroup } from "../../reference/reference.ts";

/** A link to a section or an operation of the reference, as a path from the root of the site. */
export interface ReferenceLink {
  readonly id: string;
  readonly address: string;
  /** The title of a section, or the path of an operation. */
  readonly label: string;
  readonly method?: Route["method"];
  /** What an operation does. */
  readonly summary?: string;
  /** Whether an operation requires a credential. */
  readonly requiresAuth?: boolean;
}

/** A page of the reference with links to its parts. */
export interface ReferencePart {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly links: readonly ReferenceLink[];
}

/** The sections of the overview before its list of operations. */
export const firstSections: readonly string[] = ["start"];

/** The links to the guide in a part, and what they are called. */
export const guidesOf = ({
  links,
}: ReferencePart): { readonly label: string; readonly links: readonly ReferenceLink[] } => {
  const guides = links.filter(({ method }) => !method);
  return { label: guides.length > 1 ? "Guides" : "Guide", links: guides };
};

const sectionLink = ({ id, title, page }: GuideSection): ReferenceLink => ({
  ...{ id, label: title },
  address: `${page}#${id}`,
});

const operationLink = ({ operationId, tag, method, path, summary, requiresAuth }: Route): ReferenceLink => ({
  ...{ id: operationId, label: path, method, summary, requiresAuth },
  address: referenceOf({ operationId, tag }),
});

/** The pages with operations, each with links to its operations and sections. */
export const referenceParts = (
  sections: readonly GuideSection[],
  groups: readonly OperationGroup[],
): readonly ReferencePart[] =>
  groups.map(({ name, description, path, operations }) => ({
    ...{ title: name, description, path },
    links: [
      ...operations.map(({ route }) => operationLink(route)),
      ...sections.filter(({ page }) => page === path).map(sectionLink),
    ],
  }));

/** The table of contents of a page of the reference: all pages, and the parts of this one, in their order. */
export const referenceContents = (
  sections: readonly GuideSection[],
  groups: readonly OperationGroup[],
  path: string,
): readonly ReferencePart[] => {
  const inOverview = sections.filter(({ page, id }) => page === "/docs" && id !== "errors").map(sectionLink);
  const [start, others] = [true, false].map((isFirst) =>
    inOverview.filter(({ id }) => firstSections.includes(id) === isFirst),
  );
  return [
    {
      title: "Overview",
      description: "",
      path: "/docs",
      links: [
        ...(start ?? []),
        { id: "operations", address: "/docs#operations", label: "Operations" },
        ...(others ?? []),
        { id: "headers", address: "/docs#headers", label: "Headers" },
        { id: "errors", address: "/docs#errors", label: "Errors" },
      ],
    },
    ...referenceParts(sections, groups),
  ].map((part) => (part.path === path ? part : { ...part, links: [] }));
};
