import { basename, resolve } from "node:path";
import { inOrder, type Portfolio } from "../../portfolio/content.ts";
import { same } from "../../portfolio/resume/members.ts";
import type { Imported } from "../../portfolio/resume/read-resume.ts";
import { ContentError } from "../content/mistake.ts";
import type { Say } from "../report.ts";
import { afterChange, type Change, makeChange } from "./change.ts";
import { contentFiles } from "./content-files.ts";
import { type Existing, existingFiles } from "./existing.ts";
import { ImportError } from "./import-error.ts";
import { readInput } from "./read-input.ts";
import { filesUnder, reportOf } from "./report.ts";
import type { ImportSettings } from "./settings.ts";
import { whereSummaryIs, withSummary } from "./whole-summary.ts";

/** What is of the sample portfolio and would stand beside what is imported. Its synonyms are of use to anybody. */
const staleIn = (existing: readonly Existing[], written: ReadonlySet<string>): string[] =>
  existing
    .filter(({ name, sample }) => sample && name !== "synonyms.yaml" && !written.has(name))
    .map(({ name }) => name);

const checked = (folder: string, existing: readonly string[], change: Change): Portfolio => {
  try {
    return afterChange(folder, existing, change);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ImportError(`The content would have mistakes then:\n\n${error.message}`);
  }
};

/** Whether a portfolio holds what was imported, beside whatever else it holds. */
const holds = (portfolio: Portfolio, { projects, summary: _, unfinished: __, ...files }: Imported): boolean => {
  const slugs = new Set(projects.map(({ slug }) => slug));
  const [read, imported] = [
    { ...portfolio, projects: portfolio.projects.filter(({ slug }) => slugs.has(slug)) },
    { ...portfolio, ...files, projects: projects.toSorted(inOrder) },
  ];
  return same(JSON.parse(JSON.stringify(read)), JSON.parse(JSON.stringify(imported)));
};

/** What was imported, with today as the day of its last change where it does not name one. */
const dated = ({ site, ...others }: Imported): Imported => ({
  ...others,
  site: { ...site, updated: site.updated ?? new Date().toISOString().slice(0, 10) },
});

/**
 * Imports a resume into a content folder, and says what became of everything in it. What is still of the sample goes;
 * what the owner wrote stays, unless the import has a file of its name.
 * @throws ImportError, and nothing is written then.
 */
export const importInto = async ({ file, content, force, email }: ImportSettings, say: Say): Promise<void> => {
  const folder = resolve(content);
  const { imported: read, notes, ours } = readInput(file, email);
  const existing = existingFiles(folder);
  const imported = withSummary(ours ? read : dated(read), existing);
  const files = contentFiles(imported, !ours);
  const names = existing.map(({ name }) => name);
  const written = new Set(files.keys());
  const removed = staleIn(existing, written);
  const replaced = names.filter((name) => written.has(name));
  if (!force && replaced.length + removed.length > 0)
    throw new ImportError(
      [
        ...filesUnder("These files are there already, and would be replaced:", content, replaced),
        ...filesUnder("These are of the sample portfolio, and would be removed:", content, removed),
        "Run the command again with --force to do so, or with --content and another folder.",
      ].join("\n"),
    );
  const change = { files, removed };
  if (!holds(checked(folder, names, change), imported))
    throw new Error(`${basename(file)} would not be read again as it was imported`);
  await makeChange(folder, change);
  const kept = names.filter((name) => !written.has(name) && !removed.includes(name));
  say(
    [
      reportOf(basename(file), content, notes),
      ...whereSummaryIs(imported, content),
      ...filesUnder("\nRemoved, because it was of the sample portfolio:", content, removed),
      ...filesUnder("\nLeft as it was:", content, kept),
      `\nWrote ${files.size} files to ${content}/, ${replaced.length} of them in the place of others.`,
      "Read them through, then see how they look: npm run dev",
    ].join("\n"),
  );
};
