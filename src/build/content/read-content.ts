import { basename, join } from "node:path";
import type * as z from "zod";
import {
  ContactFile,
  ExperienceFile,
  FaqFile,
  inOrder,
  type Portfolio,
  ProfileFile,
  SiteFile,
  SynonymsFile,
} from "../../portfolio/content.ts";
import { endsBeforeStarts } from "./experience-file.ts";
import { duplicateQuestions } from "./faq-file.ts";
import { type Entry, list, read, strays } from "./folder.ts";
import { ContentError, type Mistake, mistakeOf } from "./mistake.ts";
import { didYouMean } from "./names.ts";
import { duplicateTitles, type ReadProject, readProject } from "./project-file.ts";
import { readYaml } from "./read-yaml.ts";

const files = ["profile.yaml", "contact.yaml", "experience.yaml", "site.yaml", "faq.yaml", "synonyms.yaml"] as const;
const projectsFolder = "projects";
const projectEnding = ".md";

/** What a file may not say although its schema takes it. */
const alsoChecked: Partial<Record<(typeof files)[number], typeof duplicateQuestions>> = {
  "experience.yaml": endsBeforeStarts,
  "faq.yaml": duplicateQuestions,
};

const noFolder = (folder: string): Mistake =>
  mistakeOf(basename(folder), {
    found: `no folder at ${folder}`,
    expected: "a folder with profile.yaml and site.yaml",
    fix: "run the command from the project's own folder, or name the folder with --content",
  });

const noFile = (file: string, missing: readonly z.core.$ZodIssue[]): Mistake => {
  const keys = missing.map(({ path }) => `\`${path.join(".")}\``).join(" and ");
  return mistakeOf(file, { found: "no such file", expected: `a file with ${keys}`, fix: `create ${file}` });
};

const readProjects = (folder: string, name: string, entries: readonly Entry[]): ReadProject[] =>
  entries
    .filter((entry) => !entry.isFolder && entry.name.endsWith(projectEnding))
    .map(({ name: file }) => {
      const reading = read(join(folder, file), `${name}/${file}`);
      return "mistake" in reading
        ? { mistakes: [reading.mistake] }
        : readProject(reading.source, file.slice(0, -projectEnding.length).normalize("NFC"));
    });

/**
 * Reads and checks a content folder.
 * @throws ContentError with every mistake of every file, in the order of the files.
 */
export const readContent = (folder: string): Portfolio => {
  const name = basename(folder);
  const entries = list(folder);
  if (!entries) throw new ContentError([noFolder(folder)]);
  const reads = { names: [...files, projectsFolder] };
  const mistakes = strays(name, entries, reads);
  const present = new Set(entries.map((entry) => entry.name));

  const readFileOf = <T extends z.ZodType>(file: (typeof files)[number], schema: T) => {
    const path = `${name}/${file}`;
    if (!present.has(file)) {
      const empty = schema.safeParse({});
      const misnamed = entries.some((entry) => !reads.names.includes(entry.name) && didYouMean(entry.name, [file]));
      if (!empty.success && !misnamed) mistakes.push(noFile(path, empty.error.issues));
      return empty.data;
    }
    const reading = read(join(folder, file), path);
    if ("mistake" in reading) {
      mistakes.push(reading.mistake);
      return undefined;
    }
    const checked = readYaml(reading.source, reading.source.text, schema);
    mistakes.push(...checked.mistakes, ...(alsoChecked[file]?.(reading.source, checked) ?? []));
    return checked.value;
  };
  const profile = readFileOf("profile.yaml", ProfileFile);
  const contact = readFileOf("contact.yaml", ContactFile);
  const experience = readFileOf("experience.yaml", ExperienceFile);
  const site = readFileOf("site.yaml", SiteFile);
  const faq = readFileOf("faq.yaml", FaqFile);
  const synonyms = readFileOf("synonyms.yaml", SynonymsFile);

  const projectEntries = list(join(folder, projectsFolder));
  const projectsName = `${name}/${projectsFolder}`;
  if (!projectEntries && present.has(projectsFolder))
    mistakes.push(
      mistakeOf(projectsName, {
        found: `the file \`${projectsFolder}\``,
        expected: "a folder of that name",
        fix: "rename the file, and put each project into a file of its own in the folder",
      }),
    );
  mistakes.push(...strays(projectsName, projectEntries ?? [], { names: [], ending: projectEnding }));
  const projects = readProjects(join(folder, projectsFolder), projectsName, projectEntries ?? []);
  mistakes.push(...projects.flatMap((each) => each.mistakes), ...duplicateTitles(projects));

  if (mistakes.length > 0 || !profile || !contact || !experience || !site || !faq || !synonyms)
    throw new ContentError(mistakes);
  return {
    profile,
    contact,
    experience,
    site,
    faq,
    synonyms,
    projects: projects.flatMap(({ project }) => project ?? []).toSorted(inOrder),
  };
};
