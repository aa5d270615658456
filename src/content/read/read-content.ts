import { basename, join } from "node:path";
import type * as z from "zod";
import type { ThemeSettings } from "../../themes/site-theme.ts";
import {
  type ContentKey,
  type ContentValues,
  compareProjects,
  contentKeys,
  contentKinds,
  type Portfolio,
  projectKind,
  themeName,
} from "../content.ts";
import { ContentError, type ContentIssue, fileIssue } from "../issues/content-issue.ts";
import { didYouMean } from "../issues/similar-names.ts";
import type { Source } from "../issues/source.ts";
import { addressIssues, publishedProjects, type SiteFacts } from "../links/address-issues.ts";
import { type ContentLink, valueLinks } from "../links/content-links.ts";
import { accentIssues } from "../theme/accent-issues.ts";
import { themeCssIssues } from "../theme/theme-css-issues.ts";
import { unreadableFormat } from "./content-format.ts";
import { endsBeforeStarts } from "./experience-file.ts";
import { duplicateQuestions } from "./faq-file.ts";
import { type FolderEntry, listFolder, readSource, unexpectedFiles } from "./folder.ts";
import { duplicateTitles, type ParsedProject, readProject, unreadableProject } from "./project-file.ts";
import { readYaml, type YamlResult } from "./read-yaml.ts";

/** Checks that a schema cannot express. */
const extraChecks: Partial<Record<ContentKey, (source: Source, checked: YamlResult<object>) => ContentIssue[]>> = {
  experience: endsBeforeStarts,
  faq: duplicateQuestions,
  site: (source, checked) => [...unreadableFormat(source, checked), ...accentIssues(source, checked)],
};

/** The issues with the owner's style sheet. */
const styleIssues = (folder: string, settings: ThemeSettings): ContentIssue[] => {
  const reading = readSource(join(folder, themeName), `${basename(folder)}/${themeName}`);
  return "issue" in reading ? [reading.issue] : themeCssIssues(reading.source, settings);
};

const names: readonly string[] = contentKeys.map((key) => contentKinds[key].file);
const required = contentKeys
  .map((key) => contentKinds[key])
  .filter(({ schema }) => !schema.safeParse({}).success)
  .map(({ file }) => file);

const isComplete = (values: Partial<Record<ContentKey, unknown>>): values is ContentValues =>
  contentKeys.every((key) => values[key] !== undefined);

const missingFolder = (folder: string): ContentIssue =>
  fileIssue(basename(folder), {
    found: `no folder at ${folder}`,
    expected: `a folder with ${required.join(" and ")}`,
    fix: "run the command in the project folder, or set the folder with --content",
  });

const missingFile = (file: string, missing: readonly z.core.$ZodIssue[]): ContentIssue => {
  const keys = missing.map(({ path }) => `\`${path.join(".")}\``).join(" and ");
  return fileIssue(file, { found: "no such file", expected: `a file with ${keys}`, fix: `create ${file}` });
};

const readProjects = (folder: string, name: string, entries: readonly FolderEntry[]): ParsedProject[] =>
  entries
    .filter((entry) => !entry.isFolder && entry.name.endsWith(projectKind.ending))
    .map(({ name: file }) => {
      const reading = readSource(join(folder, file), `${name}/${file}`);
      const slug = file.slice(0, -projectKind.ending.length).normalize("NFC");
      return "issue" in reading ? unreadableProject(slug, [reading.issue]) : readProject(reading.source, slug);
    });

/**
 * Reads and checks a content folder.
 * @throws ContentError with all issues of all files.
 */
export const readContent = (folder: string, facts: SiteFacts = {}): Portfolio => {
  const name = basename(folder);
  const entries = listFolder(folder);
  if (!entries) throw new ContentError([missingFolder(folder)]);
  const reads = { names: [...names, projectKind.folder, themeName] };
  const issues = unexpectedFiles(name, entries, reads);
  const present = new Set(entries.map((entry) => entry.name));
  const links: ContentLink[] = [];

  const readKind = (key: ContentKey): unknown => {
    const { file, schema } = contentKinds[key];
    const path = `${name}/${file}`;
    if (!present.has(file)) {
      const emptyFile = schema.safeParse({});
      const misnamed = entries.some((entry) => !reads.names.includes(entry.name) && didYouMean(entry.name, [file]));
      if (!emptyFile.success && !misnamed) issues.push(missingFile(path, emptyFile.error.issues));
      return emptyFile.data;
    }
    const reading = readSource(join(folder, file), path);
    if ("issue" in reading) {
      issues.push(reading.issue);
      return undefined;
    }
    const checked = readYaml<z.ZodObject>(reading.source, reading.source.text, schema);
    issues.push(...checked.issues, ...(extraChecks[key]?.(reading.source, checked) ?? []));
    links.push(...valueLinks(reading.source, checked.texts(), "/"));
    return checked.value;
  };
  const values: Partial<Record<ContentKey, unknown>> = {};
  for (const key of contentKeys) values[key] = readKind(key);

  const projectEntries = listFolder(join(folder, projectKind.folder));
  const projectsName = `${name}/${projectKind.folder}`;
  if (!projectEntries && present.has(projectKind.folder))
    issues.push(
      fileIssue(projectsName, {
        found: `the file \`${projectKind.folder}\``,
        expected: "a folder with this name",
        fix: "rename the file, create the folder `projects`, and write each project to its own file there",
      }),
    );
  issues.push(...unexpectedFiles(projectsName, projectEntries ?? [], { names: [], ending: projectKind.ending }));
  const projects = readProjects(join(folder, projectKind.folder), projectsName, projectEntries ?? []);
  issues.push(...projects.flatMap((project) => project.issues), ...duplicateTitles(projects));

  if (values.site && present.has(themeName)) issues.push(...styleIssues(folder, values.site));

  const checkedValues = issues.length === 0 && isComplete(values) ? values : undefined;
  issues.push(...addressIssues(projects, links, checkedValues, facts));

  if (issues.length > 0 || !isComplete(values)) throw new ContentError(issues);
  const written = publishedProjects(projects, facts)
    .flatMap(({ project }) => project ?? [])
    .toSorted(compareProjects);
  return {
    ...values,
    projects: written.filter(({ unlisted }) => !unlisted),
    unlisted: written.filter(({ unlisted }) => unlisted),
  };
};
