import { type Draft, networkDraft } from "../data/draft.ts";
import { circle, range, rectangle } from "../drawing/path.ts";
import { coverSheet, type Sheet } from "../drawing/sheet.ts";
import { drawCloth } from "./cloth.ts";

const PAPER = "#f3ecdd";
const WARP = "#232c63";
const WEFT = "#d9c7a3";
const ACCENT = "#b8402f";
const CELL = 13;

/** The threading above the cloth, the treadling beside it, and the tie-up in the corner, as weavers write them. */
const drawNotation = (
  add: (data: string, ink: string) => void,
  draft: Draft,
  left: number,
  top: number,
  gap: number,
): void => {
  const { threading, treadling, tieUp, shafts } = draft;
  const [right, above] = [left + threading.length * CELL + gap, top - gap - shafts * CELL];
  const dot = (x: number, y: number): string => rectangle(x + 2, y + 2, CELL - 4, CELL - 4);
  const frame = (x: number, y: number, columns: number, rows: number): string =>
    range(rows + 1)
      .map((row) => `M${x} ${y + row * CELL}h${columns * CELL}`)
      .join("") +
    range(columns + 1)
      .map((column) => `M${x + column * CELL} ${y}v${rows * CELL}`)
      .join("");
  add(frame(left, above, threading.length, shafts), "grid");
  add(frame(right, top, shafts, treadling.length), "grid");
  add(frame(right, above, shafts, shafts), "grid");
  add(threading.map((shaft, end) => dot(left + end * CELL, above + (shafts - 1 - shaft) * CELL)).join(""), WARP);
  add(treadling.map((treadle, row) => dot(right + treadle * CELL, top + row * CELL)).join(""), ACCENT);
  const ties = tieUp.flatMap((lifted, treadle) =>
    lifted.map((shaft) => circle(right + (treadle + 0.5) * CELL, above + (shafts - 0.5 - shaft) * CELL, 4)),
  );
  add(ties.join(""), WARP);
};

/** A complete draft for sixteen shafts, with the cloth that it gives. */
export const weaving = (): Sheet => {
  const drawing = coverSheet(PAPER);
  const draft = networkDraft(16, {
    ends: 126,
    picks: 66,
    across: [2.5, 11],
    down: [1.5, 9],
    runs: [3, 2, 2, 1, 1, 3, 1, 3],
  });
  const gap = 26;
  const width = draft.threading.length * CELL + gap + 16 * CELL;
  const height = draft.treadling.length * CELL + gap + 16 * CELL;
  const [left, top] = [Math.round((2400 - width) / 2), Math.round((1500 - height) / 2) + gap + 16 * CELL];
  drawNotation(
    (data, ink) => (ink === "grid" ? drawing.stroke(data, WARP, 0.7, 'opacity="0.45"') : drawing.fill(data, ink)),
    draft,
    left,
    top,
    gap,
  );
  drawCloth(drawing, draft, [left, top], CELL, [WARP, WEFT, "#171d45"]);
  return drawing;
};
