import { resolve } from "node:path";
import { dev } from "astro";
import { loadOptions } from "../../src/configuration/load-options.ts";
import { ConfigurationError } from "../../src/configuration/read-options.ts";
import { basePathOf } from "../../src/contract/base.ts";
import { exitCodeFor, readArguments } from "../../src/terminal/command-line.ts";
import { devIntegration } from "./dev/dev-integration.ts";
import { onNpmExit } from "./node/on-npm-exit.ts";
import { nodeSettings } from "./node/settings.ts";
import { StartError } from "./node/start-error.ts";

// Astro must not send telemetry.
process.env.ASTRO_TELEMETRY_DISABLED = "1";
process.env.ASTRO_DISABLE_UPDATE_CHECK = "true";

const command = {
  usage: `Usage: vitrine dev [options]

Serves the pages and the whole API at http://localhost:8787, and reloads after every edit of the content.

  --content FOLDER  content folder (default: content)

Set PORT for another port: PORT=9000 npm run dev. docs/hosting.md lists all environment variables.
`,
  options: { content: { type: "string", default: "content" } },
} as const;

/** `npm run dev`: serves pages and the whole API, and reloads after every edit. Uses the same variables as the service. */
const start = async (): Promise<void> => {
  const { content } = readArguments(process.argv.slice(2), command).values;
  const settings = nodeSettings(process.env);
  await loadOptions(resolve());
  const { PORT: port, HOST: host, SITE_URL: site } = settings;
  await dev({
    site,
    base: basePathOf(site) || "/",
    server: { port, host },
    devToolbar: { enabled: false },
    integrations: [devIntegration(resolve(content), settings)],
    vite: {
      // A build or a check that runs meanwhile replaces the packages in Vite's default folder, and open pages break.
      cacheDir: "node_modules/.vite-dev",
      server: {
        // The site's own links contain the port.
        strictPort: true,
        // The app sends the CORS headers.
        cors: false,
        // Files that builds and hosts write are not edits.
        watch: { ignored: ["**/.build/**", "**/.data/**", "**/.wrangler/**", "**/dist/**"] },
      },
    },
  }).catch((error: Error) => {
    throw /already in use/.test(error.message)
      ? new StartError(
          `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm run dev`,
        )
      : error;
  });
  onNpmExit(settings, () => process.exit(0));
  const name = host === "127.0.0.1" ? "localhost" : host;
  process.stdout.write(
    `Vitrine serves ${content}/ at http://${name}:${port}${basePathOf(site)} and reloads after every edit.\n`,
  );
};

try {
  await start();
} catch (error) {
  process.exit(exitCodeFor(error, { expected: [ConfigurationError, StartError] }));
}
