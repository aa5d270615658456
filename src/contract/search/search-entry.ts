/** Something that the search of the pages finds: a page, a section, an operation, an error, a project. */
export interface SearchEntry {
  readonly title: string;
  /** Its address, from the root of the site. */
  readonly path: string;
  readonly kind: "Page" | "Project" | "Guide" | "Operation" | "Header" | "Error";
  /** One line below the title. */
  readonly text?: string;
  /** More words that find it, such as synonyms, parameters and fields. */
  readonly terms?: string;
}

/** The file with all entries, which pages load when a visitor starts to search. */
export const searchFile = "/search.json";
