import { resolve } from "node:path";
import { dev } from "astro";
import { endOf, readArguments } from "../../src/build/command-line.ts";
import { SettingsError } from "../../src/build/settings-error.ts";
import { developing } from "./dev/developing.ts";
import { nodeSettings } from "./node/settings.ts";
import { StartError } from "./node/start-error.ts";
import { whenNpmEnds } from "./node/when-npm-ends.ts";

// Whoever writes a portfolio tells nobody of it.
process.env.ASTRO_TELEMETRY_DISABLED = "1";
process.env.ASTRO_DISABLE_UPDATE_CHECK = "true";

const command = {
  usage: `Usage: npm run dev -- [options]

Shows pages and the whole API at http://localhost:8787, and follows every edit of the content.

  --content FOLDER  the folder with the content (content)

PORT chooses another port, as in: PORT=9000 npm run dev. README.md lists what else the environment may set.
`,
  options: { content: { type: "string", default: "content" } },
} as const;

/**
 * `npm run dev`: pages and the whole API at one address, which follow every edit. `--content` names another folder;
 * of the environment it takes what the service takes.
 */
const start = async (): Promise<void> => {
  const { content } = readArguments(process.argv.slice(2), command).values;
  const settings = nodeSettings(process.env);
  const { PORT: port, HOST: host, SITE_URL: site } = settings;
  await dev({
    site,
    server: { port, host },
    devToolbar: { enabled: false },
    integrations: [developing(resolve(content), settings)],
    vite: {
      server: {
        // At another port the site would not be where its own links lead.
        strictPort: true,
        // Which origins may read is for the app to say.
        cors: false,
        // What builds and hosts write is no edit.
        watch: { ignored: ["**/.build/**", "**/.data/**", "**/.wrangler/**", "**/dist/**"] },
      },
    },
  }).catch((error: Error) => {
    throw /already in use/.test(error.message)
      ? new StartError(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm run dev`)
      : error;
  });
  whenNpmEnds(settings, () => process.exit(0));
  const name = host === "127.0.0.1" ? "localhost" : host;
  process.stdout.write(`Vitrine shows ${content}/ at http://${name}:${port} and follows every edit.\n`);
};

try {
  await start();
} catch (error) {
  process.exit(endOf(error, [StartError, SettingsError]));
}
