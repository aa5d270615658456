import { city, distance, type Tree, type TreeState } from "../data/street-trees.ts";
import { circle, type Point, polar, polyline, range } from "../drawing/path.ts";
import { type Sheet, sheet } from "../drawing/sheet.ts";
import { phone } from "./phone.ts";
import { write } from "./writing.ts";

const PAPER = "#f4f0e4";
const BLOCK = "#e6dfcc";
const INKS: Readonly<Record<TreeState, string>> = { grown: "#2c4a3b", watered: "#7fa650", thirsty: "#e0632f" };
const INK = INKS.grown;
const LABELS: Readonly<Record<TreeState, string>> = {
  grown: "CAN WAIT",
  watered: "WATERED TODAY",
  thirsty: "NEEDS WATER",
};
const SPECIES = ["LINDEN", "MAPLE", "PLANE", "ROWAN", "OAK", "CHERRY", "ASH"] as const;

const [WIDTH, HEIGHT] = [1440, 1400];
const LIST = { left: 56, top: 70, width: 660, height: 1260 } as const;
/** Where someone stands, in the city and on the sheet, and how far the map is zoomed in. */
const [HERE, PLACE, ZOOM]: readonly [Point, Point, number] = [[1578, 156], [1070, 660], 7.6];
const ENTRIES = 5;

/** A tree with a shape for its state, so that it can be told apart without its color: drop, check mark or dot. */
const symbol = (drawing: Sheet, state: TreeState, [x, y]: Point, radius: number): void => {
  if (state === "thirsty") {
    const side = range(25).map((step) => polar([x, y + radius * 0.25], 0.12 + (step / 24) * 0.76, radius));
    drawing.fill(polyline([...side, [x, y - radius * 1.5]], true), INKS.thirsty);
    return;
  }
  drawing.fill(circle(x, y, radius), INKS[state]);
  if (state === "watered")
    drawing.stroke(
      polyline([
        [x - radius * 0.45, y + radius * 0.02],
        [x - radius * 0.1, y + radius * 0.38],
        [x + radius * 0.48, y - radius * 0.36],
      ]),
      PAPER,
      radius * 0.24,
    );
};

/** On the map of the cover, the round of the day has not begun. */
const wateredToday = (tree: Tree): Tree => (tree.state === "thirsty" ? { ...tree, state: "watered" } : tree);

const place = ([x, y]: Point): Point => [PLACE[0] + (x - HERE[0]) * ZOOM, PLACE[1] + (y - HERE[1]) * ZOOM];

const map = (drawing: Sheet, blocks: readonly (readonly Point[])[], trees: readonly Tree[]): void => {
  drawing.fill(blocks.map((corners) => polyline(corners.map(place), true)).join(""), BLOCK);
  for (const meters of [20, 40, 60])
    drawing.stroke(circle(...PLACE, meters * ZOOM), INK, 2.5, 'stroke-dasharray="2 14"');
  for (const { state, point, radius } of trees) symbol(drawing, state, place(point), radius * 3.9 + 4);
  drawing.fill(circle(...PLACE, 30), PAPER);
  drawing.fill(circle(...PLACE, 22), INK);
  drawing.fill(circle(...PLACE, 9), PAPER);
};

const list = (drawing: Sheet, nearest: readonly Tree[]): void => {
  const { left, top, width, height } = LIST;
  const [start, end] = [left + 54, left + width - 54];
  phone(drawing, [left, top], [width, height], [INK, PAPER]);
  write(drawing, "TREES NEAR YOU", [start, top + 126], 42, INK);
  for (const [row, { point, state, block }] of nearest.entries()) {
    const y = top + 180 + row * 206;
    drawing.stroke(
      polyline([
        [start, y],
        [end, y],
      ]),
      INK,
      3,
    );
    symbol(drawing, state, [start + 38, y + 103], 34);
    write(drawing, SPECIES[block % SPECIES.length] ?? "", [start + 112, y + 92], 46, INK);
    write(drawing, `${Math.round(distance(point, HERE))} M`, [end, y + 92], 46, INK, "right");
    write(drawing, LABELS[state], [start + 112, y + 158], 34, INK);
  }
};

/** The first view on a phone, a list of trees by distance, over the same trees on the map of a few streets. */
export const treesNearby = (): Sheet => {
  const drawing = sheet(WIDTH, HEIGHT, PAPER);
  const { blocks, trees: dry } = city();
  const trees = dry.map((tree, index) => (index % 3 ? tree : wateredToday(tree)));
  const byDistance = trees.toSorted((one, other) => distance(one.point, HERE) - distance(other.point, HERE));
  map(
    drawing,
    blocks,
    trees.filter(({ point }) => distance(point, HERE) < 240),
  );
  list(drawing, byDistance.slice(0, ENTRIES));
  return drawing;
};

const [BEFORE, AFTER] = [1200, 460];

/** The young trees that die in a dry summer, one dot each, as in the rings of a trunk. */
export const youngTrees = (): Sheet => {
  const drawing = sheet(1440, 930, PAPER);
  const goldenTurn = (3 - Math.sqrt(5)) / 2;
  for (const [x, lost, title, count] of [
    [370, BEFORE, "BEFORE", "ABOUT 1,200"],
    [1070, AFTER, "AFTER", "460"],
  ] as const) {
    const dots = range(BEFORE).map((tree) =>
      circle(...polar([x, 386], tree * goldenTurn, 8.8 * Math.sqrt(tree + 0.5)), 6.2),
    );
    drawing.fill(dots.slice(0, lost).join(""), INKS.thirsty);
    drawing.fill(dots.slice(lost).join(""), INKS.watered);
    write(drawing, title, [x - 300, 776], 36, INK);
    write(drawing, count, [x - 300, 856], 52, INK);
  }
  return drawing;
};
