import type { Concept } from "./lexicon.ts";

/**
 * Concepts whose words keep their meaning even where the owner uses them as a tag or skill. A word of another concept, such
 * as `jam` or `books`, is then a topic.
 */
export const firmConcepts: ReadonlySet<Concept> = new Set<Concept>([
  ...(["email", "contact", "location", "role", "person", "skill", "project", "client", "personal", "latest"] as const),
  ...(["oldest", "count", "listing", "link", "github", "linkedin", "source", "when", "how"] as const),
]);
