/** Covers are 120 units wide and 80 high. */
export const WIDTH = 120;
export const HEIGHT = 80;

/** A number with at most one decimal, without a leading zero. */
export const number = (value: number): string => {
  const text = String(Math.round(value * 10) / 10);
  return text.replace(/^(-?)0\./, "$1.");
};

/** Numbers as SVG writes lists. */
export const numbers = (...values: readonly number[]): string =>
  values
    .map(number)
    .reduce((list, text) => (list === "" || text.startsWith("-") ? list + text : `${list} ${text}`), "");

export type Point = readonly [x: number, y: number];

const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];

/** A closed smooth curve: points are the corners that the curve rounds. */
export const closedCurve = (points: readonly Point[]): string => {
  const [first = [0, 0]] = points;
  const last = points.at(-1) ?? first;
  const curve = points.map((point, index) => `Q${numbers(...point, ...middle(point, points[index + 1] ?? first))}`);
  return `M${numbers(...middle(last, first))}${curve.join("")}Z`;
};

/** An open smooth curve through the middles of the points. */
export const openCurve = (points: readonly Point[]): string => {
  const [first = [0, 0], ...rest] = points;
  return `M${numbers(...first)}${rest.map((point, index) => (index % 2 === 0 && rest[index + 1] ? `Q${numbers(...point, ...middle(point, rest[index + 1] ?? point))}` : `T${numbers(...point)}`)).join("")}`;
};

/** A path element. */
export const path = (data: string, attributes: string): string =>
  data === "" ? "" : `<path d="${data}"${attributes && ` ${attributes}`}/>`;

export const fill = (color: string): string => `fill="${color}"`;
export const stroke = (color: string, width: number, more = ""): string =>
  `fill="none" stroke="${color}" stroke-width="${number(width)}"${more && ` ${more}`}`;

/** A circle as part of a path. */
export const circle = (x: number, y: number, radius: number): string =>
  `M${numbers(x - radius, y)}a${numbers(radius, radius)} 0 1 0 ${numbers(radius * 2, 0)}a${numbers(radius, radius)} 0 1 0 ${numbers(-radius * 2, 0)}Z`;

/** A rectangle as part of a path. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${numbers(x, y)}h${number(width)}v${number(height)}h${number(-width)}Z`;

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** A color between two others: `share` is that of the second, from 0 to 1. */
export const mix = (one: string, other: string, share: number): string => {
  const second = channels(other);
  const mixed = channels(one).map((value, index) => Math.round(value + ((second[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
};
