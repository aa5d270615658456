import type { WrittenProject } from "./content.ts";
import { fold, terms } from "./fold.ts";

/**
 * What a project on a page is found by: its kind, its tags without case and accents, a line each, and each of its words
 * once. The words are those that `?q=` of the API looks into, and those of its subtitle and year.
 */
export const foundBy = ({ kind, title, subtitle, year, tags = [], description }: WrittenProject) => ({
  "data-kind": kind ?? "other",
  "data-tags": tags.map((tag) => fold(tag).trim()).join("\n"),
  "data-words": [...new Set(terms([title, subtitle, year, ...tags, description].join("\n")))].join(" "),
});
