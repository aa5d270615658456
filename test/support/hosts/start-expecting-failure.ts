import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Finished, temporaryFolder, testSite } from "./programs.ts";

/** Starts the Node host and returns its exit. If it starts successfully, it is stopped. */
export const startExpectingFailure = async (
  dist: string,
  environment: Readonly<Record<string, string>>,
): Promise<Finished> => {
  const folder = temporaryFolder();
  const DATA_DIR = join(folder, "data");
  const child = spawn(process.execPath, ["functions/hosts/node.ts"], {
    env: { ...process.env, PORT: "0", SITE_URL: testSite, DIST_DIR: dist, DATA_DIR, ...environment },
  });
  const output = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output.stdout += text;
    if (output.stdout.includes(" serves ")) child.kill();
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output.stderr += text;
  });
  const [code] = (await once(child, "close")) as [number | null];
  rmSync(folder, { recursive: true, force: true });
  return { code, ...output };
};
