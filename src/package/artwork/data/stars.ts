/** Right ascension in hours, declination in degrees (J2000), magnitude. */
export type Star = readonly [hours: number, degrees: number, magnitude: number];

/** Stars, and lines between them by index. */
export interface Constellation {
  readonly stars: readonly Star[];
  readonly lines: readonly (readonly number[])[];
}

const constellation = (stars: string, lines: string): Constellation => ({
  stars: stars.split(",").map((star): Star => {
    const [hours = 0, degrees = 0, magnitude = 0] = star.trim().split(" ").map(Number);
    return [hours, degrees, magnitude];
  }),
  lines: lines.split(" ").map((line) => line.split("-").map(Number)),
});

/** Bright stars of the northern winter sky. */
export const constellations: readonly Constellation[] = [
  // Orion
  constellation(
    `5.919 7.41 0.5, 5.242 -8.2 0.1, 5.419 6.35 1.6, 5.796 -9.67 2.1, 5.679 -1.94 1.8, 5.604 -1.2 1.7,
     5.533 -0.3 2.2, 5.585 9.93 3.4, 5.59 -5.91 2.8`,
    "0-4-3-1-6-2-7-0 4-5-6",
  ),
  // Taurus
  constellation(
    `4.599 16.51 0.9, 5.438 28.61 1.7, 5.627 21.14 3, 4.33 15.63 3.7, 4.382 17.54 3.8,
     4.477 19.18 3.5, 3.791 24.11 2.9, 4.011 12.49 3.5`,
    "2-0-3-7 1-5-4-3",
  ),
  // Auriga
  constellation(
    `5.278 46 0.1, 5.992 44.95 1.9, 5.995 37.21 2.6, 5.438 28.61 1.7, 4.95 33.17 2.7, 5.108 41.23 3.2`,
    "0-1-2-3-4-5-0",
  ),
  // Gemini
  constellation(
    `7.577 31.89 1.6, 7.755 28.03 1.1, 6.629 16.4 1.9, 7.335 21.98 3.5, 6.732 25.13 3,
     6.383 22.51 2.9, 6.248 22.51 3.3, 7.068 20.57 4, 7.186 30.25 4.4`,
    "0-8-4-5-6 1-3-7-2 0-1",
  ),
  // Canis Major
  constellation(`6.752 -16.72 -1.5, 6.378 -17.96 2, 7.14 -26.39 1.8, 6.977 -28.97 1.5, 7.402 -29.3 2.4`, "1-0-2-3 2-4"),
  // Canis Minor
  constellation(`7.655 5.22 0.4, 7.453 8.29 2.9`, "0-1"),
  // Perseus
  constellation(
    `3.405 49.86 1.8, 3.136 40.96 2.1, 3.08 53.51 2.9, 3.715 47.79 3, 3.964 40.01 2.9,
     3.902 31.88 2.9, 3.158 44.86 3.8`,
    "2-0-3-4-5 0-6-1",
  ),
  // Cassiopeia
  constellation(`0.153 59.15 2.3, 0.675 56.54 2.2, 0.945 60.72 2.4, 1.43 60.24 2.7, 1.907 63.67 3.4`, "0-1-2-3-4"),
  // Ursa Major
  constellation(
    `11.062 61.75 1.8, 11.031 56.38 2.4, 11.897 53.69 2.4, 12.257 57.03 3.3, 12.9 55.96 1.8,
     13.399 54.93 2.2, 13.792 49.31 1.9`,
    "6-5-4-3-0-1-2-3",
  ),
  // Ursa Minor
  constellation(
    `2.53 89.26 2, 14.845 74.16 2.1, 15.345 71.83 3, 17.537 86.59 4.4, 16.766 82.04 4.2,
     15.734 77.79 4.3, 16.292 75.76 4.9`,
    "0-3-4-5-1-2-6-5",
  ),
  // Leo
  constellation(
    `10.14 11.97 1.4, 10.122 16.76 3.5, 10.333 19.84 2.2, 10.278 23.42 3.4, 9.879 26.01 3.9,
     9.764 23.77 3, 11.818 14.57 2.1, 11.235 20.52 2.6, 11.237 15.43 3.3`,
    "5-4-3-2-1-0-8-6-7-2 7-8",
  ),
  // Andromeda
  constellation(`0.14 29.09 2.1, 0.655 30.86 3.3, 1.162 35.62 2.1, 2.065 42.33 2.1`, "0-1-2-3"),
  // Aries
  constellation(`2.12 23.46 2, 1.911 20.81 2.6, 1.892 19.29 3.9`, "0-1-2"),
  // Cepheus
  constellation(
    `21.31 62.59 2.5, 21.478 70.56 3.2, 23.656 77.63 3.2, 22.828 66.2 3.5, 22.181 58.2 3.4`,
    "0-1-2-3-4-0 1-3",
  ),
  // Lepus
  constellation(`5.545 -17.82 2.6, 5.471 -20.76 2.8`, "0-1"),
  // Others
  constellation(`3.038 4.09 2.5, 9.46 -8.66 2, 5.131 -5.09 2.8, 20.69 45.28 1.3, 12.934 38.32 2.9`, ""),
];
