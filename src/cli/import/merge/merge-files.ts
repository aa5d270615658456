import type { JsonObject } from "../../../resume/json-object.ts";
import type { ContentFiles } from "../content-files.ts";
import type { ImportBase } from "./import-base.ts";
import type { ContentText } from "./text/content-text.ts";
import type { Difference, MergeOptions, Preference } from "./values/three-way.ts";

/** Content files by their path in the content folder. */
export type ContentTexts = ReadonlyMap<string, ContentText>;

export interface MergeInput {
  /** What the last import wrote; undefined if there is no record of it. */
  readonly base: ImportBase | undefined;
  /** The owner's files. */
  readonly yours: ContentTexts;
  /** The files of the new import. Its site.yaml has `updated` only if the resume has it. */
  readonly theirs: ContentTexts;
  /** The items of the new import that lack required values, by their list in experience.yaml. */
  readonly incomplete: ImportBase["incomplete"];
  /** Keys of site.yaml that the import derived from other values. They replace no value of the owner. */
  readonly derivedKeys: readonly string[];
  readonly preference: Preference;
  /** A date such as `2026-11-01`, for `updated` in site.yaml; undefined to set none. */
  readonly today: string | undefined;
}

/** The folders to merge, and the options that the merge of every file shares. */
export interface MergeContext extends Pick<MergeInput, "yours" | "theirs" | "incomplete"> {
  readonly base: ImportBase;
  readonly options: MergeOptions;
}

/** A merged file: its path, its text (undefined if there is no such file), what the import has for it, and what differs. */
export interface MergedFile {
  readonly file: string;
  readonly text: string | undefined;
  readonly imported: JsonObject | undefined;
  readonly differences: readonly Difference[];
}

export interface MergedContent {
  /** New and changed files. */
  readonly files: ContentFiles;
  /** Paths of files to remove. */
  readonly removed: readonly string[];
  readonly base: ImportBase;
  readonly differences: readonly Difference[];
}
