import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "../content/mistake.ts";
import { readContent } from "../content/read-content.ts";
import type { ContentFiles } from "../import/content-files.ts";
import { firstContent } from "./first-content.ts";

/** What init wrote for whoever the profile of a folder names; nothing where the content has mistakes. */
const firstFiles = (folder: string): ContentFiles => {
  try {
    const { profile, site } = readContent(folder);
    return firstContent(profile, site.updated ?? "");
  } catch (error) {
    if (error instanceof ContentError) return new Map();
    throw error;
  }
};

/** Tells of a file of a content folder, by its name, whether it is byte for byte as init wrote it. */
export const asInitWrote = (folder: string): ((name: string) => boolean) => {
  const files = firstFiles(folder);
  return (name) => files.get(name) === readFileSync(join(folder, name), "utf8");
};
