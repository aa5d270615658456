import type { ImportNote } from "../../../resume/import-notes.ts";
import type { JsonObject } from "../../../resume/json-object.ts";
import { asAddresses, asText, hasCompanyAddress } from "./cells.ts";
import { type CsvRow, readCsv } from "./csv.ts";

/** The person of the export, as the `basics` of a resume. */
export interface Person {
  readonly basics: JsonObject;
  readonly notes: readonly ImportNote[];
  /** The source file and column of a member. */
  readonly columnOf: (member: string) => string | undefined;
}

const columns: Readonly<Record<string, string>> = {
  name: "Profile.csv, First Name and Last Name",
  label: "Profile.csv, Headline",
  email: "Email Addresses.csv",
  summary: "Profile.csv, Summary",
  location: "Profile.csv, Geo Location",
  url: "Profile.csv, Websites",
  profiles: "Profile.csv, Websites",
};

const read = new Set(["First Name", "Last Name", "Headline", "Summary", "Geo Location", "Websites"]);

const cellOf = (row: CsvRow | undefined, column: string): string => asText(row?.cell(column) ?? "");

/** The primary email address, else a confirmed one, else the first. */
const emailOf = (text: string | undefined): string => {
  const rows = text === undefined ? [] : (readCsv("Email Addresses.csv", text, ["Email Address"]) ?? []);
  const marked = (column: string) => rows.find((row) => /^(?:yes|true)$/i.test(cellOf(row, column)));
  return cellOf(marked("Primary") ?? marked("Confirmed") ?? rows[0], "Email Address");
};

const networkOf = (address: string): string | undefined =>
  /^https?:\/\/(?:[\w-]+\.)?github\.com\//i.test(address)
    ? "GitHub"
    : /^https?:\/\/(?:[\w-]+\.)?linkedin\.com\//i.test(address)
      ? "LinkedIn"
      : undefined;

/** Reads Profile.csv and Email Addresses.csv. */
export const readPerson = (texts: ReadonlyMap<string, string>): Person => {
  const profile = texts.get("Profile.csv");
  const [row] = (profile === undefined ? undefined : readCsv("Profile.csv", profile, ["First Name"])) ?? [];
  const addresses = asAddresses(row?.cell("Websites") ?? "");
  const [url, ...more] = addresses.filter((address) => !networkOf(address));
  const pages = addresses.flatMap((address) =>
    networkOf(address) ? [{ network: networkOf(address), url: address }] : [],
  );
  const others = more.map((address) => ({ network: "Website", url: address }));
  const company = { pointer: "Profile.csv, Websites", why: "the website of a company: add it as `url` of a position" };
  const unread = [...(row?.cells ?? [])].flatMap(([column, cell]): ImportNote[] =>
    read.has(column) || asText(cell) === ""
      ? []
      : [{ pointer: `Profile.csv, ${column}`, why: "private, or the content has no field for it" }],
  );
  return {
    basics: {
      name: [cellOf(row, "First Name"), cellOf(row, "Last Name")].filter((part) => part !== "").join(" "),
      label: cellOf(row, "Headline"),
      email: emailOf(texts.get("Email Addresses.csv")),
      summary: cellOf(row, "Summary"),
      location: { city: cellOf(row, "Geo Location") },
      ...(url !== undefined && { url }),
      profiles: [...pages, ...others],
    },
    notes: hasCompanyAddress(row?.cell("Websites") ?? "") ? [...unread, company] : unread,
    columnOf: (member) => columns[member],
  };
};
