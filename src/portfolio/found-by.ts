import type { WrittenProject } from "./content.ts";
import { terms } from "./fold.ts";
import { tagId } from "./tags.ts";

/**
 * What a project on a page is found by: its kind, its tags as the index has them, and each of its words once. The words
 * are those that `?q=` of the API looks into, and those of its subtitle and year.
 */
export const foundBy = ({ kind, title, subtitle, year, tags = [], description }: WrittenProject) => ({
  "data-kind": kind ?? "other",
  "data-tags": tags.map(tagId).join(" "),
  "data-words": [...new Set(terms([title, subtitle, year, ...tags, description].join("\n")))].join(" "),
});
