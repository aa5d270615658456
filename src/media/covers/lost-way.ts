import { truchet } from "./compositions/truchet.ts";
import { HEIGHT, WIDTH } from "./drawing.ts";
import { randomFrom } from "./random.ts";

/** The colors of the theme, light or dark, instead of those of a cover. */
const palette = {
  ground: "var(--accent-soft)",
  ink: "var(--accent)",
  accent: "var(--paper)",
  second: "var(--spot)",
};

/** The picture of the 404 page as an SVG element: winding ways, which are others on each site (D68). */
export const lostWay = (title: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" stroke-linecap="round" aria-hidden="true">${truchet(randomFrom(title), palette, title).join("")}</svg>`;
