/** A generator of numbers from 0 (inclusive) to 1 (exclusive). The same seed always gives the same sequence. */
export type Random = () => number;

/** mulberry32: 32 bits of state, good enough for drawings. */
export const seeded = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A number between two bounds. */
export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();

/** A normally distributed number with mean 0 and deviation 1 (Box and Muller). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
