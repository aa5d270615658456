import type { WrittenProject } from "../../content/content.ts";
import type { Detail } from "../details.ts";
import { tagPath } from "./tags.ts";

/** The URL path of a project's page. */
export const projectPath = ({ slug }: Pick<WrittenProject, "slug">): string => `/projects/${encodeURIComponent(slug)}`;

/** The label of a project of each kind. */
export const kindLabels = { client: "Client work", personal: "Personal" } as const;

/** The headings of project lists by kind, in the order of the page. */
export const kindHeadings = { client: "For clients", personal: "Personal", other: "Other" } as const;
export type ListedKind = keyof typeof kindHeadings;

/** Projects by kind, in the order of `kindHeadings`, without empty kinds. */
export const groupByKind = (
  projects: readonly WrittenProject[],
): readonly (readonly [kind: ListedKind, projects: readonly WrittenProject[]])[] => {
  const lists = Map.groupBy(projects, ({ kind }): ListedKind => kind ?? "other");
  const kinds = Object.keys(kindHeadings) as ListedKind[];
  return kinds.flatMap((kind) => {
    const list = lists.get(kind);
    return list ? [[kind, list] as const] : [];
  });
};

/** The heading of a list: `All` if no project has a kind. */
export const kindHeading = (kind: ListedKind, projects: readonly WrittenProject[]): string =>
  projects.some((project) => project.kind) ? kindHeadings[kind] : "All";

/** Projects by year, in the order of the list: projects without a year come last. */
export const groupByYear = (projects: readonly WrittenProject[]): readonly (readonly [string, WrittenProject[]])[] => [
  ...Map.groupBy(projects, ({ year }) => year ?? "Undated"),
];

const withoutScheme = (address: string): string => address.replace(/^https?:\/\/|\/$/g, "");

/** The details next to a project. */
export const projectDetails = (project: WrittenProject): readonly Detail[] => {
  const { year, kind, link, repo, tags = [], unlisted } = project;
  // The tag index has only listed projects.
  const tagValues = tags.map((tag) => ({ text: tag, ...(!unlisted && { href: tagPath(tag) }) }));
  return [
    ...(year ? [{ term: "Year", values: [{ text: year }] }] : []),
    ...(kind ? [{ term: "Kind", values: [{ text: kindLabels[kind] }] }] : []),
    ...(link ? [{ term: "Visit", values: [{ text: withoutScheme(link), href: link }] }] : []),
    ...(repo ? [{ term: "Source code", values: [{ text: withoutScheme(repo), href: repo }] }] : []),
    ...(tags.length > 0 ? [{ term: "Tags", values: tagValues }] : []),
  ];
};
