import { isAbsolute, resolve } from "node:path";
import { readArguments, runCommand } from "../../src/terminal/command-line.ts";
import { nginxConf } from "./nginx/conf.ts";
import { distAssets } from "./node/dist-assets.ts";
import { StartError } from "./node/start-error.ts";

const usage = `Usage: vitrine nginx [options]

Prints an nginx configuration that serves the built site and forwards other requests to Node.

  --dist FOLDER         built site; nginx needs read access (default: dist)
  --port PORT           port on which nginx listens (default: 80)
  --upstream HOST:PORT  address on which Node listens (default: 127.0.0.1:8787)
  --access-log FILE     file to which nginx logs each request, with the client's address (default: none)
`;

const options = {
  dist: { type: "string", default: "dist" },
  port: { type: "string", default: "80" },
  upstream: { type: "string", default: "127.0.0.1:8787" },
  "access-log": { type: "string" },
} as const;

const valuesOf = (args: readonly string[]) => {
  const { values } = readArguments(args, { usage, options });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartError(`--port is ${JSON.stringify(values.port)}; expected a port from 1 to 65535.`);
  if (!/^(?:[\w.-]+|\[[\da-f:]+\]):\d+$/i.test(values.upstream))
    throw new StartError(
      `--upstream is ${JSON.stringify(values.upstream)}; expected the address of Node, such as 127.0.0.1:8787.`,
    );
  const accessLog = values["access-log"];
  if (accessLog !== undefined && (!isAbsolute(accessLog) || accessLog.includes("$")))
    throw new StartError(
      `--access-log is ${JSON.stringify(accessLog)}; expected an absolute path, such as /var/log/nginx/vitrine.log.`,
    );
  return { ...values, port, ...(accessLog !== undefined && { accessLog }) };
};

/** `npm run nginx`: prints an nginx configuration for the built site. */
await runCommand(
  (args) => {
    const { dist, ...settings } = valuesOf(args);
    const root = resolve(dist);
    const { site, contentSecurityPolicy, languages } = distAssets(root);
    process.stdout.write(nginxConf({ ...settings, site, contentSecurityPolicy, languages: languages?.slice(1), root }));
  },
  { expected: [StartError] },
);
