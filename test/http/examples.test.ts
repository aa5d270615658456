import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, inject, test } from "vitest";
import { hasTool, runsAll } from "../support/setup/tier.ts";
import type { Tool } from "../support/setup/tools.ts";

const base = inject("baseUrl");

/** The tool that an example needs besides Node. The shell script needs curl. */
const toolFor: Readonly<Record<string, Tool>> = { bash: "curl", python3: "python3" };

const isInstalled = (program: string): boolean => {
  const tool = toolFor[program];
  return tool === undefined || hasTool(tool);
};

/** Runs an example with a base URL and returns its output. */
const runExample = async (program: string, file: string, address: string) => {
  const child = spawn(program, [file, address]);
  const output = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output.stderr += text));
  const [code] = await once(child, "close");
  return { code, ...output };
};

/** An address with no server. */
const unusedAddress = async (): Promise<string> => {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
};

const examples: readonly (readonly [program: string, file: string, shows: readonly (string | RegExp)[]])[] = [
  [
    process.execPath,
    "examples/client/try.ts",
    [
      "Zoë Exemplar: ",
      "2026 Kartenwerk für Straßenbäume",
      "The inquiry is completed:",
      "passed email_domain",
      "24 hours",
    ],
  ],
  [
    process.execPath,
    "examples/mcp/tools.ts",
    ["at /api/mcp", "at /api/docs-mcp", /get_profile: .*\n +\{"name":"Zoë/, /get_openapi: .*\n +\{"openapi":"3\.1/],
  ],
  [
    "bash",
    "examples/curl.sh",
    ["status: 304", "replayed: true", "key: 200", "revocation: 401", "event: complete", "hello@example.com"],
  ],
  [
    "python3",
    "examples/python/portfolio.py",
    ["Zoë Exemplar: ", "2022 Seed Library", "The inquiry is completed:", "hello@example.com"],
  ],
];

describe.each(examples)("%s %s", (program, file, shows) => {
  test.skipIf(!isInstalled(program))("prints what it documents", async () => {
    const { code, stdout, stderr } = await runExample(program, file, base);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    for (const text of shows) expect(stdout).toMatch(text);
  });

  test.runIf(runsAll && isInstalled(program))("accepts a base URL with a trailing slash", async () => {
    const { code, stderr } = await runExample(program, file, `${base}/`);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });

  test.skipIf(!isInstalled(program)).each([
    ["without a server", unusedAddress],
    ["that is not a URL", async () => "portfolio"],
  ])("reports an error for an address %s", async (_, addressOf) => {
    const address = await addressOf();
    const { code, stderr } = await runExample(program, file, address);
    expect(code).toBe(1);
    expect(stderr).toContain(address);
    expect(stderr).toContain("npm start");
    expect(stderr).not.toMatch(/Traceback|^\s+at /m);
  });
});
