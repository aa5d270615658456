import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../../functions/hosts/node/database.ts";
import { sampleContent } from "../content/portfolios.ts";

/** The origin that tests build for. No server listens there, because responses must not depend on the address of the request. */
export const testSite = "http://localhost:8787";

/** A higher store timeout, because a busy machine can exceed the default. */
export const patientStore = { STORE_TIMEOUT_MS: "10000" } as const;

/** Creates a folder in the one of this test run, which is removed when the run ends (vitest.config.ts). */
export const temporaryFolder = (): string => {
  const parent = process.env.TEST_RUN_FOLDER ?? tmpdir();
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, "vitrine-"));
};

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

type Environment = Readonly<Record<string, string>>;

const inherited = (): Environment => {
  const { PORT: _port, SITE_URL: _site, ...rest } = process.env;
  return Object.fromEntries(Object.entries(rest).filter((entry): entry is [string, string] => entry[1] !== undefined));
};

const collect = (child: ChildProcess): { stdout: string; stderr: string } => {
  const output = { stdout: "", stderr: "" };
  child.stdout?.setEncoding("utf8").on("data", (text) => {
    output.stdout += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text) => {
    output.stderr += text;
  });
  return output;
};

/** Runs a program in a folder, by default that of the project, and waits until it exits. */
export const run = async (
  program: string,
  args: readonly string[] = [],
  environment: Environment = {},
  folder = ".",
): Promise<Finished> => {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...inherited(), ...environment },
  });
  const output = collect(child);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, ...output };
};

interface BuildOptions {
  readonly content?: string;
  readonly out: string;
  readonly site?: string;
  /** Whether to build for a host that serves only files. */
  readonly isStatic?: boolean;
}

/** Builds a portfolio. */
export const build = ({ content = sampleContent, out, site = testSite, isStatic }: BuildOptions): Promise<Finished> =>
  run("src/cli/build.ts", ["--content", content, "--out", out, ...(isStatic ? ["--static"] : [])], { SITE_URL: site });

export interface Host {
  readonly url: string;
  readonly process: ChildProcess;
  /** Its output so far. */
  readonly output: { readonly stdout: string; readonly stderr: string };
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Creates a database as if a minute ago, because hosts do not use a new one in its first second. */
const createDatabase = (folder: string): void => {
  const file = join(folder, "state.db");
  openDatabase({ file, maxBytes: 2 ** 20, warn: () => {}, createdAt: Date.now() - 60_000 }).close();
};

/** Starts the Node host on a free port and waits until it serves. `through` is a program that runs it, such as a tracer. */
export const startHost = async (
  dist: string,
  environment: Environment = {},
  through: readonly string[] = [],
  entry: readonly string[] = ["functions/hosts/node.ts"],
): Promise<Host> => {
  const [program = process.execPath, ...args] = [...through, process.execPath, ...entry];
  const folder = temporaryFolder();
  const DATA_DIR = join(folder, "data");
  if (environment.DATA_DIR === undefined) createDatabase(DATA_DIR);
  const child = spawn(program, args, {
    env: { ...inherited(), PORT: "0", SITE_URL: testSite, DIST_DIR: dist, DATA_DIR, ...patientStore, ...environment },
  });
  const output = collect(child);
  const closed = once(child, "close") as Promise<[number | null]>;
  void closed.then(() => rmSync(folder, { recursive: true, force: true }));
  const url = await new Promise<string>((resolve, reject) => {
    const lookForAddress = () => {
      const address = /on (http:\S+)\n/.exec(output.stdout)?.[1];
      if (!address) return;
      // The log that follows is long, and searching it again after each line takes most of the time of a run.
      child.stdout.off("data", lookForAddress);
      resolve(address);
    };
    child.stdout.on("data", lookForAddress);
    void closed.then(([code]) => reject(new Error(`the host ended with ${code}: ${output.stderr}`)));
  });
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    const [code] = await closed;
    return code;
  };
  return { url, process: child, output, stop };
};
