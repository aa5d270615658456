import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { formatIssues, issueAt } from "../../content/issues/content-issue.ts";
import { decode } from "../../content/issues/source.ts";
import type { ImportNote } from "../../resume/import-notes.ts";
import { isJsonObject, type JsonObject } from "../../resume/json-object.ts";
import { type ImportedContent, readResume } from "../../resume/read-resume.ts";
import { ImportError } from "./import-error.ts";
import { missingBasics, parseResume } from "./json/parse-resume.ts";
import { readLinkedIn } from "./linkedin/read-export.ts";

/** Maximum file sizes. LinkedIn's archives also contain pictures and messages. */
const MAX_BYTES = { json: 16 * 1024 * 1024, archive: 512 * 1024 * 1024 };

/** The imported content, a note for each value, and whether the file is an export of Vitrine. */
export interface ImportInput {
  readonly imported: ImportedContent;
  readonly notes: readonly ImportNote[];
  readonly isVitrineExport: boolean;
  /** The file as a JSON Resume. */
  readonly resume: JsonObject;
}

const expectedFormats = "a JSON Resume (https://jsonresume.org), or the ZIP archive of LinkedIn's data export";

const bytesOf = (path: string): Uint8Array => {
  try {
    const { size } = statSync(path);
    if (size > MAX_BYTES.archive) throw new ImportError(`${path} has ${size} bytes (limit: ${MAX_BYTES.archive}).`);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const found =
      code === "ENOENT" ? "Found no file at" : code === "EISDIR" ? "Found a folder at" : `Cannot read (${code})`;
    throw new ImportError(`${found} ${path}; expected ${expectedFormats}.`);
  }
};

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  Buffer.from(bytes.subarray(0, text.length)).toString("latin1") === text;

const withEmail = (resume: JsonObject, email: string | undefined): JsonObject =>
  email === undefined
    ? resume
    : { ...resume, basics: { ...(isJsonObject(resume.basics) ? resume.basics : {}), email } };

const fromLinkedIn = (bytes: Uint8Array, email: string | undefined): ImportInput => {
  const { resume: archive, notes: unread, describe } = readLinkedIn(bytes);
  const resume = withEmail(archive, email);
  const { content, notes } = readResume(resume);
  const allNotes = [...notes.map(describe), ...unread];
  if (content) return { imported: content, notes: allNotes, isVitrineExport: false, resume };
  const basics = isJsonObject(archive.basics) ? archive.basics : {};
  throw new ImportError(
    [
      ...(basics.name ? [] : ["Profile.csv has neither First Name nor Last Name; a name is required."]),
      ...(basics.email || email !== undefined
        ? []
        : ["Email Addresses.csv is missing or empty; pass --email ada@example.com."]),
      ...notes.flatMap((note) =>
        "why" in note && note.pointer === "/basics/email" ? [`Email address: ${note.why}.`] : [],
      ),
    ].join("\n"),
  );
};

const fromJson = (path: string, bytes: Uint8Array, email: string | undefined): ImportInput => {
  if (bytes.length > MAX_BYTES.json)
    throw new ImportError(`${path} has ${bytes.length} bytes (limit: ${MAX_BYTES.json}).`);
  const { source, invalid } = decode(basename(path), bytes);
  if (invalid) {
    const found = `the byte 0x${invalid.byte.toString(16).toUpperCase()}, which is not UTF-8`;
    const finding = { found, expected: expectedFormats, fix: "save the file as JSON in UTF-8" };
    throw new ImportError(formatIssues([issueAt(source, invalid.offset, invalid.offset + 1, finding)]));
  }
  const resume = withEmail(parseResume(source), email);
  const { content, notes } = readResume(resume);
  if (!content) throw missingBasics(source, resume, notes);
  const isVitrineExport = isJsonObject(resume.meta) && isJsonObject(resume.meta.vitrine);
  return { imported: content, notes, isVitrineExport, resume };
};

/**
 * Reads the file to import. Its first bytes decide the format, not its name.
 * @throws ImportError if it cannot be imported.
 */
export const readImportInput = (path: string, email: string | undefined): ImportInput => {
  const bytes = bytesOf(path);
  if (startsWith(bytes, "PK\u0003\u0004") || startsWith(bytes, "PK\u0005\u0006")) return fromLinkedIn(bytes, email);
  if (startsWith(bytes, "%PDF")) throw new ImportError(`${path} is a PDF; expected ${expectedFormats}.`);
  return fromJson(path, bytes, email);
};
