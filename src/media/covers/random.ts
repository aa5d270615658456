/** Numbers that look random but depend only on a text. */
export interface Random {
  /** A number from `from` to `to`. */
  readonly between: (from: number, to: number) => number;
  /** A whole number from `from` to `to`. */
  readonly whole: (from: number, to: number) => number;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
  readonly chance: (probability: number) => boolean;
}

/** A 32-bit hash of a text (FNV-1a). */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text.normalize("NFC"))) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  // The lowest bits of FNV-1a depend on the last characters only.
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** Random numbers from a text (mulberry32). The same text gives the same numbers on every machine. */
export const randomFrom = (text: string): Random => {
  let state = hashOf(text);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    between: (from, to) => from + next() * (to - from),
    whole,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    chance: (probability) => next() < probability,
  };
};
