import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** The path of a program on the PATH, or undefined. */
export const findOnPath = (program: string): string | undefined =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"]
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** The core to run on, if taskset is installed. */
  readonly core?: 0 | 1;
  /** Whether it exchanges messages with this process. */
  readonly hasMessages?: boolean;
  /** The file for its standard output, which otherwise this process reads. */
  readonly outputFile?: string;
}

/** Whether the server and the load generator each have a core of their own. */
export const hasOwnCores = availableParallelism() > 1 && findOnPath("taskset") !== undefined;

const running = new Set<ChildProcess>();
const folders = new Set<string>();

const launch = ({ program, args, environment = {}, core, hasMessages, outputFile }: Command): ChildProcess => {
  const [file, all] =
    hasOwnCores && core !== undefined ? ["taskset", ["-c", String(core), program, ...args]] : [program, [...args]];
  const child = spawn(file, all, {
    env: { ...process.env, ...environment },
    stdio: [
      "ignore",
      outputFile ? openSync(outputFile, "w") : "pipe",
      "pipe",
      ...(hasMessages ? (["ipc"] as const) : []),
    ],
  });
  running.add(child);
  child.once("close", () => running.delete(child));
  return child;
};

/** Runs a program and returns its output. Throws if it fails. */
export const run = async (command: Command): Promise<{ readonly stdout: string; readonly stderr: string }> => {
  const child = launch(command);
  const output = { stdout: "", stderr: "" };
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (output.stdout += text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (output.stderr += text));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${command.program} ended with ${code}:\n${output.stderr || output.stdout}`);
  return output;
};

/** Stops a process that was started here: with SIGTERM, and after 3 seconds with SIGKILL. */
const stopProcess = async (child: ChildProcess): Promise<void> => {
  if (!running.has(child)) return;
  const closed = once(child, "close");
  child.kill("SIGTERM");
  const late = setTimeout(() => child.kill("SIGKILL"), 3_000);
  await closed;
  clearTimeout(late);
};

/** A running server. */
export interface Server {
  readonly url: string;
  readonly pid: number;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

/** Starts a server and waits until it answers at its URL. */
export const startServer = async (command: Command, url: string): Promise<Server> => {
  const child = launch(command);
  let output = "";
  child.stdout?.on("data", (text) => (output += text));
  child.stderr?.on("data", (text) => (output += text));
  for (const late = performance.now() + 20_000; performance.now() < late && child.exitCode === null; ) {
    // The connection must not stay open, because some parts count those of the server.
    const response = await fetch(url, { headers: { Connection: "close" } }).catch(() => undefined);
    await response?.arrayBuffer();
    if (response && child.pid !== undefined)
      return { url, pid: child.pid, process: child, stop: () => stopProcess(child) };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${command.program} ${command.args.join(" ")} does not serve ${url}:\n${output}`);
};

/** The resident memory of a process in MiB, or undefined if the system does not report it. */
export const residentMiB = (pid: number): number | undefined => {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return undefined;
  }
};

/** The CPU time of a process in seconds, or undefined if the system does not report it. */
export const cpuSeconds = (pid: number): number | undefined => {
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

/** Stops every process that was started here. */
export const stopProcesses = async (): Promise<void> => void (await Promise.all([...running].map(stopProcess)));

/** Stops every process that was started here, and removes every temporary folder. */
export const cleanUp = async (): Promise<void> => {
  await stopProcesses();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
};
