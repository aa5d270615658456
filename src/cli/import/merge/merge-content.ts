import { contentKeys, contentKinds } from "../../../content/content.ts";
import { emptyBase } from "./import-base.ts";
import type { MergeContext, MergedContent, MergedFile, MergeInput } from "./merge-files.ts";
import { mergeProjects } from "./merge-projects.ts";
import { mergeYamlFile } from "./merge-yaml-file.ts";
import { sameValue } from "./values/same-value.ts";
import { pathText } from "./values/three-way.ts";

/** Merges site.yaml. `updated` is its date if the resume has none. */
const mergeSite = ({ derivedKeys }: MergeInput, context: MergeContext, updated: unknown): MergedFile => {
  const { file } = contentKinds.site;
  const [base, own] = [context.base.files[file] ?? {}, context.yours.get(file)?.value ?? {}];
  const isDerived = (key: string, value: unknown): boolean =>
    derivedKeys.includes(key) && !Object.hasOwn(base, key) && own[key] !== undefined && !sameValue(own[key], value);
  const imported = Object.entries(context.theirs.get(file)?.value ?? {}).filter(
    ([key, value]) => !isDerived(key, value),
  );
  return mergeYamlFile("site", { ...(updated !== undefined && { updated }), ...Object.fromEntries(imported) }, context);
};

/**
 * Merges a new import into the owner's content (D66). Each value that only the import changed is updated, and each value that
 * the owner changed is kept.
 */
export const mergeContent = (input: MergeInput): MergedContent => {
  const { yours, theirs, incomplete, preference, today } = input;
  const base = input.base ?? emptyBase;
  const commented = new Set([...yours.values()].flatMap((text) => text.commented));
  const context: MergeContext = {
    base,
    yours,
    theirs,
    incomplete,
    options: { preference, reported: new Set(base.conflicts), commented, origins: new Map() },
  };
  const others = [
    ...contentKeys
      .filter((key) => key !== "site")
      .map((key) => mergeYamlFile(key, theirs.get(contentKinds[key].file)?.value, context)),
    ...mergeProjects(context),
  ];
  const isChanged = ({ file, text }: MergedFile): boolean => text !== yours.get(file)?.text;

  // The date of site.yaml changes only if the content does, and only if the owner has not set it.
  const { file } = contentKinds.site;
  const [own, last] = [yours.get(file)?.value, base.files[file]?.updated];
  const date = own === undefined || own.updated === today ? today : last;
  const unchanged = mergeSite(input, context, date);
  const followsImports = last !== undefined && sameValue(own?.updated, last);
  const site =
    followsImports && [...others, unchanged].some(isChanged) ? mergeSite(input, context, today ?? last) : unchanged;

  const all = [...others, site];
  const differences = all.flatMap((merged) => merged.differences);
  const conflicts = preference === "report" ? differences.filter(({ isConflict }) => isConflict) : [];
  return {
    files: new Map(all.filter(isChanged).flatMap(({ file, text }) => (text === undefined ? [] : [[file, text]]))),
    removed: all.flatMap(({ file, text }) => (text === undefined && yours.has(file) ? [file] : [])),
    base: {
      files: Object.fromEntries(all.flatMap(({ file, imported }) => (imported ? [[file, imported]] : []))),
      incomplete,
      conflicts: conflicts.map(({ path }) => pathText(path)),
    },
    differences,
  };
};
