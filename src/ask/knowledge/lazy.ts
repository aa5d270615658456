/** Returns a function that computes a value on its first call and returns the same value on later calls. */
export const lazy = <T extends object>(compute: () => T): (() => T) => {
  let value: T | undefined;
  return () => {
    value ??= compute();
    return value;
  };
};
