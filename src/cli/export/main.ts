import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { contentKinds, type Portfolio } from "../../content/content.ts";
import { ownerPaths } from "../../content/links/owner-paths.ts";
import { readContent } from "../../content/read/read-content.ts";
import type { JsonObject } from "../../resume/json-object.ts";
import { mergeResume } from "../../resume/merge-resume.ts";
import { writeResume } from "../../resume/write-resume.ts";
import { type ImportBase, readBase } from "../import/merge/import-base.ts";
import { importedPortfolio } from "./imported-portfolio.ts";
import type { ExportSettings } from "./settings.ts";

const photoPath = ({ files }: ImportBase): unknown => {
  const { photo } = files[contentKinds.profile.file] ?? {};
  return (photo as { readonly src?: unknown } | undefined)?.src;
};

/** What the last import wrote, as a resume. Its photo is that of the portfolio if the owner has not replaced it. */
const baseResume = (base: ImportBase, portfolio: Portfolio, site: string): JsonObject => {
  const hasSamePhoto = portfolio.profile.photo?.src === photoPath(base);
  const imported = importedPortfolio(base);
  return writeResume({ ...imported, ...(hasSamePhoto && portfolio.photo && { photo: portfolio.photo }) }, site);
};

/** The content of a folder as a JSON Resume, with private values and everything that an import found no place for. */
export const exportResume = ({ content, site }: ExportSettings): JsonObject => {
  const folder = resolve(content);
  const portfolio = readContent(folder, { paths: ownerPaths(resolve()), hasPrivate: true });
  const current = writeResume(portfolio, site);
  const { base } = readBase(folder);
  if (!base?.resume) return current;
  return mergeResume({ original: base.resume, base: baseResume(base, portfolio, site), current });
};

/** `vitrine export`: prints the resume, or writes it to a file. */
export const exportTo = (settings: ExportSettings, print: (text: string) => void): void => {
  const text = `${JSON.stringify(exportResume(settings), null, 2)}\n`;
  if (settings.output === undefined) print(text);
  else writeFileSync(settings.output, text);
};
