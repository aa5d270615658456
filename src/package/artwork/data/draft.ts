import { range } from "../drawing/path.ts";

/** A weaving draft. Shafts, treadles, warp ends and picks count from 0. */
export interface Draft {
  readonly shafts: number;
  /** The shaft of each warp end, from left to right. */
  readonly threading: readonly number[];
  /** The treadle of each pick, from top to bottom. */
  readonly treadling: readonly number[];
  /** The shafts that each treadle lifts. */
  readonly tieUp: readonly (readonly number[])[];
}

/** Whether the warp end is above the weft at a crossing. */
export const isWarpUp = ({ threading, treadling, tieUp }: Draft, end: number, pick: number): boolean =>
  tieUp[treadling[pick] ?? 0]?.includes(threading[end] ?? 0) ?? false;

/** A line that rises, slows down, falls and rises again, folded onto the shafts. */
const undulate = (count: number, shafts: number, waves: number, climb: number): number[] =>
  range(count).map((index) => {
    const share = (index + 0.5) / count - 0.5;
    const position = Math.round(climb * Math.cos(share * waves * 2 * Math.PI) + climb * 3);
    return position % shafts;
  });

/** The lifts of a twill: each treadle lifts the same runs of shafts, shifted by one. */
export const twillTieUp = (shafts: number, runs: readonly number[]): number[][] =>
  range(shafts).map((treadle) => {
    const lifted: number[] = [];
    let shaft = treadle;
    for (const [index, run] of runs.entries())
      for (let step = 0; step < run; step += 1, shaft += 1) if (index % 2 === 0) lifted.push(shaft % shafts);
    return lifted;
  });

/** How a draft turns around: waves across the width and height of the cloth, and how many shafts each wave climbs. */
export interface Waves {
  readonly ends: number;
  readonly picks: number;
  readonly across: readonly [waves: number, climb: number];
  readonly down: readonly [waves: number, climb: number];
  readonly runs: readonly number[];
}

/** A draft whose threading and treadling turn around several times, so that the twill lines become curves and eyes. */
export const networkDraft = (shafts: number, { ends, picks, across, down, runs }: Waves): Draft => ({
  shafts,
  threading: undulate(ends, shafts, ...across),
  treadling: undulate(picks, shafts, ...down),
  tieUp: twillTieUp(shafts, runs),
});
