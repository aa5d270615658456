import { type ImportNote, jsonPointer } from "../../../resume/import-notes.ts";
import { isEmpty, type JsonObject } from "../../../resume/json-object.ts";
import { ImportError } from "../import-error.ts";
import { asDate, asText } from "./cells.ts";
import { type CsvRow, readCsv } from "./csv.ts";
import { type Person, readPerson } from "./person.ts";
import { columnsOf, memberOf, personFiles, requiredColumns, type TableMapping, tables, usualName } from "./tables.ts";
import { unpack } from "./unpack.ts";

/** LinkedIn's export as a resume. */
export interface LinkedInExport {
  readonly resume: JsonObject;
  /** Values of the export that are not in the resume, with the reason. */
  readonly notes: readonly ImportNote[];
  /** A note about the resume in the words of the export. */
  readonly describe: (note: ImportNote) => ImportNote;
}

/** An item with the cells of a row. Columns without a field become members too, so that an export returns them. */
const itemOf = ({ columns, text, only }: TableMapping, { cell, cells }: CsvRow): JsonObject => {
  const members = Object.entries(columns).map(([member, column]): [string, string] => {
    if (typeof column !== "string") return [member, column.join(column.names.map((name) => asText(cell(name))))];
    return [member, /date$/i.test(member) ? asDate(cell(column)) : asText(cell(column))];
  });
  const known = [...Object.values(columns).flatMap(columnsOf), text?.column, only?.column];
  const isKnown = (column: string): boolean => known.some((each) => each?.toLowerCase() === column.toLowerCase());
  const others = cells.flatMap(([column, value]) =>
    isKnown(column) || asText(value) === "" ? [] : [[memberOf(column), asText(value)]],
  );
  return { ...Object.fromEntries([...others, ...members]), ...text?.as(cell(text.column)) };
};

/** Why a row is left out, although its table is read; undefined if it is not. */
const reasonToLeaveOut = ({ only }: TableMapping, { cell }: CsvRow): string | undefined => {
  const value = only && asText(cell(only.column));
  return value && value !== only.value ? only.why : undefined;
};

/** Where an item comes from. */
interface Origin {
  readonly name: string;
  readonly table: TableMapping;
  readonly row: CsvRow;
}

/** The column of a member of an item. */
const columnIn = ({ table, row }: Origin, member: string): string | undefined => {
  const columns = table.columns[member];
  if (columns) return columnsOf(columns)[0];
  return row.cells.find(([column]) => memberOf(column) === member)?.[0] ?? (member && table.text?.column);
};

/** Describes notes in the words of the export: its files, rows and columns. */
const describer =
  (origins: ReadonlyMap<string, Origin>, columnOf: Person["columnOf"]) =>
  (note: ImportNote): ImportNote => {
    const [, section = "", index = "", ...path] = note.pointer.split("/");
    const [member = ""] = path;
    if (section === "basics") return { ...note, pointer: columnOf([index, ...path]) ?? "Profile.csv" };
    const origin = origins.get(jsonPointer("", [section, index]));
    if (!origin) return note;
    const column = columnIn(origin, member);
    const pointer = column ? `${origin.name}, ${column}` : origin.name;
    if ("file" in note) return { ...note, pointer };
    if (origin.table.why && member === "") return { pointer, why: origin.table.why };
    const why = (note.lacking ?? []).reduce((text, needed) => {
      const name = columnIn(origin, needed.member);
      return name ? text.replace(`\`${needed.member}\``, `${name} (\`${needed.key}\`)`) : text;
    }, note.why);
    return { pointer, why };
  };

const notPartOfProfile = "not imported: no part of your profile";

/**
 * Reads the archive of LinkedIn's data export.
 * @throws ImportError if it is another archive, or damaged.
 */
export const readLinkedIn = (bytes: Uint8Array): LinkedInExport => {
  const read = new Set([...Object.keys(tables), ...personFiles]);
  const { texts: files, others } = unpack(bytes, (name) => read.has(usualName(name)));
  const texts = new Map([...files].map(([name, text]) => [usualName(name), text]));
  if (!texts.has("Profile.csv") && !texts.has("Positions.csv"))
    throw new ImportError(
      "The archive contains neither Profile.csv nor Positions.csv; expected the unchanged archive of LinkedIn's data export " +
        "(Settings, Data privacy, Get a copy of your data).",
    );
  const notes: ImportNote[] = others.map((name) => ({ pointer: name, why: notPartOfProfile }));
  const person = readPerson(texts);
  notes.push(...person.notes);
  const origins = new Map<string, Origin>();
  const sections: Record<string, JsonObject[]> = {};
  for (const [file, table] of Object.entries(tables)) {
    const text = texts.get(file);
    const rows = text === undefined ? [] : readCsv(file, text, requiredColumns(table));
    if (!rows) notes.push({ pointer: file, why: `no column ${requiredColumns(table).join(", ")}` });
    const items = sections[table.section] ?? [];
    for (const row of rows ?? []) {
      const item = itemOf(table, row);
      if (isEmpty(item)) continue;
      const why = reasonToLeaveOut(table, row);
      if (why !== undefined) {
        notes.push({ pointer: `${file} row ${row.number}`, why });
        continue;
      }
      origins.set(jsonPointer("", [table.section, items.length]), { name: `${file} row ${row.number}`, table, row });
      items.push(item);
    }
    sections[table.section] = items;
  }
  return { resume: { basics: person.basics, ...sections }, notes, describe: describer(origins, person.columnOf) };
};
