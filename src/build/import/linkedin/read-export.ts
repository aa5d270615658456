import { isNothing, type Members } from "../../../portfolio/resume/members.ts";
import { type Note, pointerTo } from "../../../portfolio/resume/notes.ts";
import { ImportError } from "../import-error.ts";
import { asDate, asText } from "./cells.ts";
import { type Person, readPerson } from "./person.ts";
import { type Row, readTable } from "./table.ts";
import { headerOf, type Table, tables } from "./tables.ts";
import { unpack } from "./unpack.ts";

/** What LinkedIn's export says, as a resume. */
export interface LinkedInExport {
  readonly resume: Members;
  /** What of the export is not in the resume, and why. */
  readonly notes: readonly Note[];
  /** Where in the export a member of the resume comes from. */
  readonly originOf: (pointer: string) => string;
}

const itemOf = ({ columns, text }: Table, { cell }: Row): Members => {
  const members = Object.entries(columns).map(([member, column]) => [
    member,
    /date$/i.test(member) ? asDate(cell(column)) : asText(cell(column)),
  ]);
  return { ...Object.fromEntries(members), ...text?.as(cell(text.column)) };
};

/** Cells that nothing is read from. */
const unread = (file: string, { columns, text }: Table, { cells, number }: Row): Note[] => {
  const known = [...Object.values(columns), text?.column].map((column) => column?.toLowerCase());
  return cells.flatMap(([column, cell]): Note[] =>
    known.includes(column.toLowerCase()) || asText(cell) === ""
      ? []
      : [{ pointer: `${file} row ${number}, ${column}`, why: "the content has no place for it" }],
  );
};

/** Says where in the export a member of the resume comes from, of which the rows of sections are known. */
const originsOf =
  (rows: ReadonlyMap<string, { readonly name: string; readonly table: Table }>, columnOf: Person["columnOf"]) =>
  (pointer: string): string => {
    const [, section = "", at = "", member = ""] = pointer.split("/");
    if (section === "basics") return columnOf(at) ?? "Profile.csv";
    const row = rows.get(pointerTo("", [section, at]));
    if (!row) return pointer;
    const column = row.table.columns[member] ?? (member === "" ? undefined : row.table.text?.column);
    return column ? `${row.name}, ${column}` : row.name;
  };

const theirOwn = "only what is about you is read";

/**
 * Reads the archive that LinkedIn makes of somebody's data.
 * @throws ImportError where it is another archive, or a damaged one.
 */
export const readLinkedIn = (bytes: Uint8Array): LinkedInExport => {
  const { texts, others } = unpack(bytes, new Set([...Object.keys(tables), "Profile.csv", "Email Addresses.csv"]));
  if (!texts.has("Profile.csv") && !texts.has("Positions.csv"))
    throw new ImportError(
      "The archive has neither Profile.csv nor Positions.csv in it; expected the one that LinkedIn sends when you ask for " +
        "a copy of your data, as it is.",
    );
  const notes: Note[] = others.map((name) => ({ pointer: name, why: theirOwn }));
  const person = readPerson(texts);
  notes.push(...person.notes);
  const rowsAt = new Map<string, { readonly name: string; readonly table: Table }>();
  const sections: Record<string, Members[]> = {};
  for (const [file, table] of Object.entries(tables)) {
    const text = texts.get(file);
    const rows = text === undefined ? [] : readTable(file, text, headerOf(table));
    if (!rows) notes.push({ pointer: file, why: `it has no column ${headerOf(table).join(", ")}` });
    const items: Members[] = [];
    for (const row of rows ?? []) {
      const item = itemOf(table, row);
      if (isNothing(item)) continue;
      rowsAt.set(pointerTo("", [table.section, items.length]), { name: `${file} row ${row.number}`, table });
      items.push(item);
      notes.push(...unread(file, table, row));
    }
    sections[table.section] = items;
  }
  return { resume: { basics: person.basics, ...sections }, notes, originOf: originsOf(rowsAt, person.columnOf) };
};
