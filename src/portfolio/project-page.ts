import type { WrittenProject } from "./content.ts";
import type { Fact } from "./facts.ts";
import { tagPath } from "./tags.ts";

/** The path of a project's page, as it stands in a link. */
export const projectPath = ({ slug }: Pick<WrittenProject, "slug">): string => `/projects/${encodeURIComponent(slug)}`;

/** What pages say of the kind of a project. */
export const kindNames = { client: "For a client", personal: "Personal" } as const;

/** What a list of projects of a kind is headed by, and in which order these lists come. */
export const kindHeadings = { client: "For clients", personal: "Personal", other: "Other" } as const;
export type ListedKind = keyof typeof kindHeadings;

/** Projects by kind, in the order of `kindHeadings`, without kinds that there are none of. */
export const byKind = (
  projects: readonly WrittenProject[],
): readonly (readonly [kind: ListedKind, projects: readonly WrittenProject[]])[] => {
  const lists = Map.groupBy(projects, ({ kind }): ListedKind => kind ?? "other");
  const kinds = Object.keys(kindHeadings) as ListedKind[];
  return kinds.flatMap((kind) => {
    const list = lists.get(kind);
    return list ? [[kind, list] as const] : [];
  });
};

/** What the list of a kind is headed by. Where no project has a kind, there is none that they are other than. */
export const headingOf = (kind: ListedKind, projects: readonly WrittenProject[]): string =>
  projects.some((project) => project.kind) ? kindHeadings[kind] : "All";

/** Projects by year, in the order of the list: each year is a shelf, and those without one have the last. */
export const shelves = (projects: readonly WrittenProject[]): readonly (readonly [string, WrittenProject[]])[] => [
  ...Map.groupBy(projects, ({ year }) => year ?? "Without a year"),
];

const short = (address: string): string => address.replace(/^https?:\/\/|\/$/g, "");

/** What the label beside a project says. */
export const projectFacts = (project: WrittenProject): readonly Fact[] => {
  const { year, kind, link, repo, tags = [] } = project;
  return [
    ...(year ? [{ term: "Year", values: [{ text: year }] }] : []),
    ...(kind ? [{ term: "Kind", values: [{ text: kindNames[kind] }] }] : []),
    ...(link ? [{ term: "See it", values: [{ text: short(link), href: link }] }] : []),
    ...(repo ? [{ term: "Source", values: [{ text: short(repo), href: repo }] }] : []),
    ...(tags.length > 0 ? [{ term: "Tags", values: tags.map((tag) => ({ text: tag, href: tagPath(tag) })) }] : []),
  ];
};
