import { join } from "node:path";
import { textLanguage, textLanguages } from "../../strings/strings.ts";
import { type ContentKey, contentKeys, contentKinds, projectKind } from "../content.ts";
import { type ContentIssue, fileIssue } from "../issues/content-issue.ts";
import { duplicates } from "../issues/duplicates.ts";
import { didYouMean } from "../issues/similar-names.ts";
import { type ReadKind, readKind } from "../kinds/read-kind.ts";
import { type FoundPictures, type PictureReference, picturesByPath } from "../pictures/check-pictures.ts";
import { type FolderEntry, listFolder, readSource } from "../read/folder.ts";
import { type ProjectParts, readProjectVariant } from "../read/project-file.ts";
import type { VariantProject, WrittenVariant } from "./merge.ts";
import { variantKeyOf, variantName, variantSchema } from "./variant-files.ts";

/** A file with a variant, and what it is a variant of. */
export interface VariantFile {
  /** Relative to the content folder. */
  readonly file: string;
  readonly language: string;
  /** The key of a YAML file, or the slug of a project; undefined for a file that is the same in all languages. */
  readonly key?: ContentKey;
  readonly slug?: string;
  /** The folder that the pictures of a project are relative to. */
  readonly folder: string;
}

const contentFiles: readonly string[] = contentKeys.map((key) => contentKinds[key].file);

/** The variants among the files of the content folder. `entriesOf` lists a folder in `projects/`. */
export const variantFiles = (
  entries: readonly FolderEntry[],
  inProjects: readonly FolderEntry[],
  entriesOf: (name: string) => readonly FolderEntry[],
): VariantFile[] => {
  const { folder, ending, index } = projectKind;
  const ofKinds = entries.flatMap(({ name, isFolder }): VariantFile[] => {
    const { original = "", language = "" } = variantName(name) ?? {};
    const key = variantKeyOf(original);
    if (isFolder || !contentFiles.includes(original)) return [];
    return [{ file: name, language, ...(key && { key }), folder: "" }];
  });
  const ofProjects = inProjects.flatMap(({ name, isFolder }): VariantFile[] => {
    if (isFolder)
      return entriesOf(name).flatMap((entry) => {
        const { original, language = "" } = variantName(entry.name) ?? {};
        const file = `${folder}/${name}/${entry.name}`;
        return original === index ? [{ file, language, slug: name.normalize("NFC"), folder: `${folder}/${name}` }] : [];
      });
    const { original = "", language = "" } = variantName(name) ?? {};
    if (!original.endsWith(ending)) return [];
    return [{ file: `${folder}/${name}`, language, slug: original.slice(0, -ending.length).normalize("NFC"), folder }];
  });
  return [...ofKinds, ...ofProjects];
};

/** The further languages of a content folder, from the names of its variants. */
export const languagesInFolder = (folder: string): readonly string[] => {
  const projects = join(folder, projectKind.folder);
  const entriesOf = (path: string): readonly FolderEntry[] => listFolder(path) ?? [];
  const files = variantFiles(entriesOf(folder), entriesOf(projects), (name) => entriesOf(join(projects, name)));
  const valid = files.filter(({ key, slug, language }) => (key ?? slug) && textLanguages.includes(language));
  return [...new Set(valid.map(({ language }) => language))].toSorted();
};

/** The default content: its language, and the slugs of its projects. */
interface Defaults {
  readonly language: string;
  readonly slugs: readonly string[];
}

const languageIssue = (path: string, { language }: VariantFile, defaults: Defaults): ContentIssue | undefined => {
  const others = textLanguages.filter((each) => each !== textLanguage(defaults.language));
  if (language.replace(/-.*/, "") === defaults.language.replace(/-.*/, ""))
    return fileIssue(path, {
      found: `a variant in \`${language}\`, although the default language is \`${defaults.language}\``,
      expected: "variants in other languages only",
      fix: "move the text into the file without a language in its name, or correct `language` in site.yaml",
    });
  if (textLanguages.includes(language)) return undefined;
  const base = language.toLowerCase().replace(/-.*/, "");
  return fileIssue(path, {
    found: `a variant in \`${language}\`, for which Vitrine has no texts`,
    expected: `one of ${others.join(", ")}`,
    fix: others.includes(base)
      ? `rename it to \`${path.slice(path.lastIndexOf("/") + 1).replace(`.${language}.`, `.${base}.`)}\``
      : "move it out of the content folder",
  });
};

/** A variant of synonyms.yaml, which is about the questions in all languages. */
const withoutVariants = (path: string): ContentIssue => {
  const [file = ""] = path.split("/").slice(-1);
  const { original = "" } = variantName(file) ?? {};
  return fileIssue(path, {
    found: `a variant of \`${original}\`, which is the same in all languages`,
    expected: `only \`${original}\``,
    fix: `move the text of this file into \`${original}\`, then delete this file`,
  });
};

const missingProject = (path: string, slug: string, { slugs }: Defaults): ContentIssue => {
  const meant = didYouMean(slug, slugs);
  return fileIssue(path, {
    found: `a variant of the project \`${slug}\`, which does not exist`,
    expected: `the project in the default language, in \`${projectKind.folder}/${slug}${projectKind.ending}\``,
    fix: meant ? `did you mean \`${meant}\`?` : "write the project in the default language, or delete this file",
  });
};

/** A variant file as it was read. */
interface ReadVariant extends VariantFile {
  readonly kind?: ReadKind;
  readonly project?: ProjectParts;
}

/** The variants of a content folder, before their pictures were checked. */
export interface ReadVariants {
  readonly issues: readonly ContentIssue[];
  readonly files: readonly ReadVariant[];
}

/** Reads and checks the variants of a content folder. `name` is its name in messages. */
export const readVariants = (
  folder: string,
  name: string,
  files: readonly VariantFile[],
  defaults: Defaults,
): ReadVariants => {
  const issues: ContentIssue[] = [];
  const repeated = duplicates(files, ({ language, key, slug }) => `${key ?? `/${slug}`} ${language}`);
  const read = files.flatMap((variant): ReadVariant[] => {
    const { file, language, key, slug } = variant;
    const path = `${name}/${file}`;
    const other = repeated.get(variant);
    const issue =
      (key === undefined && slug === undefined ? withoutVariants(path) : undefined) ??
      languageIssue(path, variant, defaults) ??
      (slug !== undefined && !defaults.slugs.includes(slug) ? missingProject(path, slug, defaults) : undefined) ??
      (other !== undefined
        ? fileIssue(path, {
            found: `a second variant of the project \`${slug}\` in \`${language}\`, beside \`${name}/${other.file}\``,
            expected: "one file per project and language",
            fix: "move the text into one of the two files, and delete the other",
          })
        : undefined);
    if (issue) {
      issues.push(issue);
      return [];
    }
    if (key) {
      const kind = readKind(folder, name, { key, file, schema: variantSchema(contentKinds[key]), language });
      issues.push(...kind.issues);
      return [{ ...variant, kind }];
    }
    const reading = readSource(join(folder, file), path);
    if ("issue" in reading) {
      issues.push(reading.issue);
      return [];
    }
    const project = readProjectVariant(reading.source, slug ?? "", variant.folder, variantSchema(projectKind));
    issues.push(...project.issues);
    return [{ ...variant, project }];
  });
  return { issues, files: read };
};

/** The pictures that variants refer to. */
export const variantPictures = ({ files }: ReadVariants): PictureReference[] =>
  files.flatMap(({ kind, project }) => [...(kind?.photo ? [kind.photo] : []), ...(project?.pictures ?? [])]);

const projectOf = (
  { value = {}, body = "", pictures: references }: ProjectParts,
  found: FoundPictures,
): VariantProject => {
  const pictures = picturesByPath(references, found);
  return {
    members: value,
    description: body.replaceAll("\r\n", "\n"),
    ...(Object.keys(pictures).length > 0 && { pictures }),
  };
};

/** The variants by language, with the pictures that exist. */
export const writtenVariants = ({ files }: ReadVariants, found: FoundPictures): WrittenVariant[] =>
  [...Map.groupBy(files, ({ language }) => language)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([language, own]) => {
      const photo = own.flatMap(({ kind }) => (kind?.photo ? [found.get(kind.photo)] : [])).at(0);
      return {
        language,
        values: Object.fromEntries(own.flatMap(({ key, kind }) => (key && kind?.value ? [[key, kind.value]] : []))),
        projects: new Map(
          own.flatMap(({ slug, project }) => (slug && project ? [[slug, projectOf(project, found)]] : [])),
        ),
        ...(photo && { photo }),
      };
    });
