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

/** The facts about a project, without its links. */
export const projectFacts = (project: WrittenProject, { t }: Strings): readonly Detail[] => {
  const { year, kind, role, client, duration, team, result, tags = [], unlisted } = project;
  const text = (name: string, value: string | undefined): readonly Detail[] =>
    value === undefined ? [] : [{ term: t(`project.${name}`), values: [{ text: value }] }];
  // The tag index has only listed projects.
  const tagValues = tags.map((tag) => ({ text: tag, ...(!unlisted && { href: tagPath(tag) }) }));
  return [
    ...text("year", year),
    ...text("role", role),
    ...text("client", client),
    ...text("kind", kind && t(`kinds.${kind}`)),
    ...text("duration", duration),
    ...text("team", team),
    ...text("result", result),
    ...(tags.length > 0 ? [{ term: t("project.tags"), values: tagValues }] : []),
  ];
};

/** The links of a project: where to visit it, and its source code. */
export const projectLinks = ({ link, repo }: WrittenProject, { t }: Strings): readonly Detail[] => [
  ...(link ? [{ term: t("project.visit"), values: [{ text: withoutScheme(link), href: link }] }] : []),
  ...(repo ? [{ term: t("project.source"), values: [{ text: withoutScheme(repo), href: repo }] }] : []),
];
