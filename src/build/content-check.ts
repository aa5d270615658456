import { resolve } from "node:path";
import { endOf } from "./command-line.ts";
import { ContentError } from "./content/mistake.ts";
import { readContent } from "./content/read-content.ts";
import { counted } from "./report.ts";
import { checkedFolder } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";

/** `npm run content:check`: reads the content, prints every mistake at once, and writes nothing. */
try {
  const content = checkedFolder(process.argv.slice(2));
  const { projects } = readContent(resolve(content));
  process.stdout.write(`${content}/: ${counted(projects.length, "project")}, no mistakes.\n`);
} catch (error) {
  process.exitCode = endOf(error, [ContentError, SettingsError]);
}
