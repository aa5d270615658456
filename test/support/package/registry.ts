import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { freePort } from "../hosts/free-port.ts";
import { temporaryFolder } from "../hosts/programs.ts";
import { verdaccioProgram } from "../setup/tools.ts";

/** A package registry on the loopback. It has what tests publish, and passes on requests for other packages. */
export interface Registry {
  readonly url: string;
  /** A file for `NPM_CONFIG_USERCONFIG`, with which npm uses the registry and may publish. */
  readonly npmrc: string;
  readonly stop: () => Promise<void>;
}

/** Starts verdaccio. `upstream` is the registry for other packages. */
export const startRegistry = async (upstream: string): Promise<Registry> => {
  const folder = temporaryFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const rules = { access: "$all", publish: "$all" };
  const config = {
    storage: join(folder, "storage"),
    uplinks: { upstream: { url: upstream } },
    packages: {
      vitrine: rules,
      "create-vitrine": rules,
      "**": { access: "$all", proxy: "upstream" },
    },
    auth: { htpasswd: { file: join(folder, "htpasswd") } },
    max_body_size: "100mb",
    log: { type: "stdout", format: "pretty", level: "error" },
  };
  const configFile = join(folder, "config.yaml");
  writeFileSync(configFile, JSON.stringify(config));
  const npmrc = join(folder, "npmrc");
  writeFileSync(
    npmrc,
    `registry=${url}\n//127.0.0.1:${port}/:_authToken=anonymous\nfund=false\naudit=false\nloglevel=error\n`,
  );
  const child = spawn(process.execPath, [
    resolve(verdaccioProgram),
    "--config",
    configFile,
    "--listen",
    `127.0.0.1:${port}`,
  ]);
  const closed = once(child, "close");
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (printed += text));
  for (let isReady = false; !isReady; ) {
    if (child.exitCode !== null) throw new Error(`the registry ended: ${printed}`);
    isReady = await fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => new Promise((resolve) => setTimeout(() => resolve(false), 100)),
    );
  }
  const stop = async () => {
    child.kill();
    await closed;
  };
  return { url, npmrc, stop };
};
