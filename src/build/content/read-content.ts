import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type * as z from "zod";
import {
  ContactFile,
  ExperienceFile,
  inOrder,
  type Portfolio,
  ProfileFile,
  ProjectFile,
  SiteFile,
  type WrittenProject,
} from "../../portfolio/content.ts";
import { didYouMean, formatMistakes, type Mistake, mistakeAt, mistakeOf } from "./mistake.ts";
import { type Checked, readYaml } from "./read-yaml.ts";
import { decode, type Source } from "./source.ts";

/** The content cannot be used. The message is the whole report. */
export class ContentError extends Error {
  readonly mistakes: readonly Mistake[];
  constructor(mistakes: readonly Mistake[]) {
    super(formatMistakes(mistakes));
    this.name = "ContentError";
    this.mistakes = mistakes;
  }
}

const files = ["profile.yaml", "contact.yaml", "experience.yaml", "site.yaml"] as const;
const projectsFolder = "projects";

const noFile = { found: "no such file", expected: "a file with its required keys" };

/** How many files are read at a time, well below what a process may hold open. */
const atOnce = 64;

type Reading = { source: Source } | { mistake: Mistake };

const read = async (path: string, file: string): Promise<Reading> => {
  const bytes = await readFile(path);
  const { source, invalidAt, byte } = decode(file, bytes);
  if (invalidAt === undefined) return { source };
  return {
    mistake: mistakeAt(source, invalidAt, invalidAt + 1, {
      found: `the byte 0x${(byte ?? 0).toString(16).toUpperCase()}, which is not UTF-8`,
      expected: "a file in UTF-8",
      fix: "save the file again with the encoding UTF-8",
    }),
  };
};

/** Splits a project file into its front matter, kept at its place in the file, and its body. */
const splitFrontMatter = ({ text }: Source): { yaml: string; body: string; bodyAt: number } | undefined => {
  const match = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?(---[ \t]*(?:\r?\n|$))/.exec(text);
  if (!match) return undefined;
  const end = match[0].length;
  return { yaml: text.slice(0, end - (match[1]?.length ?? 0)), body: text.slice(end).trim(), bodyAt: end };
};

type CheckedProject = { project: WrittenProject; title: number; source: Source } | { mistakes: readonly Mistake[] };

const checkProject = (source: Source, slug: string): CheckedProject => {
  const parts = splitFrontMatter(source);
  if (!parts) {
    const opened = source.text.startsWith("---");
    return {
      mistakes: [
        mistakeAt(source, 0, 3, {
          found: opened ? "front matter that does not end" : "no front matter",
          expected: "front matter between two lines of ---",
          fix: opened ? "add a line --- after the front matter" : "start the file with ---, title: …, ---",
        }),
      ],
    };
  }
  const checked = readYaml(source, parts.yaml, ProjectFile);
  const empty = mistakeAt(source, parts.bodyAt - 1, parts.bodyAt, {
    found: "an empty description",
    expected: "some text below the front matter",
    fix: "describe the project in a sentence or more",
  });
  const mistakes = [...(checked.mistakes ?? []), ...(parts.body === "" ? [empty] : [])];
  if (mistakes.length > 0 || !checked.value) return { mistakes };
  return {
    project: { ...checked.value, slug, description: parts.body.replaceAll("\r\n", "\n") },
    title: checked.offsetOf("title"),
    source,
  };
};

const same = (value: string): string => value.normalize("NFC").trim().toLowerCase();

/** Titles that two projects share. */
const duplicateTitles = (
  projects: readonly { project: WrittenProject; title: number; source: Source }[],
): Mistake[] => {
  const first = new Map<string, string>();
  return projects.flatMap(({ project, title, source }) => {
    const earlier = first.get(same(project.title));
    first.set(same(project.title), earlier ?? source.file);
    if (!earlier) return [];
    return [
      mistakeAt(source, title, title + project.title.length, {
        found: `the title "${project.title}", which ${earlier} has too`,
        expected: "a title that no other project has",
        fix: "change one of the two titles, or remove one of the files",
      }),
    ];
  });
};

/** What lies in a folder beside the files that are read, and names that only differ in case. */
const strays = (
  folder: string,
  entries: readonly { name: string; folder: boolean }[],
  known: readonly string[],
  reads: (name: string) => boolean,
): Mistake[] => {
  const seen = new Map<string, string>();
  return entries.flatMap(({ name, folder: isFolder }) => {
    const file = `${folder}/${name}`;
    if (known.includes(name)) return [];
    if (isFolder || !reads(name)) {
      const meant = didYouMean(name, known);
      return [
        mistakeOf(file, {
          found: `the ${isFolder ? "folder" : "file"} \`${name}\`, which nothing reads`,
          expected: known.length > 0 ? known.join(", ") : "files that end in .md",
          fix: meant ? `did you mean \`${meant}\`?` : "move it out of this folder, or give it a name that is read",
        }),
      ];
    }
    const earlier = seen.get(same(name));
    seen.set(same(name), earlier ?? name);
    if (!earlier) return [];
    return [
      mistakeOf(file, {
        found: `the file name \`${name}\`, which is \`${earlier}\` but for case or accents' encoding`,
        expected: "names that stay apart on every file system",
        fix: "rename one of the two files",
      }),
    ];
  });
};

const list = async (path: string): Promise<{ name: string; folder: boolean }[] | undefined> => {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    return entries
      .filter(({ name }) => !name.startsWith("."))
      .map((entry) => ({ name: entry.name, folder: entry.isDirectory() }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
};

/**
 * Reads and checks a content folder.
 * @throws ContentError with every mistake of every file, in the order of the files.
 */
export const readContent = async (folder: string): Promise<Portfolio> => {
  const name = basename(folder);
  const entries = await list(folder);
  if (!entries)
    throw new ContentError([
      mistakeOf(name, {
        found: `no folder at ${folder}`,
        expected: "a folder with profile.yaml",
        fix: "run the command from the project's own folder",
      }),
    ]);
  const mistakes = strays(name, entries, [...files, projectsFolder], () => false);
  const present = new Set(entries.map((entry) => entry.name));

  const readFileOf = async <T extends z.ZodType>(file: (typeof files)[number], schema: T) => {
    const path = `${name}/${file}`;
    if (!present.has(file)) {
      const empty = schema.safeParse({});
      if (!empty.success) mistakes.push(mistakeOf(path, { ...noFile, fix: `create ${path}` }));
      return empty.data;
    }
    const reading = await read(join(folder, file), path);
    const checked: Checked<z.output<T>> =
      "mistake" in reading ? { mistakes: [reading.mistake] } : readYaml(reading.source, reading.source.text, schema);
    mistakes.push(...(checked.mistakes ?? []));
    return checked.value;
  };
  const profile = await readFileOf("profile.yaml", ProfileFile);
  const contact = await readFileOf("contact.yaml", ContactFile);
  const experience = await readFileOf("experience.yaml", ExperienceFile);
  const site = await readFileOf("site.yaml", SiteFile);

  const projectEntries = (await list(join(folder, projectsFolder))) ?? [];
  const isProject = (file: string) => file.endsWith(".md");
  mistakes.push(...strays(`${name}/${projectsFolder}`, projectEntries, [], isProject));
  const projectNames = projectEntries
    .filter((entry) => !entry.folder && isProject(entry.name))
    .map((entry) => entry.name);
  const checked: CheckedProject[] = [];
  for (let at = 0; at < projectNames.length; at += atOnce) {
    const batch = projectNames.slice(at, at + atOnce).map(async (file): Promise<CheckedProject> => {
      const reading = await read(join(folder, projectsFolder, file), `${name}/${projectsFolder}/${file}`);
      return "mistake" in reading ? { mistakes: [reading.mistake] } : checkProject(reading.source, file.slice(0, -3));
    });
    checked.push(...(await Promise.all(batch)));
  }
  const projects = checked.filter((each) => "project" in each);
  mistakes.push(...checked.flatMap((each) => ("mistakes" in each ? each.mistakes : [])), ...duplicateTitles(projects));

  if (mistakes.length > 0 || !profile || !contact || !experience || !site) throw new ContentError(mistakes);
  return { profile, contact, experience, site, projects: projects.map(({ project }) => project).toSorted(inOrder) };
};
