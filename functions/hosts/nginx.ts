import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { nginxConf } from "./nginx/conf.ts";
import { distAssets } from "./node/dist-assets.ts";
import { StartError } from "./node/start-error.ts";

const options = {
  dist: { type: "string", default: "dist" },
  port: { type: "string", default: "80" },
  upstream: { type: "string", default: "127.0.0.1:8787" },
} as const;

const valuesOf = (args: readonly string[]) => {
  try {
    const { values } = parseArgs({ args: [...args], options });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new StartError(`--port is ${JSON.stringify(values.port)}; expected a port from 1 to 65535.`);
    if (!/^(?:[\w.-]+|\[[\da-f:]+\]):\d+$/i.test(values.upstream))
      throw new StartError(
        `--upstream is ${JSON.stringify(values.upstream)}; expected where Node listens, such as 127.0.0.1:8787.`,
      );
    return { ...values, port };
  } catch (error) {
    throw error instanceof StartError ? error : new StartError((error as Error).message);
  }
};

/** `npm run nginx`: prints the configuration of an nginx in front of Node, for the site that was built. */
try {
  const { dist, port, upstream } = valuesOf(process.argv.slice(2));
  const root = resolve(dist);
  process.stdout.write(nginxConf({ site: distAssets(root).site, root, port, upstream }));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
