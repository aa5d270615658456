import { type ContentKey, type ContentValues, contentKeys, contentKinds, type WrittenProject } from "../content.ts";
import { homeSections } from "../site-file.ts";

/** Sections whose list in the content has another name, or that have another anchor. */
export const listNames: Readonly<Record<string, string>> = { experience: "experiences", skills: "skillGroups" };
const anchorNames: Readonly<Record<string, string>> = { questions: "faq" };

/** Whether a file has a text, or entries in a list. */
const hasEntries = (value: object, member: string): boolean => {
  const content: unknown = Reflect.get(value, member);
  return typeof content === "string" || (Array.isArray(content) && content.length > 0);
};

/** The anchors of the sections of the pages that show lists: `/` and `/projects`. */
export const pageAnchors = (
  values: ContentValues,
  projects: readonly Pick<WrittenProject, "kind" | "tags">[],
): Readonly<Record<string, readonly string[]>> => {
  const sectionsOf = (key: ContentKey): string[] =>
    contentKinds[key].sections.filter((section) => hasEntries(values[key], listNames[section] ?? section));
  const filled = new Set<string>([
    // Each is shown if there are enough projects. A link to a section that is not shown leads to the top of the page.
    ...(projects.length > 0 ? ["featured", "projects"] : []),
    ...contentKeys.flatMap(sectionsOf),
    "contact",
  ]);
  const hasTags = projects.some(({ tags = [] }) => tags.length > 0);
  return {
    "/": (values.site.sections ?? homeSections)
      .filter((section) => filled.has(section))
      .map((section) => anchorNames[section] ?? section),
    "/projects": [...new Set(projects.map(({ kind }) => kind ?? "other")), ...(hasTags ? ["tags"] : [])],
  };
};
