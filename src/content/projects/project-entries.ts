import { projectKind } from "../content.ts";
import { type ContentIssue, fileIssue } from "../issues/content-issue.ts";
import { duplicates } from "../issues/duplicates.ts";
import { didYouMean, normalizeForComparison } from "../issues/similar-names.ts";
import { variantName } from "../languages/variant-files.ts";
import type { FolderEntry } from "../read/folder.ts";

/** A project in the content folder: a file `<slug>.md`, or a folder with `index.md`. */
export interface ProjectEntry {
  readonly slug: string;
  /** The path of its file, relative to the content folder. */
  readonly file: string;
  /** The folder that its pictures are relative to, relative to the content folder. */
  readonly folder: string;
}

const { folder, ending, index } = projectKind;

/** The slug of the project in a file, whose path is relative to the content folder; undefined for other files. */
export const slugOfFile = (file: string): string | undefined => {
  const [top, name = "", ...rest] = file.split("/");
  if (top !== folder || rest.length > 1) return undefined;
  const isProject = rest.length === 0 && name.endsWith(ending) && !variantName(name);
  const slug = isProject ? name.slice(0, -ending.length) : undefined;
  return rest[0] === index ? name : slug;
};

/** The projects in the entries of `projects/`. `entriesOf` lists a folder in it. */
export const projectEntries = (
  entries: readonly FolderEntry[],
  entriesOf: (name: string) => readonly FolderEntry[],
): ProjectEntry[] =>
  entries.flatMap(({ name, isFolder }) => {
    const hasText = isFolder && entriesOf(name).some((entry) => entry.name === index && !entry.isFolder);
    const file = `${folder}/${hasText ? `${name}/${index}` : name}`;
    const slug = isFolder && !hasText ? undefined : slugOfFile(file)?.normalize("NFC");
    return slug === undefined ? [] : [{ slug, file, folder: hasText ? `${folder}/${name}` : folder }];
  });

/** Folders that have the name of another project. `contentName` is the name of the content folder in messages. */
export const duplicateProjects = (projects: readonly ProjectEntry[], contentName: string): ContentIssue[] => {
  const isInFolder = (project: ProjectEntry): boolean => project.folder !== folder;
  const filesFirst = projects.toSorted((a, b) => Number(isInFolder(a)) - Number(isInFolder(b)));
  return (
    [...duplicates(filesFirst, ({ slug }) => normalizeForComparison(slug))]
      // The names of files are compared with all others in the folder.
      .filter(([project]) => isInFolder(project))
      .map(([project, other]) =>
        fileIssue(`${contentName}/${project.file}`, {
          found: `the project \`${project.slug}\`, which \`${contentName}/${other.file}\` also contains`,
          expected: "one file per project",
          fix: "move the text into one of the two files, and delete the other",
        }),
      )
  );
};

/** The issue with a folder in `projects/` that is not a project. `path` is its path in messages. */
export const folderWithoutText = (path: string, entries: readonly FolderEntry[]): ContentIssue => {
  const names = entries.filter(({ isFolder }) => !isFolder).map(({ name }) => name);
  const text = didYouMean(index, names) ?? names.find((name) => /\.(?:markdown|mdx?|txt)$/i.test(name));
  return fileIssue(path, {
    found: `a folder without the file \`${index}\``,
    expected: `the text of a project in \`${index}\`, with its pictures next to it`,
    fix: text
      ? `rename \`${text}\` to \`${index}\` if the folder is a project; otherwise move it out of the content folder`
      : `write the text to \`${index}\`, or move the folder out of the content folder`,
  });
};
