import type { WrittenProject } from "../../content/content.ts";
import { normalizeForSearch, searchTerms } from "../normalize-for-search.ts";

/**
 * The data attributes by which the browser filters projects: the kind, the normalized tags (one per line) and the distinct
 * words. The words are those that `?q=` of the API searches, and those of the subtitle and year.
 */
export const searchAttributes = ({ kind, title, subtitle, year, tags = [], description }: WrittenProject) => ({
  "data-kind": kind ?? "other",
  "data-tags": tags.map((tag) => normalizeForSearch(tag).trim()).join("\n"),
  "data-words": [...new Set(searchTerms([title, subtitle, year, ...tags, description].join("\n")))].join(" "),
});
