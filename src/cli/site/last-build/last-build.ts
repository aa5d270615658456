import { createHash } from "node:crypto";
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";
import { etagOf } from "../../../../functions/hosts/node/etag.ts";
import { Manifest, manifestFile } from "../../../contract/site/manifest.ts";
import { cacheFolder, readCached, writeCached } from "../../../media/cache.ts";

/** What a build notes for the next one. */
const BuildRecord = z.object({
  /** A digest of what turned the content into files. */
  tool: z.string(),
  /** The ETag of the manifest that it wrote. */
  manifest: z.string(),
  inputs: z.record(z.string(), z.string()),
  texts: z.record(z.string(), z.string()),
});

/** What a build notes while it makes files. */
export interface BuildNotes {
  /** A digest of what each file was made from that a later build can take. */
  readonly inputs: ReadonlyMap<string, string>;
  /** Texts that took long to make, by a digest of their inputs. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The last build into an output folder. */
export interface LastBuild {
  /** A digest of what each file was made from that this build can take. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly files: Manifest["files"];
  /** Puts a file of the last build, whose bytes must have this ETag, at another place. False if it was changed since. */
  readonly take: (file: string, etag: string, target: string) => boolean;
}

const recordName = (outputFolder: string): string =>
  `build-${createHash("sha256").update(outputFolder).digest("hex").slice(0, 16)}.json`;

const hasBytes = (file: string, etag: string): boolean => {
  try {
    return etagOf(readFileSync(file)) === etag;
  } catch {
    return false;
  }
};

/**
 * The same file at another place, which must be free, without a copy of its bytes if the disk can. Nothing changes the files
 * of a site in place.
 */
const linkOrCopy = (file: string, target: string): void => {
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(file, target);
  } catch {
    copyFileSync(file, target, constants.COPYFILE_EXCL);
  }
};

/**
 * The last build into a folder, if the same code with the same packages made it, and nothing else has written a site there
 * since.
 */
export const readLastBuild = async (outputFolder: string, tool: string): Promise<LastBuild | undefined> => {
  try {
    const record = BuildRecord.parse(JSON.parse(String(await readCached(recordName(outputFolder)))));
    const manifest = readFileSync(join(outputFolder, manifestFile));
    if (record.tool !== tool || record.manifest !== etagOf(manifest)) return undefined;
    return {
      inputs: record.inputs,
      texts: record.texts,
      files: Manifest.parse(JSON.parse(manifest.toString("utf8"))).files,
      take: (file, etag, target) => {
        const source = join(outputFolder, file);
        if (!hasBytes(source, etag)) return false;
        linkOrCopy(source, target);
        return true;
      },
    };
  } catch {
    return undefined;
  }
};

/** How many output folders builds remember. Tests build into dozens at a time. */
const MAX_RECORDS = 100;

const removeOldRecords = (): void => {
  const records = readdirSync(cacheFolder)
    .filter((name) => /^build-\w+\.json$/.test(name))
    .map((name) => join(cacheFolder, name))
    .map((file) => ({ file, time: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.time - a.time);
  for (const { file } of records.slice(MAX_RECORDS)) rmSync(file, { force: true });
};

/** Notes what the files of a finished build were made from. */
export const writeBuildRecord = async (
  outputFolder: string,
  tool: string,
  { inputs, texts }: BuildNotes,
): Promise<void> => {
  const record: z.input<typeof BuildRecord> = {
    tool,
    manifest: etagOf(readFileSync(join(outputFolder, manifestFile))),
    inputs: Object.fromEntries(inputs),
    texts: Object.fromEntries(texts),
  };
  await writeCached(recordName(outputFolder), JSON.stringify(record));
  // The cache may not be writable.
  if (existsSync(cacheFolder)) removeOldRecords();
};
