import { resolve } from "node:path";
import { endOf, readArguments } from "../../src/build/command-line.ts";
import { SettingsError } from "../../src/build/settings-error.ts";
import { nginxConf } from "./nginx/conf.ts";
import { distAssets } from "./node/dist-assets.ts";
import { StartError } from "./node/start-error.ts";

const usage = `Usage: npm run --silent nginx -- [options]

Prints the configuration of an nginx that serves the built site in front of Node.

  --dist FOLDER         the built site, which nginx has to be allowed to read (dist)
  --port PORT           where nginx listens (80)
  --upstream HOST:PORT  where Node listens (127.0.0.1:8787)
`;

const options = {
  dist: { type: "string", default: "dist" },
  port: { type: "string", default: "80" },
  upstream: { type: "string", default: "127.0.0.1:8787" },
} as const;

const valuesOf = (args: readonly string[]) => {
  const { values } = readArguments(args, { usage, options });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartError(`--port is ${JSON.stringify(values.port)}; expected a port from 1 to 65535.`);
  if (!/^(?:[\w.-]+|\[[\da-f:]+\]):\d+$/i.test(values.upstream))
    throw new StartError(
      `--upstream is ${JSON.stringify(values.upstream)}; expected where Node listens, such as 127.0.0.1:8787.`,
    );
  return { ...values, port };
};

/** `npm run nginx`: prints the configuration of an nginx in front of Node, for the site that was built. */
try {
  const { dist, port, upstream } = valuesOf(process.argv.slice(2));
  const root = resolve(dist);
  process.stdout.write(nginxConf({ site: distAssets(root).site, root, port, upstream }));
} catch (error) {
  process.exitCode = endOf(error, [StartError, SettingsError]);
}
