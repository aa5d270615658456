import { basename, join } from "node:path";
import { contentKeys, contentKinds, projectKind, themeName } from "../content.ts";
import { type ContentIssue, fileIssue } from "../issues/content-issue.ts";
import { type VariantFile, variantFiles } from "../languages/read-variants.ts";
import type { ContentPicture } from "../pictures/picture.ts";
import { folderWithoutText, type ProjectEntry, projectEntries } from "../projects/project-entries.ts";
import { type FolderEntry, hasPictureName, listFolder, unexpectedFiles } from "./folder.ts";

/** The entries of the content folder that are read. */
const names: readonly string[] = [...contentKeys.map((key) => contentKinds[key].file), projectKind.folder, themeName];

/** The files of a content folder, by what they are. */
export interface ContentListing {
  readonly folder: string;
  /** The name of the folder in messages. */
  readonly name: string;
  readonly entries: readonly FolderEntry[];
  /** The entries of `projects/`. Undefined if there is no such folder. */
  readonly inProjects: readonly FolderEntry[] | undefined;
  readonly projects: readonly ProjectEntry[];
  readonly variants: readonly VariantFile[];
}

const listProjectFolder = (folder: string, name: string): readonly FolderEntry[] =>
  listFolder(join(folder, projectKind.folder, name)) ?? [];

/** Lists a content folder. Undefined if it does not exist. */
export const listContent = (folder: string): ContentListing | undefined => {
  const entries = listFolder(folder);
  if (!entries) return undefined;
  const inProjects = listFolder(join(folder, projectKind.folder));
  const entriesOf = (name: string): readonly FolderEntry[] => listProjectFolder(folder, name);
  return {
    folder,
    name: basename(folder),
    entries,
    inProjects,
    projects: projectEntries(inProjects ?? [], entriesOf),
    variants: variantFiles(entries, inProjects ?? [], entriesOf),
  };
};

/** Whether the content folder has an entry with this name. */
export const hasEntry = ({ entries }: ContentListing, name: string): boolean =>
  entries.some((entry) => entry.name === name);

/** The entries of the content folder that are not read. */
export const unreadNames = ({ entries, variants }: ContentListing): string[] =>
  entries.map(({ name }) => name).filter((name) => ![...names, ...variants.map(({ file }) => file)].includes(name));

/** The issue with a file that has the name of the folder of projects. */
export const misplacedProjects = (listing: ContentListing): ContentIssue[] => {
  if (listing.inProjects || !hasEntry(listing, projectKind.folder)) return [];
  return [
    fileIssue(`${listing.name}/${projectKind.folder}`, {
      found: `the file \`${projectKind.folder}\``,
      expected: "a folder with this name",
      fix: "rename the file, create the folder `projects`, and write each project to its own file there",
    }),
  ];
};

/**
 * Files and folders that the content does not use. `pictures` are those that it names. `mayNameOthers` is whether files with
 * errors may name any other picture.
 */
export const unexpectedEntries = (
  { folder, name, entries, inProjects, projects, variants }: ContentListing,
  pictures: readonly ContentPicture[],
  mayNameOthers: boolean,
): ContentIssue[] => {
  const projectsName = `${name}/${projectKind.folder}`;
  const projectFolders = [...projects, ...variants].map((project) => project.folder);
  /** The entries of a folder that are neither variants nor pictures of the content, and do not contain such pictures. */
  const unused = (list: readonly FolderEntry[], prefix: string): FolderEntry[] =>
    list.filter(
      (entry) =>
        !variants.some(({ file }) => file === prefix + entry.name) &&
        !(mayNameOthers && hasPictureName(entry.name)) &&
        !pictures.some(({ file }) => `${file}/`.startsWith(`${prefix}${entry.name}/`)),
    );
  const others = unused(inProjects ?? [], `${projectKind.folder}/`).filter(
    (entry) => !projectFolders.includes(`${projectKind.folder}/${entry.name}`),
  );
  return [
    ...unexpectedFiles(name, unused(entries, ""), { names, variants: variants.map(({ file }) => file) }),
    ...unexpectedFiles(
      projectsName,
      others.filter(({ isFolder }) => !isFolder),
      { names: [], ending: projectKind.ending },
    ),
    ...others
      .filter(({ isFolder }) => isFolder)
      .map((entry) => folderWithoutText(`${projectsName}/${entry.name}`, listProjectFolder(folder, entry.name))),
  ];
};
