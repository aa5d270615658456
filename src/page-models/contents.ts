import type { Route } from "../contract/route.ts";
import type { Release } from "../guides/changelog.ts";
import type { SandboxExample } from "../guides/sandbox/sandbox-example.ts";
import type { PageMeta } from "./page-meta.ts";

/** A part of the contents beside a page about the API. Addresses are paths from the root of the site. */
export interface ContentsPart {
  readonly title: string;
  readonly path: string;
  readonly links: readonly {
    readonly address: string;
    readonly label: string;
    readonly method?: Route["method"];
    /** What an operation does. The label is its path. */
    readonly summary?: string;
    /** Whether an operation requires a credential. */
    readonly requiresAuth?: boolean;
  }[];
}

interface Linked {
  readonly id: string;
  readonly title: string;
}

/** The contents of a page with sections. */
export const pageContents = (
  { path }: Pick<PageMeta, "path">,
  sections: readonly Linked[],
): readonly ContentsPart[] => [
  {
    title: "On this page",
    path,
    links: sections.map(({ id, title }) => ({ address: `${path}#${id}`, label: title })),
  },
];

/** The contents of a page with groups of sections. */
export const groupedContents = (
  { path }: Pick<PageMeta, "path">,
  groups: readonly { readonly title: string; readonly sections: readonly Linked[] }[],
): readonly ContentsPart[] =>
  groups.flatMap(({ title, sections: [first, ...others] }) =>
    first
      ? [
          {
            title,
            path: `${path}#${first.id}`,
            links: [first, ...others].map((section) => ({ address: `${path}#${section.id}`, label: section.title })),
          },
        ]
      : [],
  );

/** The contents of the changelog: a part for each release, with its groups. */
export const changelogContents = (
  { path }: Pick<PageMeta, "path">,
  releases: readonly Release[],
): readonly ContentsPart[] =>
  releases.map(({ id, title, groups }) => ({
    title,
    path: `${path}#${id}`,
    links: groups.map((group) => ({ address: `${path}#${group.id}`, label: group.title })),
  }));

/** The contents of the sandbox: a part for each example, with its steps. */
export const sandboxContents = (
  { path }: Pick<PageMeta, "path">,
  examples: readonly SandboxExample[],
): readonly ContentsPart[] =>
  examples.map(({ id, title, steps }) => ({
    title,
    path: `${path}#${id}`,
    links: steps.map((step) => ({ address: `${path}#${step.id}`, label: step.title })),
  }));
