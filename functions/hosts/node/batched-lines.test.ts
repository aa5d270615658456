import { spawnSync } from "node:child_process";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { batchedLines } from "./batched-lines.ts";

const collected = () => {
  const writes: string[] = [];
  const output = { write: (text: string | Uint8Array) => writes.push(String(text)) > 0 };
  return { writes, lines: batchedLines(output) };
};

test("lines of one turn of the event loop are one write, in their order", async () => {
  const { writes, lines } = collected();
  lines.write("a");
  lines.write("b");
  expect(writes).toEqual([]);
  await setImmediate();
  lines.write("c");
  await setImmediate();
  expect(writes).toEqual(["a\nb\n", "c\n"]);
});

test("a flush writes what is pending, once", async () => {
  const { writes, lines } = collected();
  lines.write("a");
  lines.flush();
  lines.flush();
  await setImmediate();
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
