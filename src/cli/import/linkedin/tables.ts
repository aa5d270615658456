import type { JsonObject } from "../../../resume/json-object.ts";
import { asMarkdown, asSummary } from "./cells.ts";

/** How the rows of a file in LinkedIn's export become items of a resume section. */
export interface TableMapping {
  readonly section: string;
  /** Members of an item, and the column of each, or the columns whose texts form it. */
  readonly columns: Readonly<Record<string, string | readonly string[]>>;
  /** The column with a longer text, and its conversion to members. */
  readonly text?: { readonly column: string; readonly as: (cell: string) => JsonObject };
  /** Rows that are left out: those with another value in a column, and why. */
  readonly only?: { readonly column: string; readonly value: string; readonly why: string };
}

const period = { startDate: "Started On", endDate: "Finished On" };
const summary = { column: "Description", as: (cell: string) => ({ summary: asSummary(cell).summary }) };
const sentences = { column: "Description", as: asSummary };

/** The files that are read, by name, in addition to Profile.csv and Email Addresses.csv. */
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
    columns: { name: "Name", issuer: "Authority", date: "Started On", url: "Url" },
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
    columns: { name: ["First Name", "Last Name"], reference: "Text" },
    only: { column: "Status", value: "VISIBLE", why: "your LinkedIn profile does not show it" },
  },
  "Projects.csv": {
    section: "projects",
    columns: { name: "Title", url: "Url", ...period },
    text: { column: "Description", as: (cell) => ({ description: asMarkdown(cell) }) },
  },
};

/** Columns that identify the header row of a file, which can have notes above it. */
export const requiredColumns = ({ columns }: TableMapping): string[] => Object.values(columns).flat().slice(0, 1);

/** Files about the owner that are not read, and why. */
export const unreadFiles: Readonly<Record<string, string>> = {
  "Courses.csv": "it does not name the school of a course: add them as `courses` of a degree",
  "PhoneNumbers.csv": "private: add `phone` to profile.yaml if you want to publish it",
  "Test Scores.csv": "the content has no list of test scores",
  "Test_Scores.csv": "the content has no list of test scores",
};
