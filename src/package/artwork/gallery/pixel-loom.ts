import { type Draft, networkDraft, twillTieUp } from "../data/draft.ts";
import { drawCloth } from "../diagrams/cloth.ts";
import { noise } from "../drawing/noise.ts";
import { curve, type Point, polyline, range, rectangle } from "../drawing/path.ts";
import { between, seeded } from "../drawing/random.ts";
import { type Sheet, sheet } from "../drawing/sheet.ts";

const PAPER = "#f3ecdd";
const WARP = "#232c63";
const WEFT = "#d9c7a3";
const GAP = "#171d45";
const ACCENT = "#b8402f";

const page = (): Sheet => sheet(1600, 1200, PAPER);

/** One threading and one treadling with six tie-ups. */
export const sixTieUps = (): Sheet => {
  const drawing = page();
  const runs = [
    [4, 4, 4, 4],
    [3, 2, 2, 1, 1, 3, 1, 3],
    [1, 1, 1, 1, 4, 1, 1, 6],
    [6, 2, 1, 2, 1, 4],
    [2, 2, 2, 2, 2, 2, 2, 2],
    [5, 3, 1, 1, 1, 5],
  ];
  for (const [index, run] of runs.entries()) {
    const draft = networkDraft(16, { ends: 54, picks: 54, across: [1, 13], down: [1, 13], runs: run });
    drawCloth(
      drawing,
      draft,
      [110 + (index % 3) * 478, 108 + Math.floor(index / 3) * 508],
      8,
      index === 4 ? [ACCENT, WEFT, "#5e1c15"] : [WARP, WEFT, GAP],
    );
  }
  return drawing;
};

/** A few threads, large enough to follow each of them over and under the others. */
export const closeUp = (): Sheet => {
  const drawing = sheet(1600, 1200, GAP);
  const draft = networkDraft(16, {
    ends: 30,
    picks: 23,
    across: [0.6, 9],
    down: [0.5, 8],
    runs: [3, 2, 2, 1, 1, 3, 1, 3],
  });
  drawCloth(drawing, draft, [-10, -10], 54, [WARP, WEFT, GAP]);
  const fibers = noise(9);
  for (const row of range(23))
    for (const column of range(30)) {
      const isUp = draft.tieUp[draft.treadling[row] ?? 0]?.includes(draft.threading[column] ?? 0);
      const [x, y] = [-10 + column * 54, -10 + row * 54];
      for (const twist of range(3)) {
        const bend = 5 * fibers(column * 0.7 + twist, row * 0.9);
        const [a, b] = [13 + twist * 14, 19 + twist * 14 + bend];
        drawing.stroke(
          isUp
            ? polyline([
                [x + 12, y + a],
                [x + 42, y + b],
              ])
            : polyline([
                [x + a, y + 42],
                [x + b, y + 12],
              ]),
          isUp ? "#4a548f" : "#b8a47c",
          2.6,
        );
      }
    }
  return drawing;
};

/** A picture in the tones of a satin: the more of a thread lies on top, the darker the cloth. */
export const wovenPicture = (): Sheet => {
  const drawing = page();
  const [columns, rows, cell, shafts] = [200, 144, 7, 8];
  const [ridge, sea] = [noise(2), noise(14)];
  const isSun = (x: number, y: number): boolean => Math.hypot(x - 128, y - 52) < 24;
  const darkness = (x: number, y: number): number => {
    const far = 84 + 15 * ridge(x / 48, 1);
    const near = 106 + 15 * ridge(x / 62, 8);
    if (y > near) return 0.84 + 0.12 * sea(x / 13, y / 7);
    if (y > far) return 0.6;
    return isSun(x, y) ? 0 : 0.14 + 0.3 * (1 - y / far) + 0.2 * sea(x / 56, y / 9);
  };
  const [warps, wefts, suns]: [string[], string[], string[]] = [[], [], []];
  for (const row of range(rows))
    for (const column of range(columns)) {
      const step = (column * 3 + row) % shafts;
      const isUp = step < Math.max(1, Math.min(shafts - 1, Math.round(darkness(column, row) * shafts)));
      const [x, y] = [100 + column * cell, 100 + row * cell];
      if (isUp) warps.push(rectangle(x + 1, y, cell - 2, cell));
      else (isSun(column, row) && row < 84 ? suns : wefts).push(rectangle(x, y + 1, cell, cell - 2));
    }
  drawing.fill(rectangle(100, 100, columns * cell, rows * cell), GAP);
  drawing.fill(wefts.join(""), WEFT);
  drawing.fill(suns.join(""), ACCENT);
  drawing.fill(warps.join(""), WARP);
  return drawing;
};

/** A finished scarf with stripes and fringes. */
export const scarf = (): Sheet => {
  const drawing = page();
  const random = seeded(126);
  const draft: Draft = {
    ...networkDraft(16, { ends: 58, picks: 108, across: [1.5, 12], down: [3, 12], runs: [4, 2, 1, 3, 2, 4] }),
    tieUp: twillTieUp(16, [4, 2, 1, 3, 2, 4]),
  };
  const [cell, left, top] = [11, 481, 6];
  drawing.add('<g transform="rotate(90 800 600)">');
  const height = 108 * cell;
  const tassel = (x: number, y: number, direction: number): void => {
    const end: Point = [x + between(random, -7, 7), y + direction * between(random, 84, 104)];
    const middle: Point = [x + between(random, -9, 9), y + direction * 50];
    drawing.stroke(curve([[x, y], middle, end]), WARP, 3.4);
  };
  for (const end of range(58)) {
    const x = left + (end + 0.5) * cell;
    tassel(x, top, -1);
    tassel(x, top + height, 1);
  }
  drawCloth(drawing, draft, [left, top], cell, [WARP, WEFT, GAP]);
  drawing.add("</g>");
  return drawing;
};
