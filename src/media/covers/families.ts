import type { WrittenProject } from "../../content/content.ts";
import type { Composition } from "./composition.ts";
import { arches } from "./compositions/patterns/arches.ts";
import { facets } from "./compositions/patterns/facets.ts";
import { halftone } from "./compositions/patterns/halftone.ts";
import { quilt } from "./compositions/patterns/quilt.ts";
import { score } from "./compositions/patterns/score.ts";
import { truchet } from "./compositions/patterns/truchet.ts";
import { weave } from "./compositions/patterns/weave.ts";
import { blocks } from "./compositions/scenes/blocks.ts";
import { contours } from "./compositions/scenes/contours.ts";
import { landscape } from "./compositions/scenes/landscape.ts";
import { network } from "./compositions/scenes/network.ts";
import { orbits } from "./compositions/scenes/orbits.ts";
import { rays } from "./compositions/scenes/rays.ts";
import { ridges } from "./compositions/scenes/ridges.ts";
import { tides } from "./compositions/scenes/tides.ts";
import { hashOf } from "./random.ts";

/** The families of drawings. */
export const families = {
  arches,
  blocks,
  contours,
  facets,
  halftone,
  landscape,
  network,
  orbits,
  quilt,
  rays,
  ridges,
  score,
  tides,
  truchet,
  weave,
} as const satisfies Record<string, Composition>;

export type Family = keyof typeof families;

/** What the family of a cover depends on, for each project that gets one. */
export type Placed = Pick<WrittenProject, "slug" | "title" | "year">;

const names = Object.keys(families) as Family[];

/** How many covers in a row have different families. */
const MAX_DISTANCE = 8;

/** A text whose order is that of age. Projects without a year come last, so that dated ones do not depend on them. */
const ageOf = ({ year, slug }: Placed): string => `${year ?? "undated"} ${slug}`;

/**
 * The family of each cover by slug: one of those that the fewest older projects have, and none of the last eight.
 * The hash of the title decides between these. A new project is usually the newest, and then changes no other cover (D68).
 */
export const coverFamilies = (projects: readonly Placed[]): ReadonlyMap<string, Family> => {
  const uses = new Map<Family, number>(names.map((name) => [name, 0]));
  const chosen: Family[] = [];
  const placed = projects
    .toSorted((one, other) => (ageOf(one) < ageOf(other) ? -1 : 1))
    .map(({ slug, title }) => {
      const recent = chosen.slice(-MAX_DISTANCE);
      const free = names.filter((name) => !recent.includes(name));
      const fewest = Math.min(...free.map((name) => uses.get(name) ?? 0));
      const [family = "contours"] = free
        .filter((name) => uses.get(name) === fewest)
        .toSorted((one, other) => hashOf(`${one} ${title}`) - hashOf(`${other} ${title}`));
      uses.set(family, fewest + 1);
      chosen.push(family);
      return [slug, family] as const;
    });
  return new Map(placed);
};
