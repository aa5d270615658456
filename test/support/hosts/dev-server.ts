import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { sampleContent } from "../content/portfolios.ts";
import { freePort } from "./free-port.ts";
import { temporaryFolder } from "./programs.ts";

interface DevProcess {
  readonly url: string;
  /** Its output so far. */
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
}

export interface DevServer extends DevProcess {
  /** Its content folder: a temporary copy. */
  readonly content: string;
}

/** Runs a program that serves a folder as `npm run dev` does, on a free port, below the base path of the project. */
export const serveDev = async (folder: string, ...program: readonly string[]): Promise<DevProcess> => {
  const port = String(await freePort());
  const url = `http://localhost:${port}${inject("basePath")}`;
  const { SITE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, program, {
    cwd: folder,
    // Astro does not serve if it detects a test environment.
    env: { ...inherited, SITE_URL: url, PORT: port, VITEST: "", NODE_ENV: "development", NO_COLOR: "1" },
  });
  const closed = once(child, "close");
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        if (printed.includes("reloads after every edit")) resolve();
      });
    void closed.then(() => reject(new Error(`the dev server ended: ${printed}`)));
  });
  const stop = async () => {
    child.kill();
    await closed;
  };
  return { url, printed: () => printed, stop };
};

/** `npm run dev` with a copy of a portfolio, by default the sample. */
export const startDev = async (portfolio: string = sampleContent): Promise<DevServer> => {
  const folder = temporaryFolder();
  const content = join(folder, "content");
  cpSync(portfolio, content, { recursive: true });
  const dev = await serveDev(".", "functions/hosts/dev.ts", "--content", content);
  const stop = async () => {
    await dev.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...dev, content, stop };
};
