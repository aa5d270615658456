import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { freePort } from "./free-port.ts";
import { temporaryFolder } from "./programs.ts";

export interface StaticHost {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A new folder that contains a folder at a path, and its 404 page, as GitHub Pages serves a project site. */
const folderBelow = (folder: string, path: string): string => {
  const root = temporaryFolder();
  mkdirSync(dirname(join(root, path)), { recursive: true });
  symlinkSync(resolve(folder), join(root, path));
  symlinkSync(resolve(folder, "404.html"), join(root, "404.html"));
  return root;
};

/**
 * Serves a folder as static files, without code of this project. Paths without an extension are tried with one: `json` serves
 * the reads at their own paths, `html` the pages. With a base path, the folder is served below it.
 */
export const startStaticHost = async (
  folder: string,
  ending: "json" | "html" = "json",
  basePath = "",
): Promise<StaticHost> => {
  const port = await freePort();
  const args = [
    basePath === "" ? folder : folderBelow(folder, basePath),
    "-e",
    ending,
    "-p",
    String(port),
    "-a",
    "127.0.0.1",
    "-c-1",
  ];
  const child = spawn(process.execPath, ["node_modules/http-server/bin/http-server", ...args]);
  const closed = once(child, "close");
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      if (printed.includes("Available on")) resolve();
    });
    void closed.then(() => reject(new Error(`http-server ended: ${printed}`)));
  });
  const stop = async () => {
    child.kill();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}${basePath}`, stop };
};
