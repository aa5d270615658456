import { spawn } from "node:child_process";
import { once } from "node:events";
import * as z from "zod";

/**
 * Runs the same code in several processes that start together and returns each result. The code is the body of an
 * async function with `input`; imports before `await together()` are not part of the race.
 */
export const runInProcesses = async (processes: number, code: string, input: unknown): Promise<unknown[]> => {
  const program = `
    const input = JSON.parse(process.argv[1]);
    const together = () => new Promise((go) => {
      process.stdin.once("data", go);
      process.stdout.write("ready\\n");
    });
    const said = await (async () => { ${code} })();
    process.stdout.write(JSON.stringify(said));
    process.exit();
  `;
  const children = Array.from({ length: processes }, () =>
    spawn(process.execPath, ["--input-type=module", "-e", program, JSON.stringify(input)], {
      stdio: ["pipe", "pipe", "inherit"],
    }),
  );
  const said = children.map(() => "");
  const closed = children.map((child) => once(child, "close"));
  const ready = children.map(
    (child, index) =>
      new Promise<void>((resolve) => {
        child.stdout.setEncoding("utf8").on("data", (text: string) => {
          said[index] += text;
          resolve();
        });
      }),
  );
  await Promise.all(ready);
  for (const child of children) child.stdin.write("go\n");
  const codes = (await Promise.all(closed)).map(([code]) => code);
  if (codes.some((code) => code !== 0)) throw new Error(`processes ended with ${codes.join(", ")}`);
  return said.map((text) => z.json().parse(JSON.parse(text.slice("ready\n".length))));
};
