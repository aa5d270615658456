import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { vi } from "vitest";
import { freePort } from "./free-port.ts";
import { run, temporaryFolder } from "./programs.ts";

/** The nginx modules that write temporary files, by default to system folders. */
const writers = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** A complete nginx configuration that writes only to a folder. */
const around = (folder: string, site: string): string =>
  [
    // The built site is readable only by the current user.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "daemon off;",
    "worker_processes 1;",
    "error_log stderr;",
    `pid ${join(folder, "pid")};`,
    "events { worker_connections 4096; }",
    "http {",
    // Like Debian's nginx.conf.
    `access_log ${join(folder, "default.log")};`,
    ...writers.map((name) => `${name}_temp_path ${join(folder, name)};`),
    `include ${site};`,
    "}",
  ].join("\n");

const accepts = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve();
    });
    socket.on("error", reject);
  });

/** nginx with the configuration of `npm run nginx`, in front of an upstream. */
export const startNginx = async (dist: string, upstream: string, options: readonly string[] = []) => {
  const folder = temporaryFolder();
  const port = await freePort();
  const made = await run("functions/hosts/nginx.ts", [
    ...["--dist", dist, "--port", String(port), "--upstream", upstream],
    ...options,
  ]);
  if (made.code !== 0) throw new Error(made.stderr);
  const site = join(folder, "site.conf");
  const whole = join(folder, "nginx.conf");
  writeFileSync(site, made.stdout);
  writeFileSync(whole, around(folder, site));
  const child = spawn("nginx", ["-c", whole, "-e", "stderr"]);
  let complaints = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    complaints += text;
  });
  const closed = once(child, "close");
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`nginx ended: ${complaints}`);
      await accepts(port);
    },
    { timeout: 10_000, interval: 50 },
  );
  const stop = async (): Promise<void> => {
    child.kill("SIGQUIT");
    await closed;
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    url: `http://localhost:${port}`,
    configuration: made.stdout,
    complaints: () => complaints,
    /** What is in the access log of nginx.conf. */
    defaultLog: () => readFileSync(join(folder, "default.log"), "utf8"),
    stop,
  };
};
