import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { themeName } from "../content/content.ts";

const noTheme = fileURLToPath(new URL("./no-theme.css", import.meta.url));

/** The path of the owner's style sheet, or of an empty one. */
export const themeFile = (contentFolder: string): string => {
  const file = join(contentFolder, themeName);
  return existsSync(file) ? file : noTheme;
};
