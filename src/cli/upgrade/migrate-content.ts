import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { contentKinds } from "../../content/content.ts";
import { contentFormat } from "../../content/site-file.ts";
import { SettingsError } from "../../terminal/settings-error.ts";
import type { ContentFiles } from "../import/content-files.ts";
import { existingFiles } from "../import/existing-files.ts";
import { applyEdits, type Migration } from "./migration.ts";

/** What an upgrade changes in the content. */
export interface ContentUpgrade {
  /** The new texts of the files that change. `site.yaml`, which names the format, is the last. */
  readonly files: ContentFiles;
  /** One line per changed line: file, line, before, after. Grouped by the reason. */
  readonly changes: readonly { readonly reason: string; readonly lines: readonly string[] }[];
}

const siteFile = contentKinds.site.file;

/** The YAML of a content file: all of it, or the front matter of a project, with the same offsets. */
const yamlOf = (name: string, text: string): string =>
  name.endsWith(".md") ? (/^---[ \t]*\r?\n[\s\S]*?^(?=---)/m.exec(text)?.[0] ?? "").replace(/^---/, "   ") : text;

const formatOf = (text: string): number => {
  const format = parseDocument(text).get("format");
  return typeof format === "number" ? format : 1;
};

/** The text of site.yaml with another format. */
const withFormat = (text: string, format: number): string => {
  const line = `format: ${format}`;
  if (/^format:.*$/m.test(text)) return text.replace(/^format:[^#\r\n]*?(?=\s*(?:#.*)?$)/m, line);
  return `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${line}\n`;
};

const changedLines = (name: string, before: string, after: string): string[] => {
  const lines = after.split("\n");
  return before.split("\n").flatMap((line, index) => {
    const now = lines[index];
    return now === undefined || now === line ? [] : [`${name}:${index + 1}  ${line.trim()}  →  ${now.trim()}`];
  });
};

/**
 * What the migrations change in a content folder. Writes nothing.
 * @throws SettingsError if the content is newer than this release.
 */
export const migrateContent = (folder: string, migrations: readonly Migration[]): ContentUpgrade => {
  const texts = new Map(
    existingFiles(folder)
      .filter(({ name }) => /\.(?:yaml|md)$/.test(name))
      .map(({ name }) => [name, readFileSync(join(folder, name), "utf8")]),
  );
  const original = new Map(texts);
  const format = formatOf(texts.get(siteFile) ?? "");
  if (format > contentFormat)
    throw new SettingsError(
      `The content has format ${format}, but this release reads formats up to ${contentFormat}. Update Vitrine first, as docs/upgrade.md describes.`,
    );
  const open = migrations.filter(({ to }) => to > format);
  const changes = open.map(({ reason, edits }) => ({
    reason,
    lines: [...texts].flatMap(([name, text]) => {
      const migrated = applyEdits(text, edits(name, parseDocument(yamlOf(name, text), { keepSourceTokens: true })));
      texts.set(name, migrated);
      return changedLines(name, text, migrated);
    }),
  }));
  const last = open.at(-1);
  if (last) texts.set(siteFile, withFormat(texts.get(siteFile) ?? "", last.to));
  const changed = [...texts].filter(([name, text]) => original.get(name) !== text);
  return {
    files: new Map(changed.toSorted(([a], [b]) => Number(a === siteFile) - Number(b === siteFile))),
    changes,
  };
};
