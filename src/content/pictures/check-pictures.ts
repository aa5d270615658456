import { closeSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { type ContentIssue, type Finding, issueAt, locationAt } from "../issues/content-issue.ts";
import { didYouMean } from "../issues/similar-names.ts";
import type { Source } from "../issues/source.ts";
import type { ContentPicture, ContentPictures } from "./picture.ts";
import { fileTypeOf, TYPE_BYTES } from "./picture-type.ts";

/** A picture that the content refers to. */
export interface PictureReference {
  readonly source: Source;
  /** Offsets in the source. */
  readonly start: number;
  readonly end: number;
  readonly src: string;
  /** The folder that `src` is relative to, relative to the content folder: `projects/tide-clock`, or an empty string. */
  readonly folder: string;
}

/** Phones write files of at most 15 MB. */
export const MAX_PICTURE_BYTES = 20_000_000;

const acceptedTypes = "a JPEG, PNG, WebP, AVIF or GIF file";

const fixes: Readonly<Record<string, string>> = {
  HEIC: "export it as JPEG: in Photos, choose File > Export; on an iPhone, share it with the option Most Compatible",
  SVG: "export it as PNG, at least 1600 pixels wide",
  PDF: "export the page as PNG, at least 1600 pixels wide",
  video: "export one frame as JPEG, and link to the video in the text",
  "Git LFS pointer": "run `git lfs pull` to get the file",
};

const typeProblem = (path: string): Finding | undefined => {
  const bytes = new Uint8Array(TYPE_BYTES);
  const file = openSync(path, "r");
  const length = readSync(file, bytes, 0, TYPE_BYTES, 0);
  closeSync(file);
  if (length === 0)
    return { found: "an empty file", expected: acceptedTypes, fix: "save the picture again, or remove the reference" };
  const type = fileTypeOf(bytes.subarray(0, length));
  if (!type)
    return { found: "a file that is not a picture", expected: acceptedTypes, fix: "save the picture as JPEG or PNG" };
  const article = /^[AEIOS]/.test(type.name) ? "an" : "a";
  if (!type.isAccepted)
    return {
      found: `${article} ${type.name}${type.name === "Git LFS pointer" ? "" : " file"}`,
      expected: acceptedTypes,
      fix: fixes[type.name] ?? "save the picture as JPEG or PNG",
    };
  if (!type.isAnimated) return undefined;
  return {
    found: `an animated ${type.name} file`,
    expected: "a still picture",
    fix: "save one frame as a file of its own, and link to the animation in the text",
  };
};

const sizeProblem = (bytes: number): Finding | undefined =>
  bytes <= MAX_PICTURE_BYTES
    ? undefined
    : {
        found: `a file of ${(bytes / 1_000_000).toFixed(1)} MB`,
        expected: "a file of at most 20 MB",
        fix: "save a smaller copy: pages show a picture at most 2000 pixels wide",
      };

/** The names in a folder; none if it does not exist. */
const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** A path below `folder` with the names that the file system has; undefined if there is no such file. */
const existingPath = (folder: string, path: string): string | undefined => {
  const found: string[] = [];
  for (const part of path.split("/")) {
    // Not every file system tells upper from lower case, or composed from decomposed accents.
    const name = namesIn(join(folder, ...found)).find((name) => name.normalize("NFC") === part.normalize("NFC"));
    if (name === undefined) return undefined;
    found.push(name);
  }
  return found.join("/");
};

const expectedPath = "the path of a file in the content folder, relative to this file";

const missing = (contentFolder: string, path: string, { src, folder }: PictureReference): Finding => {
  const siblings = namesIn(join(contentFolder, posix.dirname(path)));
  const near = didYouMean(posix.basename(path), siblings);
  // `content/ada.jpg` is relative to the folder of the site.
  const fromContent = existingPath(contentFolder, src.replace(`${basename(contentFolder)}/`, ""));
  return {
    found: `\`${src}\`, but there is no file \`${posix.join(basename(contentFolder), path)}\``,
    expected: expectedPath,
    fix: near
      ? `did you mean \`${posix.relative(folder, posix.join(posix.dirname(path), near))}\`?`
      : fromContent
        ? `did you mean \`${posix.relative(folder, fromContent)}\`?`
        : "add the file, or correct the path",
  };
};

const pathProblem = ({ src, folder }: PictureReference): Finding | undefined => {
  if (src === "")
    return { found: "a picture with an empty URL", expected: expectedPath, fix: "write the path of the file" };
  if (/^(?:[a-z][a-z\d+.-]+:|\/\/)/i.test(src))
    return {
      found: `the URL \`${src}\``,
      expected: expectedPath,
      fix: "save the picture next to this file and write its name: pages load nothing from other sites",
    };
  if (/^(?:\/|[a-z]:\\)/i.test(src) || posix.join(folder, src).startsWith(".."))
    return {
      found: `\`${src}\`, which is outside the content folder`,
      expected: expectedPath,
      fix: "move the picture next to this file and write its name",
    };
  if (src.includes("\\"))
    return { found: `\`${src}\``, expected: "a path with forward slashes", fix: `write ${src.replaceAll("\\", "/")}` };
  return undefined;
};

/** The path of a picture relative to the content folder, or what is wrong with it. */
const lookUp = (contentFolder: string, reference: PictureReference): { file: string } | { finding: Finding } => {
  const finding = pathProblem(reference);
  if (finding) return { finding };
  const path = posix.join(reference.folder, reference.src);
  const file = existingPath(contentFolder, path);
  const stats = file === undefined ? undefined : statSync(join(contentFolder, file), { throwIfNoEntry: false });
  if (file === undefined || !stats) return { finding: missing(contentFolder, path, reference) };
  if (!stats.isFile())
    return { finding: { found: `the folder \`${reference.src}\``, expected: acceptedTypes, fix: "name a file in it" } };
  const problem = sizeProblem(stats.size) ?? typeProblem(join(contentFolder, file));
  return problem ? { finding: { ...problem, found: `${problem.found}, \`${reference.src}\`` } } : { file };
};

/** The pictures that exist, by what refers to them. */
export type FoundPictures = ReadonlyMap<PictureReference, ContentPicture>;

/** The pictures that exist, by the path that the owner wrote. */
export const picturesByPath = (references: readonly PictureReference[], found: FoundPictures): ContentPictures =>
  Object.fromEntries(
    references.flatMap((reference) => {
      const picture = found.get(reference);
      return picture ? [[reference.src, picture] as const] : [];
    }),
  );

/** The pictures of a content folder, by their references, and the issues of the references without one. */
export const checkPictures = (
  contentFolder: string,
  references: readonly PictureReference[],
): { readonly found: FoundPictures; readonly issues: readonly ContentIssue[] } => {
  const found = new Map<PictureReference, ContentPicture>();
  const issues: ContentIssue[] = [];
  for (const reference of references) {
    const { source, start, end } = reference;
    const result = lookUp(contentFolder, reference);
    if ("file" in result) found.set(reference, { file: result.file, location: locationAt(source, start, end) });
    else issues.push(issueAt(source, start, end, result.finding));
  }
  return { found, issues };
};
