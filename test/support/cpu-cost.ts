import { expect } from "vitest";

/** The CPU time of this thread for some repetitions of a task, in milliseconds. Its clock can have steps of 4 ms. */
const cpuCost = async (task: () => unknown, repetitions: number): Promise<number> => {
  const start = process.threadCpuUsage();
  for (let repetition = 0; repetition < repetitions; repetition += 1) await task();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
};

/** How often the larger input contains the smaller one. */
const GROWTH = 8;
const REPETITIONS = 4;

/**
 * Expects that the CPU time of a task grows at most linearly with its input: a large input may take three times as long as
 * its eight parts one by one, and 12 ms more. For a quadratic task, it takes eight times as long as they do.
 * @param taskFor creates the task for an input of a size, which is at most `size`.
 */
export const expectLinearCost = async (
  taskFor: (size: number) => () => unknown,
  size: number,
  message = "",
): Promise<void> => {
  const [small, large] = [taskFor(size / GROWTH), taskFor(size)];
  // Compiles the code.
  await small();
  const costs = async () => ({
    whole: await cpuCost(large, REPETITIONS),
    parts: await cpuCost(small, REPETITIONS * GROWTH),
  });
  const isLinear = ({ whole, parts }: Awaited<ReturnType<typeof costs>>): boolean => whole < 3 * parts + 12;
  const first = await costs();
  // Garbage of earlier tasks can be collected during one measurement.
  const measured = isLinear(first) ? first : await costs();
  expect(isLinear(measured), `${message}: ${JSON.stringify(measured)}`).toBe(true);
};

/** A text of a size that repeats a piece. */
export const repeated = (piece: string, size: number): string =>
  piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
