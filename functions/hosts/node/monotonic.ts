/** Milliseconds since some time before the process started. It is the same in every thread, and no clock step changes it. */
export const monotonicNow = (): number => Number(process.hrtime.bigint() / 1_000_000n);
