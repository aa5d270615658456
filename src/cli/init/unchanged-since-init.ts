import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "../../content/issues/content-issue.ts";
import { readContent } from "../../content/read/read-content.ts";
import type { ContentFiles } from "../import/content-files.ts";
import { firstContent } from "./first-content.ts";
import { starterFiles } from "./starter-files.ts";

/** The files that init writes for the name in the profile; none if the content has errors. */
const filesFromInit = (folder: string): ContentFiles => {
  try {
    const { profile, site } = readContent(folder);
    return firstContent({ ...profile, language: site.language }, site.updated ?? "");
  } catch (error) {
    if (error instanceof ContentError) return new Map();
    throw error;
  }
};

/** Returns a function that tells whether a content file is exactly what `vitrine init` or `vitrine new` wrote. */
export const unchangedSinceInit = (folder: string): ((name: string) => boolean) => {
  const files = new Map([...starterFiles, ...filesFromInit(folder)]);
  return (name) => files.get(name) === readFileSync(join(folder, name), "utf8");
};
