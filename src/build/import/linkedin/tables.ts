import type { Members } from "../../../portfolio/resume/members.ts";
import { asMarkdown, asSummary } from "./cells.ts";

/** A file of LinkedIn's export whose rows are items of a section of a resume. */
export interface Table {
  readonly section: string;
  /** The members of an item, by the column that they come from. */
  readonly columns: Readonly<Record<string, string>>;
  /** The column with a longer text, and what becomes of that. */
  readonly text?: { readonly column: string; readonly as: (cell: string) => Members };
}

const period = { startDate: "Started On", endDate: "Finished On" };
const sentences = { column: "Description", as: asSummary };

/** The files that are read beside Profile.csv and Email Addresses.csv, by their names. */
export const tables: Readonly<Record<string, Table>> = {
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
    text: { column: "Description", as: (cell) => ({ summary: asMarkdown(cell) }) },
  },
  "Projects.csv": {
    section: "projects",
    columns: { name: "Title", url: "Url", ...period },
    text: { column: "Description", as: (cell) => ({ description: asMarkdown(cell) }) },
  },
};

/** The columns that a file has to have, so that its header is found below whatever stands above it. */
export const headerOf = ({ columns }: Table): string[] => Object.values(columns).slice(0, 1);
