import { createHash, hash } from "node:crypto";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { etagOf } from "../../../../functions/hosts/node/etag.ts";
import { siteOptions } from "../../../configuration/current-options.ts";
import type { SharedContext } from "../../../content/build-context.ts";
import type { BuildOutput } from "../../../content/output/build-output.ts";
import type { BuildNotes, LastBuild } from "./last-build.ts";
import { addFolder } from "./tool.ts";

/** Where Astro puts the code of the pages during a build, and the files that pages load. */
const CODE_FOLDER = ".prerender";
const ASSET_FOLDER = "_astro";

/** The code of the pages, without the name of the folder that they are rendered into, and the key of server islands. */
const withoutNames =
  (folder: string) =>
  (code: Buffer): string =>
    code
      .toString("utf8")
      .replaceAll(basename(folder), "")
      .replaceAll(/"key":"[\w+/=]{40,}"/g, "");

/** A digest of what all pages are made from: code, style sheets and fonts, options, and content other than projects. */
const sharedInputs = (rendered: string, { portfolio, site, hosting }: SharedContext): string => {
  const { projects: _projects, unlisted: _unlisted, ...rest } = portfolio;
  const digest = createHash("sha256");
  addFolder(digest, join(rendered, CODE_FOLDER), withoutNames(rendered));
  // Names of assets depend on their bytes.
  const assets = readdirSync(join(rendered, ASSET_FOLDER)).toSorted();
  return digest.update(JSON.stringify([assets, rest, site, hosting, siteOptions()])).digest("base64url");
};

const isExisting = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "EEXIST";

/** Writes files to a rendered site, and takes those that did not change from the last build. */
export const siteOutput = (
  rendered: string,
  context: SharedContext,
  last: LastBuild | undefined,
): BuildOutput & BuildNotes => {
  const inputDigests = new Map<string, string>();
  const texts = new Map<string, string>();
  // The code of the pages exists while Astro renders them, which starts with writing files.
  let known: string | undefined;
  const shared = (): string => {
    known ??= sharedInputs(rendered, context);
    return known;
  };
  return {
    inputs: inputDigests,
    texts,
    write: (file, text) => {
      shared();
      const target = join(rendered, file);
      const before = last?.files[file];
      const bytes = Buffer.from(text);
      try {
        if (before && etagOf(bytes) === before.etag && last?.take(file, before.etag, target)) return;
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, bytes, { flag: "wx" });
      } catch (error) {
        if (!isExisting(error)) throw error;
      }
    },
    reuse: (file, inputs) => {
      // Other languages share parts of the content, and the languages of a site decide what its pages link to.
      if (context.portfolio.variants || Object.keys(siteOptions().components).length > 0) return false;
      const digest = hash("sha256", shared() + JSON.stringify(inputs), "base64url");
      inputDigests.set(file, digest);
      const before = last?.files[file];
      return (
        before !== undefined && last?.inputs[file] === digest && last.take(file, before.etag, join(rendered, file))
      );
    },
    remember: (inputs, make) => {
      const digest = hash("sha256", JSON.stringify(inputs), "base64url");
      const text = last?.texts[digest] ?? make();
      texts.set(digest, text);
      return text;
    },
  };
};
