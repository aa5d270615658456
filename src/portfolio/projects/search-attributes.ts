import type { WrittenProject } from "../../content/content.ts";
import { normalizeTag } from "../normalize-for-search.ts";
import { searchText } from "./search.ts";

/**
 * The data attributes by which the browser filters projects: the kind, the normalized tags (one per line) and the text that
 * `?q=` of the API searches.
 */
export const searchAttributes = (project: WrittenProject) => ({
  "data-kind": project.kind ?? "other",
  "data-tags": (project.tags ?? []).map(normalizeTag).join("\n"),
  "data-text": searchText(project),
});
