import { parse } from "csv-parse/sync";
import { ImportError } from "../import-error.ts";

/** A row of a table. */
export interface Row {
  /** What is in a column, whose name may be written in any case; nothing where there is no such column. */
  readonly cell: (column: string) => string;
  /** Every column that has a name, and what is in it. */
  readonly cells: readonly (readonly [column: string, cell: string])[];
  /** From 1, below the header. */
  readonly number: number;
}

/** How long one row may be, in characters. */
const longestRow = 1_000_000;

const nameOf = (cell: string): string => cell.trim().toLowerCase();

/**
 * The rows of a table, below the first line that has some columns: LinkedIn begins some of its files with notes.
 * @returns undefined where no line has these columns.
 * @throws ImportError where it is no table.
 */
export const readTable = (file: string, text: string, columns: readonly string[]): Row[] | undefined => {
  let records: string[][];
  try {
    records = parse(text, {
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
    });
  } catch (error) {
    throw new ImportError(`${file} is not a table that can be read: ${(error as Error).message}.`);
  }
  const header = records.findIndex((record) => {
    const names = record.map(nameOf);
    return columns.every((column) => names.includes(nameOf(column)));
  });
  const columnsAt = records[header]?.map((name) => name.trim());
  return (
    columnsAt &&
    records.slice(header + 1).map((record, at) => {
      const cells = columnsAt.map((column, place) => [column, record[place] ?? ""] as const);
      const byName = new Map(cells.map(([column, cell]) => [nameOf(column), cell]));
      return { cell: (column) => byName.get(nameOf(column)) ?? "", cells, number: at + 1 };
    })
  );
};
