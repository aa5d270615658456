import type { JsonObject } from "../../../resume/json-object.ts";
import { asMarkdown, asSummary } from "./cells.ts";

/** Several columns that form one member. */
interface Columns {
  readonly names: readonly string[];
  readonly join: (texts: readonly string[]) => string;
}

/** "Ana Ruiz, CEO, Grande SA". */
const nameAndPosition = ([first, last, ...position]: readonly string[]): string =>
  [`${first} ${last}`.trim(), ...position].filter((part) => part !== "").join(", ");

/** How the rows of a file in LinkedIn's export become items of a resume section. */
export interface TableMapping {
  readonly section: string;
  /** Members of an item, and the column of each, or the columns whose texts form it. */
  readonly columns: Readonly<Record<string, string | Columns>>;
  /** The column with a longer text, and its conversion to members. */
  readonly text?: { readonly column: string; readonly as: (cell: string) => JsonObject };
  /** Rows that are left out: those with another value in a column, and why. */
  readonly only?: { readonly column: string; readonly value: string; readonly why: string };
  /** Why the content has no list for the section. */
  readonly why?: string;
}

const period = { startDate: "Started On", endDate: "Finished On" };
const summary = { column: "Description", as: (cell: string) => ({ summary: asSummary(cell).summary }) };
const sentences = { column: "Description", as: asSummary };

/** The files that are read, by name, in addition to those about the person. */
export const tables: Readonly<Record<string, TableMapping>> = {
  "Positions.csv": {
    section: "work",
    columns: { name: "Company Name", position: "Title", location: "Location", ...period },
    text: sentences,
  },
  "Volunteering.csv": {
    section: "volunteer",
    columns: { organization: "Company Name", position: "Role", ...period },
    text: sentences,
  },
  "Education.csv": {
    section: "education",
    columns: { institution: "School Name", studyType: "Degree Name", startDate: "Start Date", endDate: "End Date" },
  },
  "Certifications.csv": {
    section: "certificates",
    columns: { name: "Name", issuer: "Authority", date: "Started On", endDate: "Finished On", url: "Url" },
  },
  "Skills.csv": { section: "skills", columns: { name: "Name" } },
  "Languages.csv": { section: "languages", columns: { language: "Name", fluency: "Proficiency" } },
  "Honors.csv": {
    section: "awards",
    columns: { title: "Title", date: "Issued On" },
    text: summary,
  },
  "Publications.csv": {
    section: "publications",
    columns: { name: "Name", publisher: "Publisher", releaseDate: "Published On", url: "Url" },
    text: summary,
  },
  "Patents.csv": {
    section: "publications",
    columns: { name: "Title", publisher: "Issuer", releaseDate: "Issued On", url: "Url" },
    text: summary,
  },
  "Organizations.csv": {
    section: "volunteer",
    columns: { organization: "Name", position: "Position", ...period },
    text: sentences,
  },
  "Recommendations_Received.csv": {
    section: "references",
    columns: {
      name: { names: ["First Name", "Last Name", "Job Title", "Company"], join: nameAndPosition },
      reference: "Text",
    },
    only: { column: "Status", value: "VISIBLE", why: "not imported: your LinkedIn profile does not show it" },
  },
  "Projects.csv": {
    section: "projects",
    columns: { name: "Title", url: "Url", ...period },
    text: { column: "Description", as: (cell) => ({ description: asMarkdown(cell) }) },
  },
  "Courses.csv": {
    section: "courses",
    columns: { name: "Name" },
    why: "it does not name the school of a course: add them as `courses` of a degree",
  },
  "Test Scores.csv": {
    section: "testScores",
    columns: { name: "Name" },
    why: "the content has no list of test scores",
  },
};

/** The names that some exports have for these files. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["Phone Numbers.csv", "PhoneNumbers.csv"],
  ["Test_Scores.csv", "Test Scores.csv"],
]);

/** The name of a file, as in most exports. */
export const usualName = (name: string): string => otherNames.get(name) ?? name;

/** The files about the person. */
export const personFiles = ["Profile.csv", "Email Addresses.csv", "PhoneNumbers.csv"] as const;

/** The columns of a member. */
export const columnsOf = (columns: string | Columns): readonly string[] =>
  typeof columns === "string" ? [columns] : columns.names;

/** Columns that identify the header row of a file, which can have notes above it. */
export const requiredColumns = ({ columns }: TableMapping): string[] =>
  Object.values(columns)
    .flatMap((each) => columnsOf(each))
    .slice(0, 1);

/** The member that keeps a column without a field: `licenseNumber` for "License Number". */
export const memberOf = (column: string): string =>
  column
    .trim()
    .replaceAll(/[^\p{L}\p{N}]+(.)?/gu, (_, next = "") => next.toUpperCase())
    .replace(/^./u, (first) => first.toLowerCase());
