/** A wall clock and a monotonic clock, in milliseconds. */
interface Clocks {
  readonly wall: () => number;
  readonly monotonic: () => number;
}

/** A larger difference between the two clocks is a step. Gradual corrections stay far below it. */
const MAX_DRIFT_MS = 5_000;

/** How long the clock must run evenly after a step. A clock that is wrong for a moment is corrected by then. */
export const SETTLING_MS = 10 * 60_000;

/**
 * Creates a clock for deleting expired data. Returns the time in milliseconds since 1970, or undefined while it may be
 * wrong: for ten minutes after a step in either direction. Call it at least every few seconds.
 */
export const createSteadyClock = ({ wall, monotonic }: Clocks): (() => number | undefined) => {
  let difference = wall() - monotonic();
  let steadyFrom = Number.NEGATIVE_INFINITY;
  return () => {
    const [now, elapsed] = [wall(), monotonic()];
    const changed = now - elapsed - difference;
    difference = now - elapsed;
    if (Math.abs(changed) > MAX_DRIFT_MS) steadyFrom = elapsed + SETTLING_MS;
    return elapsed >= steadyFrom ? now : undefined;
  };
};
