/** Durations of limits, in words and units of the guides. Limits are in seconds. */
export const seconds = (count: number): string => (count === 1 ? "second" : `${count} seconds`);
export const minutes = (time: number): number => time / 60;
export const hours = (time: number): number => time / 3600;
