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
  type WrittenProject,
} from "../content.ts";
import { implausibleYears } from "../dates/implausible-years.ts";
import { ContentError, type ContentIssue, fileIssue } from "../issues/content-issue.ts";
import { hiddenEmailWarnings, type PublishedText } from "../issues/hidden-email.ts";
import { didYouMean } from "../issues/similar-names.ts";
import { textWarnings } from "../issues/text-warnings.ts";
import { privateNames, publicValues } from "../kinds/private-values.ts";
import { readKind } from "../kinds/read-kind.ts";
import { mergeValues, mergeVariant } from "../languages/merge.ts";
import { readVariants, variantFiles, variantPictures, writtenVariants } from "../languages/read-variants.ts";
import { addressIssues, publishedProjects, type SiteFacts } from "../links/address-issues.ts";
import type { ContentLink } from "../links/content-links.ts";
import { checkPictures, type PictureReference } from "../pictures/check-pictures.ts";
import type { ContentPicture } from "../pictures/picture.ts";
import {
  duplicateProjects,
  folderWithoutText,
  type ProjectEntry,
  projectEntries,
} from "../projects/project-entries.ts";
import { checkThemeCss } from "../theme/theme-css-issues.ts";
import { type FolderEntry, hasPictureName, listFolder, readSource, unexpectedFiles } from "./folder.ts";
import { duplicateTitles, type ParsedProject, readProject, unreadableProject } from "./project-file.ts";

/** What is wrong with the owner's style sheet, and what may be a mistake. */
const checkStyle = (folder: string, settings: ThemeSettings): ReturnType<typeof checkThemeCss> => {
  const reading = readSource(join(folder, themeName), `${basename(folder)}/${themeName}`);
  return "issue" in reading ? { issues: [reading.issue], warnings: [] } : checkThemeCss(reading.source, settings);
};

const names: readonly string[] = contentKeys.map((key) => contentKinds[key].file);
const required = contentKeys
  .map((key) => contentKinds[key])
  .filter(({ schema }) => !schema.safeParse({}).success)
  .map(({ file }) => file);

/** Whether there is a value for each file. */
export const isComplete = (values: Partial<Record<ContentKey, unknown>>): values is ContentValues =>
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

/** The projects that were read before, by their paths: the dev server reads the content again after each edit of a file. */
const readBefore = new Map<string, { readonly text: string; readonly name: string; readonly project: ParsedProject }>();

const readProjects = (contentFolder: string, name: string, entries: readonly ProjectEntry[]): ParsedProject[] =>
  entries.map(({ slug, file, folder }) => {
    const path = join(contentFolder, file);
    const reading = readSource(path, `${name}/${file}`);
    if ("issue" in reading) return unreadableProject(slug, [reading.issue]);
    const { text } = reading.source;
    const before = readBefore.get(path);
    if (before?.text === text && before.name === name) return before.project;
    const project = readProject(reading.source, slug, folder);
    readBefore.set(path, { text, name, project });
    return project;
  });

/** A project with its pictures. */
const withPictures = (
  { project, pictures }: ParsedProject,
  found: ReadonlyMap<PictureReference, ContentPicture>,
): WrittenProject[] => {
  const entries = pictures.flatMap((reference) => {
    const picture = found.get(reference);
    return picture ? [[reference.src, picture] as const] : [];
  });
  return project ? [entries.length > 0 ? { ...project, pictures: Object.fromEntries(entries) } : project] : [];
};

/** What a content folder contains. */
interface InspectedContent {
  /** Undefined if there are issues. */
  readonly portfolio?: Portfolio;
  readonly issues: readonly ContentIssue[];
  /** What may be a mistake, if there are no issues. */
  readonly warnings: readonly ContentIssue[];
  /** The pictures that exist. */
  readonly pictures: readonly ContentPicture[];
  /** What the site publishes, if there are no issues. */
  readonly texts: readonly PublishedText[];
  /** What is in the files but not on the site, as `publish` in site.yaml names it. */
  readonly privateNames: readonly string[];
}

const nothing = { warnings: [], pictures: [], texts: [], privateNames: [] } as const;

/** Reads and checks a content folder. Only the first bytes of pictures are read. */
export const inspectContent = (folder: string, facts: SiteFacts = {}): InspectedContent => {
  const name = basename(folder);
  const entries = listFolder(folder);
  if (!entries) return { ...nothing, issues: [missingFolder(folder)] };
  const inProjects = listFolder(join(folder, projectKind.folder));
  const inProject = (entry: string): readonly FolderEntry[] =>
    listFolder(join(folder, projectKind.folder, entry)) ?? [];
  const filesOfVariants = variantFiles(entries, inProjects ?? [], inProject);
  const reads = { names: [...names, projectKind.folder, themeName] };
  const issues: ContentIssue[] = [];
  const pictures: PictureReference[] = [];
  const present = new Set(entries.map((entry) => entry.name));
  const links: ContentLink[] = [];
  const texts: PublishedText[] = [];
  const dates: PublishedText[] = [];
  let language = "en";

  const readDefault = (key: ContentKey): unknown => {
    const { file, schema } = contentKinds[key];
    if (!present.has(file)) {
      const emptyFile = schema.safeParse({});
      const known = [...reads.names, ...filesOfVariants.map((variant) => variant.file)];
      const misnamed = entries.some((entry) => !known.includes(entry.name) && didYouMean(entry.name, [file]));
      if (!emptyFile.success && !misnamed) issues.push(missingFile(`${name}/${file}`, emptyFile.error.issues));
      return emptyFile.data;
    }
    const read = readKind(folder, name, { key, file, schema, language });
    language = read.language ?? language;
    issues.push(...read.issues);
    links.push(...read.links);
    dates.push(...read.dates);
    texts.push(...read.texts);
    if (read.photo) pictures.push(read.photo);
    return read.value;
  };
  const values: Partial<Record<ContentKey, unknown>> = {};
  for (const key of contentKeys) values[key] = readDefault(key);

  const projectsName = `${name}/${projectKind.folder}`;
  if (!inProjects && present.has(projectKind.folder))
    issues.push(
      fileIssue(projectsName, {
        found: `the file \`${projectKind.folder}\``,
        expected: "a folder with this name",
        fix: "rename the file, create the folder `projects`, and write each project to its own file there",
      }),
    );
  const found = projectEntries(inProjects ?? [], inProject);
  const projects = readProjects(folder, name, found);
  const variants = readVariants(folder, name, filesOfVariants, { language, slugs: found.map(({ slug }) => slug) });
  issues.push(
    ...duplicateProjects(found, name),
    ...projects.flatMap((project) => project.issues),
    ...duplicateTitles(projects),
    ...variants.issues,
  );
  links.push(
    ...variants.files.flatMap(({ language: of, kind, project }) =>
      [...(kind?.links ?? []), ...(project?.links ?? [])].map((link) => ({ ...link, language: of })),
    ),
  );

  const checkedPictures = checkPictures(folder, [
    ...pictures,
    ...projects.flatMap((project) => project.pictures),
    ...variantPictures(variants),
  ]);
  issues.push(...checkedPictures.issues);
  const existing = [...checkedPictures.found.values()];
  // A file with errors may name any picture.
  const mayBeNamed = issues.length > 0 || !isComplete(values);
  /** The entries of a folder without those that are or contain pictures of the content. */
  const withoutPictures = (list: readonly FolderEntry[], prefix: string): readonly FolderEntry[] =>
    list.filter(
      (entry) =>
        !(mayBeNamed && hasPictureName(entry.name)) &&
        !existing.some(({ file }) => `${file}/`.startsWith(`${prefix}${entry.name}/`)),
    );
  const ofProjects = new Set([...found, ...filesOfVariants].map(({ folder }) => folder));
  const withoutVariants = (list: readonly FolderEntry[], prefix: string): readonly FolderEntry[] =>
    list.filter((entry) => !filesOfVariants.some(({ file }) => file === prefix + entry.name));
  const inProjectsOnly = withoutVariants(inProjects ?? [], `${projectKind.folder}/`);
  const others = withoutPictures(inProjectsOnly, `${projectKind.folder}/`).filter(
    ({ name }) => !ofProjects.has(`${projectKind.folder}/${name}`),
  );
  issues.push(
    ...unexpectedFiles(name, withoutPictures(withoutVariants(entries, ""), ""), {
      ...reads,
      variants: filesOfVariants.map(({ file }) => file),
    }),
    ...unexpectedFiles(
      projectsName,
      others.filter(({ isFolder }) => !isFolder),
      { names: [], ending: projectKind.ending },
    ),
    ...others
      .filter(({ isFolder }) => isFolder)
      .map((entry) => folderWithoutText(`${projectsName}/${entry.name}`, inProject(entry.name))),
  );

  const style = values.site && present.has(themeName) ? checkStyle(folder, values.site) : undefined;
  issues.push(...(style?.issues ?? []));

  const checkedValues = issues.length === 0 && isComplete(values) ? values : undefined;
  const inLanguages = writtenVariants(variants, checkedPictures.found);
  const languages = inLanguages.map((variant) => ({
    language: variant.language,
    values: checkedValues && mergeValues(checkedValues, variant),
    bodies: new Map([...variant.projects].map(([slug, { description }]) => [slug, description])),
  }));
  issues.push(...addressIssues(projects, links, checkedValues, languages, facts));

  if (issues.length > 0 || !isComplete(values)) return { ...nothing, issues, pictures: existing };
  const written = publishedProjects(projects, facts)
    .flatMap((project) => withPictures(project, checkedPictures.found))
    .toSorted(compareProjects);
  const [photoReference] = pictures;
  const photo = photoReference && checkedPictures.found.get(photoReference);
  const complete: Portfolio = {
    ...values,
    projects: written.filter(({ unlisted }) => !unlisted),
    unlisted: written.filter(({ unlisted }) => unlisted),
    ...(photo && { photo }),
  };
  const published = (portfolio: Portfolio): Portfolio =>
    facts.hasPrivate ? portfolio : { ...portfolio, ...publicValues(portfolio) };
  const portfolio = {
    ...published(complete),
    ...(inLanguages.length > 0 && {
      variants: inLanguages.map((variant) => published(mergeVariant(complete, variant))),
    }),
  };
  const emails = [values.profile.email, values.contact.email].filter((email) => email !== undefined);
  const publishedTexts = [
    ...texts,
    ...publishedProjects(projects, facts).flatMap((project) => project.texts),
    ...variants.files.flatMap(({ kind, project }) => [...(kind?.texts ?? []), ...(project?.texts ?? [])]),
  ];
  for (const project of publishedProjects(projects, facts)) dates.push(...project.dates);
  const warnings = [
    ...(style?.warnings ?? []),
    ...textWarnings(publishedTexts),
    ...(values.site.hideEmail ? hiddenEmailWarnings(publishedTexts, [...new Set(emails)]) : []),
    ...(facts.thisYear === undefined ? [] : implausibleYears(dates, facts.thisYear)),
  ];
  return {
    ...{ portfolio, issues, warnings, pictures: existing, texts: publishedTexts },
    privateNames: privateNames(values),
  };
};

/**
 * Reads and checks a content folder. The result has only what the owner publishes, except with `hasPrivate`.
 * @throws ContentError with all issues of all files.
 */
export const readContent = (folder: string, facts?: SiteFacts): Portfolio => {
  const { portfolio, issues } = inspectContent(folder, facts);
  if (!portfolio) throw new ContentError(issues);
  return portfolio;
};
