import { basename, resolve } from "node:path";
import { compareProjects, type Portfolio } from "../../content/content.ts";
import { ContentError } from "../../content/issues/content-issue.ts";
import { deepEqual } from "../../resume/json-object.ts";
import type { ImportedContent } from "../../resume/read-resume.ts";
import type { PrintLine } from "../../terminal/report.ts";
import { applyChange, type ContentChange, previewChange } from "./content-change.ts";
import { contentFiles } from "./content-files.ts";
import { type ExistingFile, existingFiles } from "./existing-files.ts";
import { ImportError } from "./import-error.ts";
import { readImportInput } from "./import-input.ts";
import { fileList, importReport } from "./report.ts";
import type { ImportSettings } from "./settings.ts";
import { summaryNotice, withSummaryAsFaq } from "./summary-faq.ts";

/** Sample files to remove. Keeps the synonyms, which are useful for every portfolio. */
const sampleFilesToRemove = (existing: readonly ExistingFile[], writtenNames: ReadonlySet<string>): string[] =>
  existing
    .filter(({ name, isSample }) => isSample && name !== "synonyms.yaml" && !writtenNames.has(name))
    .map(({ name }) => name);

const checkChange = (folder: string, existing: readonly string[], change: ContentChange): Portfolio => {
  try {
    return previewChange(folder, existing, change);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ImportError(`The imported content would have errors:\n\n${error.message}`);
  }
};

/** Whether a portfolio contains everything that was imported. */
const containsImport = (
  portfolio: Portfolio,
  { projects, summary: _, incomplete: __, ...files }: ImportedContent,
): boolean => {
  const slugs = new Set(projects.map(({ slug }) => slug));
  const [read, imported] = [
    { ...portfolio, projects: portfolio.projects.filter(({ slug }) => slugs.has(slug)) },
    { ...portfolio, ...files, projects: projects.toSorted(compareProjects) },
  ];
  return deepEqual(JSON.parse(JSON.stringify(read)), JSON.parse(JSON.stringify(imported)));
};

/** Sets `updated` to today if the import has no date. */
const withUpdated = ({ site, ...others }: ImportedContent): ImportedContent => ({
  ...others,
  site: { ...site, updated: site.updated ?? new Date().toISOString().slice(0, 10) },
});

/**
 * Imports a resume into a content folder, and reports what happened to each value. Removes sample files. Keeps the owner's
 * files, except those that the import also writes.
 * @throws ImportError before anything is written.
 */
export const importInto = async ({ file, content, force, email }: ImportSettings, print: PrintLine): Promise<void> => {
  const folder = resolve(content);
  const { imported: read, notes, isVitrineExport } = readImportInput(file, email);
  const existing = existingFiles(folder);
  const imported = withSummaryAsFaq(isVitrineExport ? read : withUpdated(read), existing);
  const files = contentFiles(imported, !isVitrineExport);
  const names = existing.map(({ name }) => name);
  const writtenNames = new Set(files.keys());
  const removed = sampleFilesToRemove(existing, writtenNames);
  const replaced = names.filter((name) => writtenNames.has(name));
  if (!force && replaced.length + removed.length > 0)
    throw new ImportError(
      [
        ...fileList("These files exist and would be replaced:", content, replaced),
        ...fileList("These sample files would be removed:", content, removed),
        "Pass --force to do this, or use another folder with --content.",
      ].join("\n"),
    );
  const change = { files, removed };
  if (!containsImport(checkChange(folder, names, change), imported))
    throw new Error(`${basename(file)} does not survive the import unchanged`);
  await applyChange(folder, change);
  const keptNames = names.filter((name) => !writtenNames.has(name) && !removed.includes(name));
  print(
    [
      importReport(basename(file), content, notes),
      ...summaryNotice(imported, content),
      ...fileList("\nRemoved sample files:", content, removed),
      ...fileList("\nUnchanged files:", content, keptNames),
      `\nWrote ${files.size} files to ${content}/ (${replaced.length} replaced).`,
      "Check the files, then preview the site: npm run dev",
    ].join("\n"),
  );
};
