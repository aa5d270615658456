import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { isMembers, type Members } from "../../portfolio/resume/members.ts";
import type { Note } from "../../portfolio/resume/notes.ts";
import { type Imported, readResume } from "../../portfolio/resume/read-resume.ts";
import { formatMistakes, mistakeAt } from "../content/mistake.ts";
import { decode } from "../content/source.ts";
import { ImportError } from "./import-error.ts";
import { readLinkedIn } from "./linkedin/read-export.ts";
import { parseResume, unusable } from "./parse-resume.ts";

/** How large a file may be that is imported, in bytes. Archives of LinkedIn hold pictures and messages as well. */
const limits = { json: 16 * 1024 * 1024, archive: 512 * 1024 * 1024 };

/** What was read: the content, what became of each value, and whether the file was written by an export of ours. */
export interface Input {
  readonly imported: Imported;
  readonly notes: readonly Note[];
  readonly ours: boolean;
}

const whatIsExpected = "a JSON Resume (https://jsonresume.org), or the ZIP archive that LinkedIn sends";

const bytesOf = (path: string): Uint8Array => {
  try {
    const { size } = statSync(path);
    if (size > limits.archive) throw new ImportError(`${path} has ${size} bytes; expected at most ${limits.archive}.`);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const found = code === "ENOENT" ? "There is no file" : code === "EISDIR" ? "There is a folder" : `${code}:`;
    throw new ImportError(`${found} ${path}; expected ${whatIsExpected}.`);
  }
};

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  Buffer.from(bytes.subarray(0, text.length)).toString("latin1") === text;

const withEmail = (resume: Members, email: string | undefined): Members =>
  email === undefined ? resume : { ...resume, basics: { ...(isMembers(resume.basics) ? resume.basics : {}), email } };

const fromLinkedIn = (bytes: Uint8Array, email: string | undefined): Input => {
  const { resume, notes: unread, originOf } = readLinkedIn(bytes);
  const { own, notes } = readResume(withEmail(resume, email));
  const said = [...notes, ...unread].map((note) => ({ ...note, pointer: originOf(note.pointer) }));
  if (own) return { imported: own, notes: said, ours: false };
  const basics = isMembers(resume.basics) ? resume.basics : {};
  throw new ImportError(
    [
      ...(basics.name
        ? []
        : ["Profile.csv has no First Name and no Last Name; expected a name, which a profile needs."]),
      ...(basics.email || email !== undefined
        ? []
        : ["Email Addresses.csv is not in the archive, or empty; run the command with --email ada@example.com."]),
      ...notes.flatMap((note) =>
        "why" in note && note.pointer === "/basics/email" ? [`The e-mail address: ${note.why}.`] : [],
      ),
    ].join("\n"),
  );
};

const fromJson = (path: string, bytes: Uint8Array, email: string | undefined): Input => {
  if (bytes.length > limits.json)
    throw new ImportError(`${path} has ${bytes.length} bytes; expected a resume of at most ${limits.json}.`);
  const { source, invalid } = decode(basename(path), bytes);
  if (invalid) {
    const found = `the byte 0x${invalid.byte.toString(16).toUpperCase()}, which is not UTF-8`;
    const finding = { found, expected: whatIsExpected, fix: "save the file as JSON in UTF-8" };
    throw new ImportError(formatMistakes([mistakeAt(source, invalid.offset, invalid.offset + 1, finding)]));
  }
  const resume = withEmail(parseResume(source), email);
  const { own, notes } = readResume(resume);
  if (!own) throw unusable(source, resume, notes);
  return { imported: own, notes, ours: isMembers(resume.meta) && isMembers(resume.meta.vitrine) };
};

/**
 * Reads what is to be imported. What it is, is told by how it begins and not by its name.
 * @throws ImportError where it cannot be.
 */
export const readInput = (path: string, email: string | undefined): Input => {
  const bytes = bytesOf(path);
  if (startsWith(bytes, "PK\u0003\u0004") || startsWith(bytes, "PK\u0005\u0006")) return fromLinkedIn(bytes, email);
  if (startsWith(bytes, "%PDF")) throw new ImportError(`${path} is a PDF; expected ${whatIsExpected}.`);
  return fromJson(path, bytes, email);
};
