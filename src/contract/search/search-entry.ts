/** What the search finds. */
export const searchKinds = ["Page", "Project", "Guide", "Operation", "Header", "Error"] as const;

/** Something that the search of the pages finds: a page, a section, an operation, an error, a project. */
export interface SearchEntry {
  readonly title: string;
  /** Its address, from the root of the site. */
  readonly path: string;
  readonly kind: (typeof searchKinds)[number];
  /** One line below the title. */
  readonly text?: string;
  /** More words that find it, such as synonyms, parameters and fields. */
  readonly terms?: string;
}

/** The file with all entries, which pages load when a visitor starts to search. */
export const searchFile = "/search.json";
