import { resolve } from "node:path";
import { ContentError } from "./content/mistake.ts";
import { readContent } from "./content/read-content.ts";
import { counted } from "./report.ts";
import { buildSettings, SettingsError } from "./settings.ts";

/** `npm run content:check`: reads the content, prints every mistake at once, and writes nothing. */
try {
  const { content } = buildSettings(process.argv.slice(2), process.env);
  const { projects } = readContent(resolve(content));
  process.stdout.write(`${content}/: ${counted(projects.length, "project")}, no mistakes.\n`);
} catch (error) {
  const known = error instanceof ContentError || error instanceof SettingsError;
  process.stderr.write(`${known ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
