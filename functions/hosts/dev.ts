import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { dev } from "astro";
import { developing } from "./dev/developing.ts";
import { nodeSettings } from "./node/settings.ts";
import { StartError } from "./node/start-error.ts";

// Whoever writes a portfolio tells nobody of it.
process.env.ASTRO_TELEMETRY_DISABLED = "1";
process.env.ASTRO_DISABLE_UPDATE_CHECK = "true";

const argumentsOf = (args: readonly string[]): { readonly content: string } => {
  try {
    return parseArgs({ args: [...args], options: { content: { type: "string", default: "content" } } }).values;
  } catch (error) {
    throw new StartError((error as Error).message);
  }
};

/**
 * `npm run dev`: pages and the whole API at one address, which follow every edit. `--content` names another folder;
 * of the environment it takes what the service takes.
 */
const start = async (): Promise<void> => {
  const settings = nodeSettings(process.env);
  const { PORT: port, HOST: host, SITE_URL: site } = settings;
  const { content } = argumentsOf(process.argv.slice(2));
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
  process.stdout.write(`Vitrine shows ${content}/ at http://${host}:${port} and follows every edit.\n`);
};

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
