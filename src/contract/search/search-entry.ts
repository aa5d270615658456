/** What the search finds, besides entries of the front page, such as positions, talks and questions. */
export const searchKinds = ["Page", "Project", "Guide", "Operation", "Header", "Error"] as const;

/** A result of the search: a page, a project, a question, a section, an operation, an error. */
export interface SearchEntry {
  readonly title: string;
  /** Its address, from the root of the site. */
  readonly path: string;
  readonly kind: (typeof searchKinds)[number] | "Entry";
  /** The title of the section that an entry of the front page is in, such as Talks. */
  readonly section?: string;
  /** One line below the title. */
  readonly text?: string;
  /** More words that find it, such as synonyms, parameters and fields. */
  readonly terms?: string;
}

/** The file with all entries, which pages load when a visitor starts to search. */
export const searchFile = "/search.json";
