import { resolve } from "node:path";
import { endOf } from "./command-line.ts";
import { ContentError } from "./content/mistake.ts";
import { readBeside } from "./content/read-beside.ts";
import { writeContentSchemas } from "./content/write-schemas.ts";
import { BudgetError } from "./finish.ts";
import { counted, type Say, since } from "./report.ts";
import { type BuildSettings, buildSettings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";

const say: Say = (line) => void process.stdout.write(`${line}\n`);

/** Checks the content while Astro is loaded, then writes the site. */
const build = async ({ content, ...target }: BuildSettings): Promise<void> => {
  const start = performance.now();
  const folder = resolve(content);
  const [portfolio, { writeSite }] = await Promise.all([readBeside(folder), import("./site.ts")]);
  say(`Checked  ${content}/: ${counted(portfolio.projects.length, "project")}, no mistakes (${since(start)})`);
  await writeSite(portfolio, target, say);
  await writeContentSchemas(folder);
  say(`\nWrote ${target.out}/ in ${since(start)}.`);
};

/** `npm run build`. Returns the exit code. */
export const main = async (args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> => {
  try {
    await build(buildSettings(args, environment));
    return 0;
  } catch (error) {
    return endOf(error, [ContentError, BudgetError, SettingsError], "Nothing was written.");
  }
};
