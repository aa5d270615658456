import { isJsonObject, type JsonObject } from "../json-object.ts";
import { cleanText } from "../text-formats.ts";

/** Members of JSON Resume, and the names that other programs and earlier versions have for them. */
export type Spellings = Readonly<Record<string, readonly string[]>>;

const period = { startDate: ["start", "from"], endDate: ["end", "to", "until"] };
const website = ["website"];
const tags = ["technologies", "tags"];

/** The spellings of each section. */
export const spellings = {
  basics: { url: website, image: ["picture"] },
  location: { region: ["state"], countryCode: ["country"], postalCode: ["zip", "zipCode"], address: ["street"] },
  work: { ...period, name: ["company", "employer"], position: ["title", "role"], url: website, keywords: tags },
  volunteer: { ...period, organization: ["name", "company"], position: ["title", "role"], url: website },
  education: {
    ...period,
    institution: ["school", "university", "name"],
    studyType: ["degree"],
    area: ["field", "fieldOfStudy", "major"],
    score: ["gpa", "grade"],
    url: website,
  },
  awards: { title: ["name"], awarder: ["issuer"], summary: ["description"], url: website },
  certificates: { name: ["title"], issuer: ["authority"], url: website },
  publications: { name: ["title"], releaseDate: ["date"], summary: ["description"], url: website },
  skills: { name: ["skill", "category"], level: ["proficiency"], keywords: ["skills", "items"] },
  languages: { language: ["name"], fluency: ["level", "proficiency"] },
  interests: { name: ["interest"] },
  references: { reference: ["text", "quote"] },
  projects: {
    ...period,
    name: ["title"],
    description: ["summary"],
    url: [...website, "link"],
    keywords: tags,
    roles: ["role"],
  },
} as const satisfies Record<string, Spellings>;

const allSpellings: ReadonlyMap<string, Spellings> = new Map(Object.entries(spellings));

/** Sections whose items have a name that says everything: an item can be this name as a text. */
const nameMembers: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ awards: "title", certificates: "name", publications: "name", skills: "name", languages: "language" },
    ...{ interests: "name", projects: "name" },
  }),
);

/** The texts in a list that was written as one text. */
export const splitList = (text: string, separator: RegExp): string[] =>
  cleanText(text)
    .split(separator)
    .map((part) => part.replace(/^\s*[-•*·]\s+/, "").trim())
    .filter((part) => part !== "");

export const lineBreaks = /\n+/;

/** Line breaks or semicolons, if there are some; otherwise commas. */
export const commasOrLines = (text: string): RegExp => (/[\n;；]/.test(text.trim()) ? /[\n;；]+/ : /[,，、،]+/);

/** The items of a section: those of its list, or of a text that lists their names. */
export const itemsOf = (resume: JsonObject, section: string): readonly unknown[] => {
  const value = resume[section];
  if (typeof value === "string" && nameMembers.has(section)) return splitList(value, commasOrLines(value));
  return Array.isArray(value) ? value : [];
};

/** A text as the item with this name; any other value is returned unchanged. */
export const asItem = (section: string, item: unknown): unknown => {
  const name = nameMembers.get(section);
  return typeof item === "string" && name !== undefined ? { [name]: item } : item;
};

/** An item with the names of JSON Resume. A member whose standard name is taken keeps its own. */
const withStandardNames = (section: string, item: unknown): unknown => {
  if (!isJsonObject(item)) return asItem(section, item);
  const taken = new Set(Object.keys(item));
  const names = new Map<string, string>();
  for (const [standard, others] of Object.entries(allSpellings.get(section) ?? {})) {
    const used = taken.has(standard) ? undefined : others.find((other) => taken.has(other));
    if (used !== undefined) names.set(used, standard);
  }
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [names.get(name) ?? name, value]));
};

/** A section of a resume with the names of JSON Resume. */
export const standardSection = (section: string, value: unknown): unknown =>
  Array.isArray(value) ? value.map((item) => withStandardNames(section, item)) : withStandardNames(section, value);
