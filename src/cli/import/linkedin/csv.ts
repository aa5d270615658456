import { parse } from "csv-parse/sync";
import { ImportError } from "../import-error.ts";

/** A row of a CSV file. */
export interface CsvRow {
  /** The cell of a column, whose name is compared without case; empty if there is no such column. */
  readonly cell: (column: string) => string;
  /** All named columns with their cells. */
  readonly cells: readonly (readonly [column: string, cell: string])[];
  /** Counts from 1, below the header. */
  readonly number: number;
}

const MAX_ROW_CHARACTERS = 1_000_000;

const nameOf = (cell: string): string => cell.trim().toLowerCase();

/**
 * The rows below the first line that has all `columns`: LinkedIn puts notes above the header of some files.
 * @returns undefined if no line has these columns.
 * @throws ImportError if the file is not valid CSV.
 */
export const readCsv = (file: string, text: string, columns: readonly string[]): CsvRow[] | undefined => {
  let records: string[][];
  try {
    records = parse(text, {
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW_CHARACTERS,
    });
  } catch (error) {
    throw new ImportError(`${file} is not valid CSV: ${(error as Error).message}.`);
  }
  const header = records.findIndex((record) => {
    const names = record.map(nameOf);
    return columns.every((column) => names.includes(nameOf(column)));
  });
  const columnsAt = records[header]?.map((name) => name.trim());
  return (
    columnsAt &&
    records.slice(header + 1).map((record, index) => {
      const cells = columnsAt.map((column, index) => [column, record[index] ?? ""] as const);
      const byName = new Map(cells.map(([column, cell]) => [nameOf(column), cell]));
      return { cell: (column) => byName.get(nameOf(column)) ?? "", cells, number: index + 1 };
    })
  );
};
