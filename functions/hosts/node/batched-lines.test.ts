import { spawnSync } from "node:child_process";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { batchedLines } from "./batched-lines.ts";

const collected = () => {
  const writes: string[] = [];
  const output = { write: (text: string | Uint8Array) => writes.push(String(text)) > 0 };
  return { writes, lines: batchedLines(output) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("lines of ten milliseconds are one write, in their order", () => {
  const { writes, lines } = collected();
  lines.write("a");
  vi.advanceTimersByTime(9);
  lines.write("b");
  expect(writes).toEqual([]);
  vi.advanceTimersByTime(1);
  lines.write("c");
  vi.advanceTimersByTime(10);
  expect(writes).toEqual(["a\nb\n", "c\n"]);
});

test("lines of 64 KiB are written at once", () => {
  const { writes, lines } = collected();
  const line = "x".repeat(1023);
  for (let count = 0; count < 65; count += 1) lines.write(line);
  expect(writes).toEqual([`${line}\n`.repeat(64)]);
  vi.advanceTimersByTime(10);
  expect(writes.at(-1)).toBe(`${line}\n`);
});

test("a flush writes what is pending, once", () => {
  const { writes, lines } = collected();
  lines.write("a");
  lines.flush();
  lines.flush();
  vi.advanceTimersByTime(10);
  expect(writes).toEqual(["a\n"]);
});

test.each([
  ["an uncaught error", 'throw new Error("broken")', 1],
  ["an exit", "process.exit(3)", 3],
])("the last lines are written before %s", (_, end, status) => {
  const program = `
    import { batchedLines } from ${JSON.stringify(import.meta.resolve("./batched-lines.ts"))};
    const lines = batchedLines(process.stdout);
    process.on("exit", lines.flush);
    for (let line = 1; line <= 20000; line += 1) lines.write(String(line));
    ${end};`;
  const args = ["--input-type=module", "--eval", program];
  const run = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 2 ** 24 });
  expect(run.status).toBe(status);
  expect(run.stdout.split("\n").slice(0, -1)).toEqual(Array.from({ length: 20000 }, (_, index) => String(index + 1)));
});
