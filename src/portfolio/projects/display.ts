import type { WrittenProject } from "../../content/content.ts";
import { formatPeriodIn } from "../../strings/format.ts";
import type { Strings } from "../../strings/strings.ts";
import { type Detail, langOfText, termOf } from "../details.ts";
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

/** When a project was made: its period, or else its year. Without an end, it is going on. */
export const projectTime = (
  { start, end, year }: Pick<WrittenProject, "start" | "end" | "year">,
  { t, requested }: Strings,
): string | undefined => {
  const dates = { ...(start && { start }), ...(end && { end }) };
  return start || end ? formatPeriodIn(requested, dates, t("home.now")) : year;
};

/** What the owner did in a project. */
export const projectRoles = ({
  role = [],
}: {
  readonly role?: WrittenProject["role"] | undefined;
}): readonly string[] => [role].flat();

/** The facts about a project, without its result, links and tags: first what a reader in a hurry looks for. */
export const projectFacts = (
  project: WrittenProject,
  owner: string,
  strings: Strings,
  defaultLanguage?: string,
): readonly Detail[] => {
  const { t } = strings;
  const { year, kind, type, client, entity, duration, team, fallback } = project;
  const langOf = (name: string) =>
    defaultLanguage !== undefined && fallback?.includes(name) && { lang: defaultLanguage };
  const roles = projectRoles(project);
  const time = projectTime(project, strings);
  const text = (
    name: string,
    value: string | undefined,
    lang: object | false | undefined = langOf(name),
  ): readonly Detail[] =>
    value === undefined ? [] : [{ ...termOf(strings, `project.${name}`), values: [{ text: value, ...lang }] }];
  return [
    { ...termOf(strings, "project.by"), values: [{ text: owner, href: "/" }], isOnPaperOnly: true },
    ...(roles.length > 0
      ? [{ ...termOf(strings, "project.role"), values: roles.map((role) => ({ text: role, ...langOf("role") })) }]
      : []),
    ...text("client", client),
    ...text("entity", entity),
    ...text("team", team),
    ...text("duration", duration),
    ...text(time === year ? "year" : "period", time),
    ...text("kind", kind && t(`kinds.${kind}`), langOfText(strings, "kinds")),
    ...text("type", type),
  ];
};

/** The tags of a project, with links to the tag index, which has only listed projects. */
export const projectTags = (
  { tags = [], unlisted, fallback }: WrittenProject,
  strings: Strings,
  defaultLanguage?: string,
): readonly Detail[] =>
  tags.length === 0
    ? []
    : [
        {
          ...termOf(strings, "project.tags"),
          values: tags.map((tag) => ({
            text: tag,
            ...(!unlisted && { href: tagPath(tag) }),
            ...(defaultLanguage !== undefined && fallback?.includes("tags") && { lang: defaultLanguage }),
          })),
        },
      ];

/** The links of a project: where to visit it, and its source code. */
export const projectLinks = ({ link, repo }: WrittenProject, strings: Strings): readonly Detail[] => [
  ...(link ? [{ ...termOf(strings, "project.visit"), values: [{ text: withoutScheme(link), href: link }] }] : []),
  ...(repo ? [{ ...termOf(strings, "project.source"), values: [{ text: withoutScheme(repo), href: repo }] }] : []),
];
