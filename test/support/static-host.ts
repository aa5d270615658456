import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A free port. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};

export interface StaticHost {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves a folder as static files, without code of this project. Paths without an extension are tried with one: `json` serves
 * the reads at their own paths, `html` the pages.
 */
export const startStaticHost = async (folder: string, ending: "json" | "html" = "json"): Promise<StaticHost> => {
  const port = await freePort();
  const args = [folder, "-e", ending, "-p", String(port), "-a", "127.0.0.1", "-c-1"];
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
  return { url: `http://127.0.0.1:${port}`, stop };
};
