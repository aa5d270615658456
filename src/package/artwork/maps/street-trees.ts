import { city, type TreeState } from "../data/street-trees.ts";
import { circle } from "../drawing/path.ts";
import { coverSheet, type Sheet } from "../drawing/sheet.ts";

const PAPER = "#f4f0e4";
const INKS: Readonly<Record<TreeState, string>> = { grown: "#2c4a3b", watered: "#7fa650", thirsty: "#e0632f" };

/** A city that is drawn only by its street trees: streets, parks and a canal are what the dots leave open. */
export const streetTrees = (): Sheet => {
  const drawing = coverSheet(PAPER);
  const { trees } = city();
  for (const [state, ink] of Object.entries(INKS)) {
    const dots = trees.filter((tree) => tree.state === state).map(({ point: [x, y], radius }) => circle(x, y, radius));
    drawing.fill(dots.join(""), ink, 'fill-rule="nonzero"');
  }
  return drawing;
};
