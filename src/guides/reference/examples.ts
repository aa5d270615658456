/** The query of the example of a list. */
export const examplePage = { type: "client", q: "maps", limit: "5" } as const;

/** The file of the example of static files. */
export const exampleFile = "/api/projects/all/0.json";
