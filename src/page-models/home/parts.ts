import type { HomeSection } from "./section.ts";

/** A list with more entries is not beside others. */
const MAX_SHORT_ENTRIES = 6;

/** A part of the front page: a section, or short lists below a heading of their own. */
export type HomePart =
  | HomeSection
  | {
      readonly layout: "lists";
      readonly id: string;
      readonly title: string;
      readonly sections: readonly HomeSection[];
    };

/** Whether a section is a list of a career with few entries. */
const isShort = (section: HomeSection | undefined): boolean =>
  section !== undefined &&
  section.name !== "experience" &&
  ((section.layout === "timeline" && section.items.length <= MAX_SHORT_ENTRIES) ||
    (section.layout === "groups" && section.groups.length <= MAX_SHORT_ENTRIES));

/**
 * The parts of the front page, in the order of its sections. The first two or more short lists that follow each other are one
 * part. Later ones are parts of their own, because only one part can have this title.
 */
export const homeParts = (sections: readonly HomeSection[], title: string): readonly HomePart[] => {
  const start = sections.findIndex((section, at) => isShort(section) && isShort(sections[at + 1]));
  if (start < 0) return sections;
  const next = sections.findIndex((section, at) => at > start && !isShort(section));
  const end = next < 0 ? sections.length : next;
  const lists = { layout: "lists", id: "background", title, sections: sections.slice(start, end) } as const;
  return [...sections.slice(0, start), lists, ...sections.slice(end)];
};
