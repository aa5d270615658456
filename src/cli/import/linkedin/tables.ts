import type { JsonObject } from "../../../resume/json-object.ts";
import { asMarkdown, asSummary } from "./cells.ts";

/** How the rows of a file in LinkedIn's export become items of a resume section. */
export interface TableMapping {
  readonly section: string;
  /** Members of an item, and the column of each. */
  readonly columns: Readonly<Record<string, string>>;
  /** The column with a longer text, and its conversion to members. */
  readonly text?: { readonly column: string; readonly as: (cell: string) => JsonObject };
}

const period = { startDate: "Started On", endDate: "Finished On" };
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
    text: { column: "Description", as: (cell) => ({ summary: asSummary(cell).summary }) },
  },
  "Publications.csv": {
    section: "publications",
    columns: { name: "Name", publisher: "Publisher", releaseDate: "Published On", url: "Url" },
    text: { column: "Description", as: (cell) => ({ summary: asSummary(cell).summary }) },
  },
  "Projects.csv": {
    section: "projects",
    columns: { name: "Title", url: "Url", ...period },
    text: { column: "Description", as: (cell) => ({ description: asMarkdown(cell) }) },
  },
};

/** Columns that identify the header row of a file, which can have notes above it. */
export const requiredColumns = ({ columns }: TableMapping): string[] => Object.values(columns).slice(0, 1);
