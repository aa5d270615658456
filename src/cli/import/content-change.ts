import {
  cpSync,
  type Dirent,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { contentKinds, type Portfolio, projectKind } from "../../content/content.ts";
import { readContent } from "../../content/read/read-content.ts";
import { writeContentSchemas } from "../../content/read/write-schemas.ts";
import { baseFile } from "./merge/import-base.ts";

/** A change to a content folder. */
export interface ContentChange {
  /** The texts and pictures to write, by their paths in the content folder. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** Names of files to remove. */
  readonly removed: readonly string[];
}

const write = (folder: string, files: ContentChange["files"], nameOf: (name: string) => string): void => {
  for (const [name, text] of files) {
    const path = join(folder, nameOf(name));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
};

/**
 * The portfolio after a change, which is applied to a temporary copy of the content folder.
 * @param paths what the owner adds to the site, so that links can lead to it.
 * @throws ContentError if the changed content has errors.
 */
export const previewChange = (
  folder: string,
  existing: readonly string[],
  { files, removed }: ContentChange,
  paths: readonly string[] = [],
): Portfolio => {
  const temporary = mkdtempSync(join(tmpdir(), "vitrine-content-"));
  const copy = join(temporary, basename(folder));
  try {
    mkdirSync(copy);
    for (const name of existing) if (!removed.includes(name)) cpSync(join(folder, name), join(copy, name));
    write(copy, files, (name) => name);
    return readContent(copy, { paths, hasPrivate: true });
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
};

/** A hidden name in the same folder, which the content check ignores. */
const temporaryName = (name: string): string => join(dirname(name), `.${basename(name)}.new`);

const entriesOf = (path: string): Dirent[] => (existsSync(path) ? readdirSync(path, { withFileTypes: true }) : []);

/** `projects/` and the folders in it. */
const foldersIn = (folder: string): string[] => {
  const projects = join(folder, projectKind.folder);
  const names = entriesOf(projects).filter((entry) => entry.isDirectory());
  return [projects, ...names.map(({ name }) => join(projects, name))];
};

/** Files of an earlier change that was interrupted. */
const leftovers = (folder: string): string[] =>
  [folder, ...foldersIn(folder)].flatMap((path) =>
    entriesOf(path).flatMap(({ name }) => (/^\..+\.new$/.test(name) ? [join(path, name)] : [])),
  );

/** Removes the folders of projects that have become empty. */
const removeEmptyFolders = (folder: string): void => {
  for (const path of foldersIn(folder).slice(1)) if (entriesOf(path).length === 0) rmdirSync(path);
};

/** Files that are replaced last, in this order, so that an interrupted import can be run again (D66). */
const lastFiles: readonly string[] = [contentKinds.profile.file, baseFile];

/** The steps of a change. They can be run again after an interruption, from the first. */
const changeSteps = (folder: string, { files, removed }: ContentChange): readonly (() => void)[] => {
  const names = [...files.keys()].toSorted((a, b) => lastFiles.indexOf(a) - lastFiles.indexOf(b));
  const replace = (name: string) => (): void => renameSync(join(folder, temporaryName(name)), join(folder, name));
  return [
    ...[...files].map((entry) => () => write(folder, new Map([entry]), temporaryName)),
    ...names.filter((name) => !lastFiles.includes(name)).map(replace),
    ...removed.map((name) => () => rmSync(join(folder, name), { force: true })),
    ...names.filter((name) => lastFiles.includes(name)).map(replace),
  ];
};

/**
 * Changes a content folder. All files are written under temporary names first, so that a failed write leaves the content
 * unchanged.
 */
export const applyChange = async (folder: string, change: ContentChange): Promise<void> => {
  for (const path of leftovers(folder)) rmSync(path);
  try {
    for (const step of changeSteps(folder, change)) step();
  } finally {
    for (const path of leftovers(folder)) rmSync(path);
  }
  removeEmptyFolders(folder);
  await writeContentSchemas(folder);
};
