/** Fields that every response has, although the specification leaves them optional, by published schema. */
const alwaysSent: Readonly<Record<string, readonly string[]>> = {
  ProjectList: ["total", "next_cursor"],
  Project: ["slug", "url"],
  ProjectDetail: ["slug", "url"],
};

/** The optional fields of a published schema that every response has. */
export const alwaysSentIn = (schema: string): readonly string[] => alwaysSent[schema] ?? [];
