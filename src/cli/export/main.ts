import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Portfolio } from "../../content/content.ts";
import { ownerPaths } from "../../content/links/owner-paths.ts";
import { readContent } from "../../content/read/read-content.ts";
import { isJsonObject, type JsonObject } from "../../resume/json-object.ts";
import { mergeResume } from "../../resume/merge-resume.ts";
import { writeResume } from "../../resume/write-resume.ts";
import { baseFile, readBase } from "../import/merge/import-base.ts";
import { importedPortfolio } from "./imported-portfolio.ts";
import type { ExportSettings } from "./settings.ts";

/** An exported resume, and why it lacks what an import found no place for. */
export interface ExportedResume {
  readonly resume: JsonObject;
  readonly problem?: string;
}

const objectAt = (parent: JsonObject, name: string): JsonObject => {
  const value = parent[name];
  return isJsonObject(value) ? value : {};
};

/** The `meta` of a resume with the list of what is public, which the resume of the site leaves out. */
const withPublish = (meta: JsonObject, publish: Portfolio["site"]["publish"]): JsonObject => {
  const vitrine = objectAt(meta, "vitrine");
  return publish ? { ...meta, vitrine: { ...vitrine, site: { ...objectAt(vitrine, "site"), publish } } } : meta;
};

/** A portfolio as a resume whose photo is a path, because only a build gives it an address. Imports read such paths. */
const resumeOf = (portfolio: Portfolio, { content, site }: ExportSettings): JsonObject => {
  const resume = writeResume(portfolio, site);
  const { photo } = portfolio.profile;
  const image = photo && `${content}/${photo.src}`;
  const basics = { ...objectAt(resume, "basics"), ...(image && { image }) };
  return { ...resume, basics, meta: withPublish(objectAt(resume, "meta"), portfolio.site.publish) };
};

/** The content of a folder as a JSON Resume, with private values and everything that an import found no place for. */
export const exportResume = (settings: ExportSettings): ExportedResume => {
  const folder = resolve(settings.content);
  const portfolio = readContent(folder, { paths: ownerPaths(resolve()), hasPrivate: true });
  const current = resumeOf(portfolio, settings);
  const { base, problem } = readBase(folder);
  if (problem) return { resume: current, problem };
  if (!base?.resume) return { resume: current };
  const imported = importedPortfolio(base);
  if (!imported) return { resume: current, problem: `${baseFile} has values that this release cannot read` };
  return { resume: mergeResume({ original: base.resume, base: resumeOf(imported, settings), current }) };
};

/** `vitrine export`: prints the resume, or writes it to a file. */
export const exportTo = (
  settings: ExportSettings,
  print: (text: string) => void,
  warn: (text: string) => void,
): void => {
  const { resume, problem } = exportResume(settings);
  const text = `${JSON.stringify(resume, null, 2)}\n`;
  if (settings.output === undefined) print(text);
  else writeFileSync(settings.output, text);
  if (problem)
    warn(
      `${settings.content}/${problem}. The export has only what the content has fields for: to get the rest of your resume too, import it again first.\n`,
    );
};
