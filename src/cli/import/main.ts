import { basename, resolve } from "node:path";
import { compareProjects, contentKinds, type Portfolio } from "../../content/content.ts";
import { ContentError } from "../../content/issues/content-issue.ts";
import { ownerPaths } from "../../content/links/owner-paths.ts";
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
import { baseNotice, fileList, importReport, outcome, privateNotice } from "./report.ts";
import type { ImportSettings } from "./settings.ts";

/** Sample files to remove. Keeps the synonyms, which are useful for every portfolio. */
const sampleFilesToRemove = (existing: readonly ExistingFile[], written: ContentFiles): string[] =>
  existing
    .filter(({ name, isSample }) => isSample && name !== contentKinds.synonyms.file && !written.has(name))
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
  {
    projects,
    site,
    incomplete: _incomplete,
    image: _image,
    detectedLanguage: _detectedLanguage,
    ...files
  }: ImportedContent,
): boolean => {
  const dated = portfolio.site.updated === undefined ? site : { updated: portfolio.site.updated, ...site };
  const imported = { ...portfolio, ...files, site: dated, projects: projects.toSorted(compareProjects) };
  return deepEqual(JSON.parse(JSON.stringify(portfolio)), JSON.parse(JSON.stringify(imported)));
};

const parseFiles = (files: ContentFiles): ContentTexts =>
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

/** What an import starts from: the resume, the content folder, and what the last import wrote. */
const readInputs = ({ file, content, email }: ImportSettings) => {
  const folder = resolve(content);
  const input = readImportInput(file, email);
  const existing = existingFiles(folder);
  const paths = ownerPaths(resolve());
  const last = readBase(folder);
  const isFromInit = last.base ? () => false : unchangedSinceInit(folder);
  const notSample = existing.filter(({ isSample }) => !isSample).map(({ name }) => name);
  const starterNames = notSample.filter(isFromInit);
  const starter = readOwnContent(folder, starterNames, paths);
  const yours = readOwnContent(
    folder,
    notSample.filter((name) => !starterNames.includes(name)),
    paths,
  );
  const ownProfile = yours.get(contentKinds.profile.file)?.value;
  return {
    source: basename(file),
    folder,
    input,
    existing,
    names: existing.map(({ name }) => name),
    paths,
    last,
    starter,
    yours,
    ownProfile,
    // Without a profile, there is no content that the last import could be compared with.
    base: ownProfile && last.base,
  };
};
type ImportInputs = ReturnType<typeof readInputs>;

/**
 * Merges the resume and its photo into the owner's content.
 * @throws ImportError if the content is about another person.
 */
const mergeInputs = async (
  { source, input, names, last, yours, ownProfile, base }: ImportInputs,
  { file, content, replace, preference }: ImportSettings,
  mayConnect: MayConnect | undefined,
) => {
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
  const known = [ownProfile, base?.files[contentKinds.profile.file]].filter((profile) => profile !== undefined);
  if (!replace) assertSamePerson(source, imported.profile, content, known);
  const { isVitrineExport } = input;
  const merged = (replace ? replaceContent : mergeContent)({
    base,
    yours,
    theirs: parseFiles(contentFiles(imported, !isVitrineExport)),
    incomplete: imported.incomplete ?? {},
    derivedKeys: isVitrineExport ? [] : derivedKeys,
    preference,
    today: isVitrineExport ? undefined : new Date().toISOString().slice(0, 10),
  });
  return { imported, photo, merged };
};
type MergedImport = Awaited<ReturnType<typeof mergeInputs>>;

/** The change to the content folder. Of the removed files, `samples` are of the sample, and `obsolete` of the last import. */
const changeOf = ({ existing, starter }: ImportInputs, { photo, merged }: MergedImport) => {
  const changed = [...merged.files].filter(([name, text]) => starter.get(name)?.text !== text);
  const files = new Map<string, string | Uint8Array>([...changed, ...photo.written]);
  const obsolete = [...merged.removed, ...photo.removed];
  const samples = sampleFilesToRemove(existing, merged.files);
  return { files, obsolete, samples, removed: [...obsolete, ...samples] };
};
type ImportChange = ReturnType<typeof changeOf>;

/** @throws ImportError if sample files are in the way and the owner has not allowed to replace them. */
const assertNoSample = (content: string, { existing }: ImportInputs, { files, samples }: ImportChange): void => {
  const replaced = existing.filter(({ name, isSample }) => isSample && files.has(name)).map(({ name }) => name);
  if (replaced.length + samples.length === 0) return;
  throw new ImportError(
    [
      ...fileList("These sample files would be replaced:", content, replaced),
      ...fileList("These sample files would be removed:", content, samples),
      "Pass --force to do this, or use another folder with --content.",
    ].join("\n"),
  );
};

/** The whole report. `writesBase` is whether the hidden file changes. */
const reportOf = (
  { content, replace, preference, dryRun }: ImportSettings,
  { source, names, last, starter, yours, base }: ImportInputs,
  { imported, photo, merged }: MergedImport,
  { files, obsolete, samples, removed }: ImportChange,
  { portfolio, writesBase }: { readonly portfolio: Portfolio; readonly writesBase: boolean },
): string => {
  const unchanged = names.filter((name) => !files.has(name) && !removed.includes(name));
  const replacedCount = names.filter((name) => files.has(name)).length;
  const isMerged = yours.size > 0;
  const differences = mergeReport(withStarterValues(merged.differences, starter), preference);
  return [
    // What changed is first; in an import without content to merge with, that is everything.
    ...(isMerged ? [`Imported ${base ? "again " : ""}from ${source}.`, ...differences, ""] : []),
    importReport(source, content, photo.notes, isMerged),
    ...languageNotice(imported, content),
    ...privateNotice(content, portfolio),
    ...(last.problem ? [`\n${content}/${last.problem}, so this import cannot tell which values you changed.`] : []),
    ...fileList("\nRemoved sample files:", content, samples),
    ...fileList("\nRemoved, because the import no longer has them:", content, obsolete),
    ...(replace ? fileList("\nUnchanged files, which no import wrote. Check them:", content, unchanged) : []),
    ...(replace || last.base ? [] : fileList("\nUnchanged files:", content, unchanged)),
    ...(files.size + removed.length === 0
      ? ["\nNo file changed."]
      : outcome(content, [...files.keys()], replacedCount, dryRun)),
    ...(writesBase && !dryRun ? [baseNotice(content, photo.notes)] : []),
  ].join("\n");
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
  const inputs = readInputs(settings);
  const { folder, names, paths, source, last } = inputs;
  const merge = await mergeInputs(inputs, settings, mayConnect);
  const change = changeOf(inputs, merge);
  if (!settings.force && !settings.replace) assertNoSample(settings.content, inputs, change);
  const portfolio = checkChange(folder, names, change, paths);
  if (inputs.yours.size === 0 && !isImport(portfolio, merge.imported))
    throw new Error(`${source} does not survive the import unchanged`);
  const base = baseText({ ...merge.merged.base, resume: inputs.input.resume });
  const writesBase = base !== last.text;
  const files = writesBase ? new Map([...change.files, [baseFile, base] as const]) : change.files;
  if (!settings.dryRun) await applyChange(folder, { files, removed: change.removed });
  print(reportOf(settings, inputs, merge, change, { portfolio, writesBase }));
};
