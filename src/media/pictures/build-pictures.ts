import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, dirname, join } from "node:path";
import pLimit from "p-limit";
import about from "../../../package.json" with { type: "json" };
import type { Portfolio, WrittenProject } from "../../content/content.ts";
import {
  ContentError,
  type ContentIssue,
  type ContentLocation,
  fileLocation,
} from "../../content/issues/content-issue.ts";
import type { BuiltPicture, ContentPicture, ContentPictures, PictureFile } from "../../content/pictures/picture.ts";
import { isCached, readCached, writeCached } from "../cache.ts";
import { PictureError } from "../sharp.ts";
import { ENCODER_VERSION, encodeFile, type PixelFacts, readPixels } from "./encode.ts";
import { planFiles } from "./plan.ts";

/** How pictures are built. */
export interface PictureOptions {
  /** The absolute path of the content folder. */
  readonly folder: string;
  /** Whether pages offer AVIF. The dev server leaves it out, because it is the slowest to encode. */
  readonly withAvif: boolean;
}

/** sharp also fixes the releases of the encoders. */
const program = `${about.dependencies.sharp}/${ENCODER_VERSION}`;

/** Runs a step of a picture. Errors of sharp are errors of the file that the content refers to at `location`. */
const step = async <T>(file: string, location: ContentLocation, run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof PictureError) throw error;
    const [reason = ""] = String(error instanceof Error ? error.message : error).split("\n");
    const detail = reason.replace(`${file}: `, "");
    // libvips has one buffer for the errors of all threads, so a path can be that of another file, and the end can be missing.
    const shown = detail.includes(dirname(file)) || detail.endsWith(":") ? "" : ` (${detail})`;
    const finding = {
      found: `a picture that cannot be decoded, \`${basename(file)}\`${shown}`,
      expected: "a complete JPEG, PNG, WebP, AVIF or GIF file",
      fix: "copy the file again, or open it in an image editor and save it again",
    };
    throw new ContentError([{ ...location, ...finding }]);
  }
};

const buildPicture = async (
  { file, location }: ContentPicture,
  { folder, withAvif }: PictureOptions,
): Promise<BuiltPicture> => {
  const original = join(folder, file);
  const bytes = await readFile(original);
  const digest = createHash("sha256").update(`${program}\n`).update(bytes).digest("hex");
  const name = `pixels-${digest}.json`;
  const cached = await readCached(name);
  const pixels: PixelFacts = cached
    ? JSON.parse(cached.toString("utf8"))
    : await step(original, location, () => readPixels(original));
  if (!cached) await writeCached(name, JSON.stringify(pixels));
  const { width, height, isTransparent, color } = pixels;
  const [red, green, blue] = color.map((value) => Math.round((value / 255) * 7)) as [number, number, number];
  return {
    width,
    height,
    ...(!isTransparent && { tone: [red, green, blue] }),
    files: planFiles({ file, digest, width, isTransparent }, withAvif),
  };
};

/** One picture for each file. */
const uniqueFiles = (pictures: readonly ContentPicture[]): ContentPicture[] => [
  ...new Map(pictures.map((picture) => [picture.file, picture])).values(),
];

/** The pictures of a portfolio in all languages, each file once. */
const picturesOf = ({ projects, unlisted, photo, variants = [] }: Portfolio): ContentPicture[] => {
  const all = [...projects, ...unlisted].flatMap(({ pictures = {} }) => Object.values(pictures));
  return uniqueFiles([...all, ...(photo ? [photo] : []), ...variants.flatMap(picturesOf)]);
};

/** What pages need to know about pictures, by their files, and the issues with those that cannot be decoded. */
const buildAll = async (
  pictures: readonly ContentPicture[],
  options: PictureOptions,
): Promise<{ readonly built: ReadonlyMap<string, BuiltPicture>; readonly issues: readonly ContentIssue[] }> => {
  const results = await pLimit(availableParallelism()).map(pictures, async (picture) => {
    try {
      return { file: picture.file, built: await buildPicture(picture, options) };
    } catch (error) {
      if (error instanceof ContentError) return error.issues;
      throw error;
    }
  });
  const built = new Map(results.flatMap((result) => ("built" in result ? [[result.file, result.built] as const] : [])));
  const issues = results.flatMap((result) => ("built" in result ? [] : result));
  return { built, issues };
};

/**
 * The sizes of pictures by their files, and the issues with those that are damaged, one for each file. Decodes those that no
 * earlier check or build decoded.
 * @throws PictureError if sharp is missing.
 */
export const checkDecoding = (folder: string, pictures: readonly ContentPicture[]): ReturnType<typeof buildAll> =>
  buildAll(uniqueFiles(pictures), { folder, withAvif: false });

/**
 * The portfolio with the size, the color and the files of each picture. Encodes nothing.
 * @throws ContentError with all pictures that cannot be decoded.
 * @throws PictureError if sharp is missing.
 */
export const withBuiltPictures = async (portfolio: Portfolio, options: PictureOptions): Promise<Portfolio> => {
  const pictures = picturesOf(portfolio);
  if (pictures.length === 0) return portfolio;
  const { built, issues } = await buildAll(pictures, options);
  if (issues.length > 0) throw new ContentError(issues);
  const withBuilt = (picture: ContentPicture): ContentPicture => {
    const found = built.get(picture.file);
    return { ...picture, ...(found && { built: found }) };
  };
  const allBuilt = (pictures: ContentPictures): ContentPictures =>
    Object.fromEntries(Object.entries(pictures).map(([src, picture]) => [src, withBuilt(picture)]));
  const ofProject = (project: WrittenProject): WrittenProject =>
    project.pictures ? { ...project, pictures: allBuilt(project.pictures) } : project;
  const inLanguage = ({ variants, ...others }: Portfolio): Portfolio => ({
    ...others,
    projects: others.projects.map(ofProject),
    unlisted: others.unlisted.map(ofProject),
    ...(others.photo && { photo: withBuilt(others.photo) }),
    ...(variants && { variants: variants.map(inLanguage) }),
  });
  return inLanguage(portfolio);
};

/** A file that the build makes from an original. */
export interface PlannedFile {
  /** The path of the original, relative to the content folder. */
  readonly original: string;
  readonly file: PictureFile;
}

/** The files of all pictures, each name once. */
export const plannedFiles = (portfolio: Portfolio): PlannedFile[] => {
  const files = picturesOf(portfolio).flatMap(({ file: original, built }) =>
    (built?.files ?? []).map((file) => ({ original, file })),
  );
  return [...new Map(files.map((planned) => [planned.file.name, planned])).values()];
};

/**
 * The bytes of a file of a picture, from the cache if it was encoded before.
 * @throws ContentError if the original cannot be decoded.
 */
export const pictureBytes = async (
  folder: string,
  { original, file }: PlannedFile,
): Promise<Uint8Array<ArrayBuffer>> => {
  const cached = await readCached(file.name);
  if (cached) return cached;
  const path = join(folder, original);
  const location = fileLocation(`${basename(folder)}/${original}`);
  const bytes = await step(path, location, () => encodeFile(path, file));
  await writeCached(file.name, bytes);
  return new Uint8Array(bytes);
};

/** Encodes the files of all pictures that are not in the cache. `onFile` is called after each file that was encoded. */
export const encodePictures = async (
  portfolio: Portfolio,
  folder: string,
  onFile: (done: number, all: number) => void,
): Promise<void> => {
  const missing = (
    await Promise.all(plannedFiles(portfolio).map(async (file) => ((await isCached(file.file.name)) ? [] : [file])))
  ).flat();
  let done = 0;
  await pLimit(availableParallelism()).map(missing, async (file) => {
    await pictureBytes(folder, file);
    done += 1;
    onFile(done, missing.length);
  });
};
