import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { availableParallelism, tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** Where a program lies on the PATH, or undefined. */
export const onPath = (program: string): string | undefined =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"]
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** The core that it may run on, where cores can be chosen. */
  readonly core?: 0 | 1;
}

const canPin = availableParallelism() > 1 && onPath("taskset") !== undefined;

/** Whether servers and load have a core each. */
export const pinned = canPin;

const running = new Set<ChildProcess>();
const folders = new Set<string>();

const launch = ({ program, args, environment = {}, core }: Command): ChildProcess => {
  const [file, all] =
    canPin && core !== undefined ? ["taskset", ["-c", String(core), program, ...args]] : [program, [...args]];
  const child = spawn(file, all, { env: { ...process.env, ...environment }, stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  child.once("close", () => running.delete(child));
  return child;
};

/** Runs a program to its end and returns what it printed. Throws when it fails. */
export const run = async (command: Command): Promise<{ readonly stdout: string; readonly stderr: string }> => {
  const child = launch(command);
  const output = { stdout: "", stderr: "" };
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (output.stdout += text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (output.stderr += text));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${command.program} ended with ${code}:\n${output.stderr || output.stdout}`);
  return output;
};

/** Ends a process that was started here; one that does not hear is ended harder. */
const end = async (child: ChildProcess): Promise<void> => {
  if (!running.has(child)) return;
  const closed = once(child, "close");
  child.kill("SIGTERM");
  const late = setTimeout(() => child.kill("SIGKILL"), 3_000);
  await closed;
  clearTimeout(late);
};

/** A server that runs. */
export interface Server {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Starts a server and waits until it answers at its URL. */
export const serve = async (command: Command, url: string): Promise<Server> => {
  const child = launch(command);
  let output = "";
  child.stdout?.on("data", (text) => (output += text));
  child.stderr?.on("data", (text) => (output += text));
  for (const late = performance.now() + 20_000; performance.now() < late && child.exitCode === null; ) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer && child.pid !== undefined) return { url, pid: child.pid, stop: () => end(child) };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${command.program} ${command.args.join(" ")} does not serve ${url}:\n${output}`);
};

/** Mebibytes of memory that a process holds, where the system tells. */
export const residentMemory = (pid: number): number | undefined => {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return undefined;
  }
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
};

/** Seconds of processor time that a process has used, where the system tells. */
export const processorTime = (pid: number): number | undefined => {
  try {
    // Fields 14 and 15 after the name in brackets: user and system time in ticks of 10 ms (proc_pid_stat(5)).
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
};

/** A folder that is removed at the end. */
export const temporaryFolder = (parent: string = tmpdir()): string => {
  const folder = mkdtempSync(join(parent, "vitrine-bench-"));
  folders.add(folder);
  return folder;
};

/** Ends everything that was started here and removes every folder that was made. */
export const cleanUp = async (): Promise<void> => {
  await Promise.all([...running].map(end));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
};
