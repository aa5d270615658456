import { spawnSync } from "node:child_process";
import { postgresProgram } from "../postgres/postgres-programs.ts";

/** The package registry of test/package/rehearsal.test.ts, which is not among the packages of the project. */
export const verdaccioProgram = "test/package/registry/node_modules/verdaccio/bin/verdaccio";

/** Programs that some tests need besides Node, npm and git, each with a command that succeeds if the program works. */
const tools = {
  curl: ["curl", "--version"],
  jq: ["jq", "--version"],
  python3: ["python3", "--version"],
  openssl: ["openssl", "version"],
  nginx: ["nginx", "-v"],
  chromium: ["chromium", "--version"],
  slowhttptest: ["sh", "-c", "command -v slowhttptest"],
  /** Texts and facts of PDF files: the package poppler-utils. */
  pdftotext: ["sh", "-c", "command -v pdftotext pdfinfo"],
  faketime: ["faketime", "-m", "-f", "+0", "true"],
  strace: ["strace", "-o", "/dev/null", "true"],
  /** The programs of a Postgres server, which Debian does not put on the PATH. */
  postgres: [postgresProgram("initdb") ?? "initdb", "--version"],
  /** Takes the rights of root from a program. Other users need no more than the program. */
  setpriv: process.getuid?.() === 0 ? ["setpriv", "--inh-caps=-all", "--bounding-set=-all", "true"] : ["setpriv", "-V"],
  mount: ["unshare", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"],
  /** A package registry: `npm ci --prefix test/package/registry`. */
  verdaccio: [process.execPath, verdaccioProgram, "--version"],
  "systemd-analyze": ["systemd-analyze", "--version"],
} as const;

export type Tool = keyof typeof tools;

const isUsable = (tool: Tool): boolean => {
  const [program, ...args] = tools[tool];
  return spawnSync(program, args, { stdio: "ignore", timeout: 10_000 }).status === 0;
};

/** Every tool, and whether this machine has it. */
export const findTools = (): Readonly<Record<Tool, boolean>> =>
  Object.fromEntries(Object.keys(tools).map((tool) => [tool, isUsable(tool as Tool)])) as Record<Tool, boolean>;

/** Tools that CI installs, so a missing one is an error there. */
export const required: readonly Tool[] = [
  "curl",
  "jq",
  "python3",
  "openssl",
  "nginx",
  "chromium",
  "slowhttptest",
  "pdftotext",
  "faketime",
  "strace",
  "postgres",
  "setpriv",
  "verdaccio",
];

/**
 * Prints one line for each missing tool.
 * @throws Error if `REQUIRE_TOOLS` is set and a tool that CI installs is missing.
 */
export const reportMissing = (found: Readonly<Record<Tool, boolean>>): void => {
  const missing = (Object.keys(tools) as Tool[]).filter((tool) => !found[tool]);
  for (const tool of missing) process.stderr.write(`Skipping tests that need ${tool}: it is not usable here.\n`);
  const lacking = process.env.REQUIRE_TOOLS ? missing.filter((tool) => required.includes(tool)) : [];
  if (lacking.length > 0) throw new Error(`REQUIRE_TOOLS is set, but these tools are missing: ${lacking.join(", ")}.`);
};
