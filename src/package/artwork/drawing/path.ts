/** A position in pixels, with y downwards. */
export type Point = readonly [x: number, y: number];

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** SVG path data of straight segments. */
export const polyline = (points: readonly Point[], closed = false): string =>
  points.map(([x, y], index) => `${index ? "L" : "M"}${short(x)} ${short(y)}`).join("") + (closed ? "Z" : "");

/** SVG path data of a smooth curve through all points (Catmull and Rom, as cubic Bézier curves). */
export const curve = (points: readonly Point[], closed = false): string => {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  const segments = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const numbers = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    ];
    return `C${numbers.map(short).join(" ")}`;
  });
  return `${polyline([at(0)])}${segments.join("")}${closed ? "Z" : ""}`;
};

/** SVG path data of a circle. */
export const circle = (x: number, y: number, radius: number): string =>
  `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0` +
  `a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0Z`;

/** SVG path data of a rectangle. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;

/** SVG path data of a rectangle with round corners. */
export const roundedRectangle = (x: number, y: number, width: number, height: number, radius: number): string => {
  const corner = (right: number, down: number): string =>
    `a${short(radius)} ${short(radius)} 0 0 1 ${short(right * radius)} ${short(down * radius)}`;
  const [across, along] = [short(width - 2 * radius), short(height - 2 * radius)];
  return (
    `M${short(x + radius)} ${short(y)}h${across}${corner(1, 1)}v${along}${corner(-1, 1)}` +
    `h-${across}${corner(-1, -1)}v-${along}${corner(1, -1)}Z`
  );
};

/** The point at an angle (in turns, clockwise from the top) and a distance from a center. */
export const polar = ([x, y]: Point, turns: number, distance: number): Point => [
  x + Math.sin(turns * 2 * Math.PI) * distance,
  y - Math.cos(turns * 2 * Math.PI) * distance,
];

/** Integers from 0 up to, but not including, a count. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Points on a smooth curve through others (Catmull and Rom): some steps for each segment. */
export const smooth = (points: readonly Point[], steps: number): Point[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    return range(steps).map((step): Point => {
      const t = step / steps;
      const mix = (axis: 0 | 1): number => {
        const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]];
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * b - a - 3 * c + d)));
      };
      return [mix(0), mix(1)];
    });
  });
