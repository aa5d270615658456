/**
 * Loaded with `--import` into a build: prints the CPU time and the duration of each of its steps, which end when it prints a
 * line, and its peak memory.
 */
import { isMainThread } from "node:worker_threads";
import * as z from "zod";

const Step = z.object({ line: z.string(), cpu: z.number(), seconds: z.number() });

/** What a build took: its steps, and its peak memory in MiB. */
const Build = z.object({ steps: z.array(Step), cpu: z.number(), seconds: z.number(), peak: z.number() });
export type Build = z.infer<typeof Build>;

const mark = "build-phases ";

/** What a build printed at its end. */
export const parseBuild = (stderr: string): Build =>
  Build.parse(
    JSON.parse(
      stderr
        .split("\n")
        .findLast((line) => line.startsWith(mark))
        ?.slice(mark.length) ?? "{}",
    ),
  );

/** CPU seconds of this process with its threads. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const observe = (): void => {
  const steps: z.infer<typeof Step>[] = [];
  let [cpu, time] = [0, 0];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (text: string | Uint8Array): boolean => {
    const [nextCpu, nextTime] = [cpuSeconds(), performance.now()];
    steps.push({ line: String(text).trim(), cpu: nextCpu - cpu, seconds: (nextTime - time) / 1000 });
    [cpu, time] = [nextCpu, nextTime];
    return write(text);
  };
  process.on("exit", () => {
    const all = { steps, cpu: cpuSeconds(), seconds: performance.now() / 1000 };
    process.stderr.write(`${mark}${JSON.stringify({ ...all, peak: process.resourceUsage().maxRSS / 1024 })}\n`);
  });
};

if (isMainThread && process.execArgv.some((option) => option.includes("build-phases"))) observe();
