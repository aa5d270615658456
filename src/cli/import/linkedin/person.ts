import type { ImportNote } from "../../../resume/import-notes.ts";
import { type JsonObject, withoutUndefined } from "../../../resume/json-object.ts";
import { asAddresses, asText, hasCompanyAddress } from "./cells.ts";
import { type CsvRow, readCsv } from "./csv.ts";
import { memberOf } from "./tables.ts";

/** The person of the export, as the `basics` of a resume. */
export interface Person {
  readonly basics: JsonObject;
  readonly notes: readonly ImportNote[];
  /** The source file and column of a member of `basics`, by its path. */
  readonly columnOf: (path: readonly string[]) => string | undefined;
}

const columns: Readonly<Record<string, string>> = {
  name: "Profile.csv, First Name and Last Name",
  label: "Profile.csv, Headline",
  email: "Email Addresses.csv",
  phone: "PhoneNumbers.csv",
  otherPhones: "PhoneNumbers.csv",
  summary: "Profile.csv, Summary",
  location: "Profile.csv, Geo Location",
  "location/address": "Profile.csv, Address",
  "location/postalCode": "Profile.csv, Zip Code",
  url: "Profile.csv, Websites",
  profiles: "Profile.csv, Websites",
};

const read = new Set([
  ...["First Name", "Last Name", "Headline", "Summary", "Geo Location", "Address", "Zip Code", "Websites"],
  "Twitter Handles",
]);

/** Columns that no resume needs: they stay out of the repository too. */
const personal = new Set(["Maiden Name", "Birth Date", "Instant Messengers"]);

const cellOf = (row: CsvRow | undefined, column: string): string => asText(row?.cell(column) ?? "");

/** The primary email address, else a confirmed one, else the first. */
const emailOf = (text: string | undefined): string => {
  const rows = text === undefined ? [] : (readCsv("Email Addresses.csv", text, ["Email Address"]) ?? []);
  const marked = (column: string) => rows.find((row) => /^(?:yes|true)$/i.test(cellOf(row, column)));
  return cellOf(marked("Primary") ?? marked("Confirmed") ?? rows[0], "Email Address");
};

/** The telephone numbers, without repeated ones. */
const phonesOf = (text: string | undefined): string[] => {
  const rows = text === undefined ? [] : (readCsv("PhoneNumbers.csv", text, ["Number"]) ?? []);
  const numbers = rows.map((row) => {
    const extension = cellOf(row, "Extension");
    return `${cellOf(row, "Number")}${extension && ` ext. ${extension}`}`;
  });
  return [...new Set(numbers)].filter((number) => /\d/.test(number));
};

/** The accounts in `[ada, grace]`. */
const twitterOf = (cell: string): JsonObject[] =>
  asText(cell)
    .split(/[[\],\s]+/)
    .map((handle) => handle.replace(/^@/, ""))
    .filter((handle) => /^\w+$/.test(handle))
    .map((username) => ({ network: "X", username, url: `https://x.com/${username}` }));

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
  const twitter = twitterOf(row?.cell("Twitter Handles") ?? "");
  const [phone, ...otherPhones] = phonesOf(texts.get("PhoneNumbers.csv"));
  const unread = (row?.cells ?? []).filter(([column, cell]) => !read.has(column) && asText(cell) !== "");
  const kept = unread.filter(([column]) => !personal.has(column));
  const left = unread
    .filter(([column]) => personal.has(column))
    .map(([column]): ImportNote => ({ pointer: `Profile.csv, ${column}`, why: "not imported: private" }));
  const keptColumns = new Map(kept.map(([column]) => [memberOf(column), `Profile.csv, ${column}`]));
  const websites = pages.length + others.length;
  return {
    basics: {
      ...Object.fromEntries(kept.map(([column, cell]) => [memberOf(column), asText(cell)])),
      name: [cellOf(row, "First Name"), cellOf(row, "Last Name")].filter((part) => part !== "").join(" "),
      label: cellOf(row, "Headline"),
      email: emailOf(texts.get("Email Addresses.csv")),
      summary: cellOf(row, "Summary"),
      ...(phone !== undefined && { phone }),
      ...(otherPhones.length > 0 && { otherPhones }),
      location: {
        city: cellOf(row, "Geo Location"),
        ...withoutUndefined({
          address: cellOf(row, "Address") || undefined,
          postalCode: cellOf(row, "Zip Code") || undefined,
        }),
      },
      ...(url !== undefined && { url }),
      profiles: [...pages, ...others, ...twitter],
    },
    notes: hasCompanyAddress(row?.cell("Websites") ?? "") ? [...left, company] : left,
    columnOf: ([member = "", part = ""]) =>
      member === "profiles" && Number(part) >= websites
        ? "Profile.csv, Twitter Handles"
        : (columns[`${member}/${part}`] ?? columns[member] ?? keptColumns.get(member)),
  };
};
