import { type ImportNote, jsonPointer } from "../../../resume/import-notes.ts";
import { isEmpty, type JsonObject } from "../../../resume/json-object.ts";
import { ImportError } from "../import-error.ts";
import { asDate, asText } from "./cells.ts";
import { type CsvRow, readCsv } from "./csv.ts";
import { type Person, readPerson } from "./person.ts";
import { requiredColumns, type TableMapping, tables, unreadFiles } from "./tables.ts";
import { unpack } from "./unpack.ts";

/** LinkedIn's export as a resume. */
export interface LinkedInExport {
  readonly resume: JsonObject;
  /** Values of the export that are not in the resume, with the reason. */
  readonly notes: readonly ImportNote[];
  /** The source in the export of a member of the resume. */
  readonly originOf: (pointer: string) => string;
}

const itemOf = ({ columns, text }: TableMapping, { cell }: CsvRow): JsonObject => {
  const members = Object.entries(columns).map(([member, names]) => {
    const value = [names].flat().map(cell).join(" ");
    return [member, /date$/i.test(member) ? asDate(value) : asText(value)];
  });
  return { ...Object.fromEntries(members), ...text?.as(cell(text.column)) };
};

/** Notes for cells that are not imported. */
const unread = (file: string, { columns, text, only }: TableMapping, { cells, number }: CsvRow): ImportNote[] => {
  const knownColumns = [...Object.values(columns).flat(), text?.column, only?.column].map((column) =>
    column?.toLowerCase(),
  );
  return cells.flatMap(([column, cell]): ImportNote[] =>
    knownColumns.includes(column.toLowerCase()) || asText(cell) === ""
      ? []
      : [{ pointer: `${file} row ${number}, ${column}`, why: "the content has no field for it" }],
  );
};

/** Why a row is left out, although its table is read; undefined if it is not. */
const reasonToLeaveOut = ({ only }: TableMapping, { cell }: CsvRow): string | undefined => {
  const value = only && asText(cell(only.column));
  return value && value !== only.value ? only.why : undefined;
};

/** Finds the source file, row and column of a member of the resume. */
const originsOf =
  (rows: ReadonlyMap<string, { readonly name: string; readonly table: TableMapping }>, columnOf: Person["columnOf"]) =>
  (pointer: string): string => {
    const [, section = "", itemIndex = "", member = ""] = pointer.split("/");
    if (section === "basics") return columnOf(itemIndex) ?? "Profile.csv";
    const row = rows.get(jsonPointer("", [section, itemIndex]));
    if (!row) return pointer;
    const column = [row.table.columns[member] ?? []].flat()[0] ?? (member === "" ? undefined : row.table.text?.column);
    return column ? `${row.name}, ${column}` : row.name;
  };

const notAboutOwner = "not about you";

/**
 * Reads the archive of LinkedIn's data export.
 * @throws ImportError if it is another archive, or damaged.
 */
export const readLinkedIn = (bytes: Uint8Array): LinkedInExport => {
  const { texts, others } = unpack(bytes, new Set([...Object.keys(tables), "Profile.csv", "Email Addresses.csv"]));
  if (!texts.has("Profile.csv") && !texts.has("Positions.csv"))
    throw new ImportError(
      "The archive contains neither Profile.csv nor Positions.csv; expected the unchanged archive of LinkedIn's data export " +
        "(Settings, Data privacy, Get a copy of your data).",
    );
  const notes: ImportNote[] = others.map((name) => ({ pointer: name, why: unreadFiles[name] ?? notAboutOwner }));
  const person = readPerson(texts);
  notes.push(...person.notes);
  const rowsAt = new Map<string, { readonly name: string; readonly table: TableMapping }>();
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
      rowsAt.set(jsonPointer("", [table.section, items.length]), { name: `${file} row ${row.number}`, table });
      items.push(item);
      notes.push(...unread(file, table, row));
    }
    sections[table.section] = items;
  }
  return { resume: { basics: person.basics, ...sections }, notes, originOf: originsOf(rowsAt, person.columnOf) };
};
