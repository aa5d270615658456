import { noise } from "../drawing/noise.ts";
import { circle, curve, type Point, polar, polyline, range } from "../drawing/path.ts";
import { coverSheet, type Sheet } from "../drawing/sheet.ts";

const PAPER = "#f2e4dc";
const SEA = "#0f5257";
const SURE = "#d8432e";
const CENTER: Point = [1190, 748];
const SURVEYS = 64;

/**
 * An island as 64 surveys see it. Where they agree, their lines are one coast; where they do not, the coast is a cloud.
 * Red dots are the places that somebody has measured.
 */
export const doubtfulIsland = (): Sheet => {
  const drawing = coverSheet(PAPER);
  const [coast, bays, doubt] = [noise(61), noise(7), noise(83)];
  const uncertainty = (turns: number): number => {
    const [x, y] = polar([0, 0], turns, 1.15);
    return 8 + 250 * Math.max(0, doubt(x + 3, y) + 0.22) ** 1.4;
  };
  const shore = (turns: number, survey: number): Point => {
    const [x, y] = polar([0, 0], turns, 1);
    const distance = 430 + 150 * coast(x * 1.3 + 5, y * 1.3) + 60 * bays(x * 4, y * 4) + 20 * bays(x * 11 + 30, y * 11);
    const guess = noise(900 + survey);
    const error = uncertainty(turns) * (guess(x * 1.5, y * 1.5) + 0.35 * guess(x * 5 + 9, y * 5));
    const [px, py] = polar([0, 0], turns, distance + error);
    return [CENTER[0] + px * 1.66, CENTER[1] + py * 1.1];
  };
  for (const survey of range(SURVEYS)) {
    const line = range(300).map((step) => shore(step / 300, survey));
    drawing.stroke(curve(line, true), SEA, 1.7);
  }
  for (const station of range(150)) {
    const turns = station / 150;
    if (uncertainty(turns) > 16) continue;
    const [x, y] = shore(turns, 0);
    const [dx, dy] = [CENTER[0] - x, CENTER[1] - y];
    const length = Math.hypot(dx, dy);
    const inland: Point = [x + (dx / length) * 42, y + (dy / length) * 42];
    drawing.stroke(polyline([[x, y], inland]), SURE, 2.4);
    drawing.fill(circle(...inland, 7), SURE);
  }
  return drawing;
};
