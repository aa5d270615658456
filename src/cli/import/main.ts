import { basename, resolve } from "node:path";
import { compareProjects, contentKinds, type Portfolio } from "../../content/content.ts";
import { ContentError } from "../../content/issues/content-issue.ts";
import { ownerPaths } from "../../content/links/owner-paths.ts";
import { pluralize } from "../../contract/text/pluralize.ts";
import type { ImportNote } from "../../resume/import-notes.ts";
import { deepEqual, type JsonObject } from "../../resume/json-object.ts";
import type { ImportedContent } from "../../resume/read-resume.ts";
import type { PrintLine } from "../../terminal/report.ts";
import { unchangedSinceInit } from "../init/unchanged-since-init.ts";
import { applyChange, type ContentChange, previewChange } from "./content-change.ts";
import { type ContentFiles, contentFiles } from "./content-files.ts";
import { type ExistingFile, existingFiles } from "./existing-files.ts";
import { ImportError } from "./import-error.ts";
import { readImportInput } from "./import-input.ts";
import { baseFile, baseText, readBase } from "./merge/import-base.ts";
import { mergeContent } from "./merge/merge-content.ts";
import type { ContentTexts } from "./merge/merge-files.ts";
import { mergeReport, withStarterValues } from "./merge/merge-report.ts";
import { readOwnContent } from "./merge/own-content.ts";
import { languageNotice, withOwnLanguage } from "./merge/own-language.ts";
import { replaceContent } from "./merge/replace-content.ts";
import { isSamePerson } from "./merge/same-person.ts";
import { readContentText } from "./merge/text/content-text.ts";
import { withPhoto } from "./photo/import-photo.ts";
import type { MayConnect } from "./photo/read-photo.ts";
import { fileList, importReport } from "./report.ts";
import type { ImportSettings } from "./settings.ts";

/** Sample files to remove. Keeps the synonyms, which are useful for every portfolio. */
const sampleFilesToRemove = (existing: readonly ExistingFile[], written: ContentFiles): string[] =>
  existing
    .filter(({ name, isSample }) => isSample && name !== "synonyms.yaml" && !written.has(name))
    .map(({ name }) => name);

const checkChange = (
  folder: string,
  existing: readonly string[],
  change: ContentChange,
  paths: readonly string[],
): Portfolio => {
  try {
    return previewChange(folder, existing, change, paths);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ImportError(`The imported content would have errors:\n\n${error.message}`);
  }
};

/** Whether a portfolio contains exactly what was imported, besides the sample's synonyms and the date of today. */
const isImport = (
  portfolio: Portfolio,
  { projects, site, incomplete: _, image: __, detectedLanguage: ___, ...files }: ImportedContent,
): boolean => {
  const dated = portfolio.site.updated === undefined ? site : { updated: portfolio.site.updated, ...site };
  const imported = { ...portfolio, ...files, site: dated, projects: projects.toSorted(compareProjects) };
  return deepEqual(JSON.parse(JSON.stringify(portfolio)), JSON.parse(JSON.stringify(imported)));
};

const parsed = (files: ContentFiles): ContentTexts =>
  new Map(
    [...files].map(([name, text]) => {
      const read = readContentText(name, text);
      if (!read) throw new Error(`${name} of the import cannot be parsed`);
      return [name, read] as const;
    }),
  );

const describePerson = ({ name, email }: JsonObject): string => `${name} (${email})`;

/** @throws ImportError if the content is about another person. */
const assertSamePerson = (
  source: string,
  imported: JsonObject,
  content: string,
  known: readonly JsonObject[],
): void => {
  const [current] = known;
  if (!current || known.some((profile) => isSamePerson(profile, imported))) return;
  throw new ImportError(
    `${source} is about ${describePerson(imported)}, but ${content}/ is about ${describePerson(current)}. If you changed your name and your email address, write the new ones in ${content}/${contentKinds.profile.file}, then import again. To replace the content that was imported, pass --replace.`,
  );
};

/** Keys of site.yaml that are derived from the profile, or guessed, if the resume does not have them. */
const derivedKeys = ["title", "description", "language"];

/** @throws ImportError if sample files are in the way and the owner has not allowed to replace them. */
const assertNoSample = (content: string, replaced: readonly string[], removed: readonly string[]): void => {
  if (replaced.length + removed.length === 0) return;
  throw new ImportError(
    [
      ...fileList("These sample files would be replaced:", content, replaced),
      ...fileList("These sample files would be removed:", content, removed),
      "Pass --force to do this, or use another folder with --content.",
    ].join("\n"),
  );
};

/** What the hidden file is for, and who can read it. */
const baseNotice = (content: string, notes: readonly ImportNote[]): string => {
  const path = `${content}/${baseFile}`;
  const keepsMore = notes.some((note) => "why" in note);
  return keepsMore
    ? `Commit ${path} too: with it, the next import keeps your changes, and npx vitrine export also returns what the content has no field for.\nThe site does not contain it, but everyone who can read your repository can read it.`
    : `Commit ${path} too: it lets the next import keep your changes.`;
};

/** Who can read private values, if there are some: the site does not show them, but the files have them. */
const privateNotice = (content: string, { profile, experience }: Portfolio): string[] => {
  const hasPrivate = profile.phone ?? profile.address ?? profile.postalCode ?? experience.references;
  return hasPrivate === undefined
    ? []
    : [
        `\n${content}/ has private values: a phone number, an address or references. The site shows them only if site.yaml lists them under publish, but everyone who can read your repository can read them.`,
      ];
};

/** The last lines of the report: how many files were written, or would be. */
const outcome = (content: string, written: readonly string[], replaced: number, isDryRun: boolean): string[] => {
  const total = `${pluralize(written.length, "file")} to ${content}/ (${replaced} replaced)`;
  if (isDryRun)
    return [
      ...fileList("\nFiles that would be written:", content, written),
      `\nDry run: would write ${total}. Nothing was written.`,
    ];
  return [`\nWrote ${total}.`, "Check the files, then preview the site: npm run dev"];
};

/**
 * Imports a resume into a content folder, and reports what happened to each value. Keeps what the owner changed since the
 * last import (D66).
 * @param mayConnect decides to which IP addresses the download of the photo may connect. Default: only to public ones.
 * @throws ImportError before anything is written.
 */
export const importInto = async (
  settings: ImportSettings,
  print: PrintLine,
  mayConnect?: MayConnect,
): Promise<void> => {
  const { file, content, email, force, replace, preference, dryRun } = settings;
  const [folder, source] = [resolve(content), basename(file)];
  const input = readImportInput(file, email);
  const { isVitrineExport } = input;
  const existing = existingFiles(folder);
  const paths = ownerPaths(resolve());
  const last = readBase(folder);
  const isFromInit = last.base ? () => false : unchangedSinceInit(folder);
  const notSample = existing.filter(({ isSample }) => !isSample).map(({ name }) => name);
  const [starterNames, ownNames] = [notSample.filter(isFromInit), notSample.filter((name) => !isFromInit(name))];
  const [starter, yours] = [readOwnContent(folder, starterNames, paths), readOwnContent(folder, ownNames, paths)];
  const ownProfile = yours.get(contentKinds.profile.file)?.value;
  // Without a profile, there is no content that the last import could be compared with.
  const base = ownProfile && last.base;

  const names = existing.map(({ name }) => name);
  const photo = await withPhoto({
    ...input,
    resumeFile: file,
    last: last.base,
    own: ownProfile,
    names,
    replace,
    mayConnect,
  });
  const siteFile = contentKinds.site.file;
  const ownSite = replace ? undefined : (yours.get(siteFile)?.value ?? base?.files[siteFile]);
  const imported = withOwnLanguage(photo.imported, ownSite);
  const theirs = parsed(contentFiles(imported, !isVitrineExport));
  const known = [ownProfile, base?.files[contentKinds.profile.file]].filter((profile) => profile !== undefined);
  if (!replace) assertSamePerson(source, imported.profile, content, known);

  const merged = (replace ? replaceContent : mergeContent)({
    base,
    yours,
    theirs,
    incomplete: imported.incomplete ?? {},
    derivedKeys: isVitrineExport ? [] : derivedKeys,
    preference,
    today: isVitrineExport ? undefined : new Date().toISOString().slice(0, 10),
  });
  const changed = [...merged.files].filter(([name, text]) => starter.get(name)?.text !== text);
  const files = new Map<string, string | Uint8Array>([...changed, ...photo.written]);
  const replaced = names.filter((name) => files.has(name));
  const samples = sampleFilesToRemove(existing, merged.files);
  const replacedSamples = existing.filter(({ name, isSample }) => isSample && replaced.includes(name));
  if (!force && !replace)
    assertNoSample(
      content,
      replacedSamples.map(({ name }) => name),
      samples,
    );
  const removed = [...merged.removed, ...photo.removed, ...samples];
  const portfolio = checkChange(folder, names, { files, removed }, paths);
  if (yours.size === 0 && !isImport(portfolio, imported))
    throw new Error(`${source} does not survive the import unchanged`);
  const newBase = baseText({ ...merged.base, resume: input.resume });
  const baseFiles = last.text === newBase ? [] : [[baseFile, newBase] as const];
  if (!dryRun) await applyChange(folder, { files: new Map([...files, ...baseFiles]), removed });

  const unchanged = names.filter((name) => !files.has(name) && !removed.includes(name));
  const isMerged = yours.size > 0;
  const differences = mergeReport(withStarterValues(merged.differences, starter), preference);
  print(
    [
      // What changed is first; in an import without content to merge with, that is everything.
      ...(isMerged ? [`Imported ${base ? "again " : ""}from ${source}.`, ...differences, ""] : []),
      importReport(source, content, photo.notes, isMerged),
      ...languageNotice(imported, content),
      ...privateNotice(content, portfolio),
      ...(last.problem ? [`\n${content}/${last.problem}, so this import cannot tell which values you changed.`] : []),
      ...fileList("\nRemoved sample files:", content, samples),
      ...fileList("\nRemoved, because the import no longer has them:", content, [...merged.removed, ...photo.removed]),
      ...(replace ? fileList("\nUnchanged files, which no import wrote. Check them:", content, unchanged) : []),
      ...(replace || last.base ? [] : fileList("\nUnchanged files:", content, unchanged)),
      ...(files.size + removed.length === 0
        ? ["\nNo file changed."]
        : outcome(content, [...files.keys()], replaced.length, dryRun)),
      ...(baseFiles.length > 0 && !dryRun ? [baseNotice(content, photo.notes)] : []),
    ].join("\n"),
  );
};
