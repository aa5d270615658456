import type { Chunk } from "../ask/index/chunk.ts";
import type { PortfolioFacts } from "../ask/knowledge/facts.ts";
import { type Span, spanOf } from "../ask/rules/duration.ts";

/** Returns the times of positions and projects by their sections of the index. `today` ends what is ongoing, YYYY-MM-DD. */
export const spansOf = ({ experience, projects }: PortfolioFacts, today: string) => {
  const positions = new Map(
    (experience.experiences ?? []).map(({ role, company, start, end = today }) => [
      `${role}, ${company}`,
      spanOf({ start, end }),
    ]),
  );
  const works = new Map(
    projects.map(({ slug, year, start = year, end = year ?? start }) => [`/projects/${slug}`, spanOf({ start, end })]),
  );
  return ({ path, name }: Chunk): Span | undefined => (path === "/#experience" ? positions.get(name) : works.get(path));
};
