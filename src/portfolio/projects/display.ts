import type { WrittenProject } from "../../content/content.ts";
import type { Strings } from "../../strings/strings.ts";
import type { Detail } from "../details.ts";
import { tagPath } from "./tags.ts";

/** The URL path of a project's page. */
export const projectPath = ({ slug }: Pick<WrittenProject, "slug">): string => `/projects/${encodeURIComponent(slug)}`;

/** The kinds by which projects are listed, in the order of the page. */
const listedKinds = ["client", "personal", "other"] as const;
export type ListedKind = (typeof listedKinds)[number];

/** Projects by kind, in the order of the page, without empty kinds. */
export const groupByKind = (
  projects: readonly WrittenProject[],
): readonly (readonly [kind: ListedKind, projects: readonly WrittenProject[]])[] => {
  const lists = Map.groupBy(projects, ({ kind }): ListedKind => kind ?? "other");
  return listedKinds.flatMap((kind) => {
    const list = lists.get(kind);
    return list ? [[kind, list] as const] : [];
  });
};

/** The heading of a list: "All" if no project has a kind. */
export const kindHeading = (kind: ListedKind, projects: readonly WrittenProject[], { t }: Strings): string =>
  t(projects.some((project) => project.kind) ? `headings.${kind}` : "headings.all");

const withoutScheme = (address: string): string => address.replace(/^https?:\/\/|\/$/g, "");

/** The facts about a project, without its result, links and tags: first what a reader in a hurry looks for. */
export const projectFacts = (project: WrittenProject, owner: string, { t }: Strings): readonly Detail[] => {
  const { year, kind, role, client, duration, team } = project;
  const text = (name: string, value: string | undefined): readonly Detail[] =>
    value === undefined ? [] : [{ term: t(`project.${name}`), values: [{ text: value }] }];
  return [
    { term: t("project.by"), values: [{ text: owner, href: "/" }] },
    ...text("role", role),
    ...text("client", client),
    ...text("team", team),
    ...text("duration", duration),
    ...text("year", year),
    ...text("kind", kind && t(`kinds.${kind}`)),
  ];
};

/** The tags of a project, with links to the tag index, which has only listed projects. */
export const projectTags = ({ tags = [], unlisted }: WrittenProject, { t }: Strings): readonly Detail[] =>
  tags.length === 0
    ? []
    : [
        {
          term: t("project.tags"),
          values: tags.map((tag) => ({ text: tag, ...(!unlisted && { href: tagPath(tag) }) })),
        },
      ];

/** The links of a project: where to visit it, and its source code. */
export const projectLinks = ({ link, repo }: WrittenProject, { t }: Strings): readonly Detail[] => [
  ...(link ? [{ term: t("project.visit"), values: [{ text: withoutScheme(link), href: link }] }] : []),
  ...(repo ? [{ term: t("project.source"), values: [{ text: withoutScheme(repo), href: repo }] }] : []),
];
