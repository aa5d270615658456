import { ribbons } from "./compositions/patterns/truchet.ts";
import { HEIGHT, WIDTH } from "./drawing.ts";
import { randomFrom } from "./random.ts";

/** The colors of the theme, light or dark, instead of those of a cover. */
const palette = {
  ground: "var(--accent-soft)",
  ink: "var(--accent)",
  accent: "var(--paper)",
  second: "var(--spot)",
};

/** The tiles of the picture: six columns and four rows. */
const TILE = 20;

/** The dots are in the part that every shape of the picture shows: three columns and three rows. */
const dots = { column: 2, row: 2 };

/**
 * The picture of the 404 page as an SVG element: winding ways, which are others on each site (D68). If its width and height
 * on the page are as 3 to 4, 1 to 1 or 2 to 1, it is cut between tiles. Others cut the last column of tiles.
 */
export const lostWay = (title: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMinYMin slice" stroke-linecap="round" aria-hidden="true">${ribbons(randomFrom(title), palette, TILE, dots).join("")}</svg>`;
