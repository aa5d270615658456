import type * as z from "zod";
import { ExperienceFile } from "../../content/experience-file.ts";
import { type ImportNote, jsonPointer } from "../import-notes.ts";
import { isEmpty, isJsonObject, type JsonObject } from "../json-object.ts";
import { type Mapping, type ReadResult, readItem, restoreExtras, writeItem } from "../mapping.ts";
import { asItem, itemsOf } from "../spellings/spellings.ts";
import { award, hackathon, isHackathon } from "./awards.ts";
import { education } from "./education.ts";
import { certificate, interest, publication, reference, spokenLanguage } from "./further-lists.ts";
import { volunteer, work } from "./positions.ts";
import { hasKeywords, readSingleSkills, skillGroup } from "./skills.ts";

type ExperienceContent = z.output<typeof ExperienceFile>;
type ListName = keyof ExperienceContent;

/** Items that lack required values, by their list. */
export type IncompleteItems = { readonly [List in ListName]?: readonly JsonObject[] };

/** An imported list, and the items that lack required values. */
interface ReadList<Own> extends ReadResult<Own[]> {
  readonly incomplete: readonly JsonObject[];
}

const file = "experience.yaml";

const items = <Own extends object>(mapping: Mapping<Own>, list: readonly Own[] = []): JsonObject[] =>
  list.map((content) => writeItem(mapping, content));

/** The resume sections for experience, without empty ones. Hackathons without an award are not included. */
const write = (content: Partial<ExperienceContent>): JsonObject => {
  const wonHackathons = content.hackathons?.filter(({ award }) => award !== undefined);
  const sections = {
    work: items(work, content.experiences),
    volunteer: items(volunteer, content.volunteer),
    education: items(education, content.education),
    awards: [...items(hackathon, wonHackathons), ...items(award, content.awards)],
    certificates: items(certificate, content.certificates),
    publications: items(publication, content.publications),
    skills: items(skillGroup, content.skillGroups),
    languages: items(spokenLanguage, content.languages),
    interests: items(interest, content.interests),
    references: items(reference, content.references),
  };
  return Object.fromEntries(Object.entries(sections).filter(([, list]) => list.length > 0));
};

const mapping = { partialSchema: ExperienceFile, write: (content: object) => write(content) };

/** Imports the items of a section, or those of them that `isWanted`, to a list of the content. */
const readSection = <Own extends object>(
  mapping: Mapping<Own>,
  resume: JsonObject,
  { section, key }: { readonly section: string; readonly key: ListName },
  isWanted: (item: JsonObject) => boolean = () => true,
): ReadList<Own> => {
  const content: Own[] = [];
  const incomplete: JsonObject[] = [];
  const notes: ImportNote[] = [];
  for (const [index, given] of itemsOf(resume, section).entries()) {
    const item = asItem(section, given);
    if (!isJsonObject(item) || isEmpty(item) || !isWanted(item)) continue;
    const location = { pointer: jsonPointer("", [section, index]), file, key: `${key}[${content.length}].` };
    const read = readItem(mapping, item, location, `kept as a comment in ${file}`);
    if (read.incomplete) incomplete.push(read.incomplete);
    else content.push(read.content);
    notes.push(...read.notes);
  }
  return { content, notes, incomplete };
};

/** Skills with keywords are groups, and the others are grouped. */
const readSkills = (resume: JsonObject): ReadList<NonNullable<ExperienceContent["skillGroups"]>[number]> => {
  const groups = readSection(skillGroup, resume, { section: "skills", key: "skillGroups" }, hasKeywords);
  const others = readSingleSkills(resume, file, groups.content.length);
  return {
    ...groups,
    content: [...groups.content, ...others.content],
    notes: [...groups.notes, ...others.notes],
  };
};

/** The resume sections for experience, and what an import would read back from them. */
export const writeExperience = (
  content: ExperienceContent,
): { readonly sections: JsonObject; readonly given: ExperienceContent } => {
  const sections = write(content);
  return { sections, given: readSections(sections).content };
};

type ReadExperience = ReadResult<ExperienceContent> & { readonly incomplete: IncompleteItems };

const readSections = (resume: JsonObject): ReadExperience => {
  const isOtherAward = (item: JsonObject): boolean => !isHackathon(item);
  const lists = {
    experiences: readSection(work, resume, { section: "work", key: "experiences" }),
    hackathons: readSection(hackathon, resume, { section: "awards", key: "hackathons" }, isHackathon),
    skillGroups: readSkills(resume),
    education: readSection(education, resume, { section: "education", key: "education" }),
    volunteer: readSection(volunteer, resume, { section: "volunteer", key: "volunteer" }),
    awards: readSection(award, resume, { section: "awards", key: "awards" }, isOtherAward),
    certificates: readSection(certificate, resume, { section: "certificates", key: "certificates" }),
    publications: readSection(publication, resume, { section: "publications", key: "publications" }),
    languages: readSection(spokenLanguage, resume, { section: "languages", key: "languages" }),
    interests: readSection(interest, resume, { section: "interests", key: "interests" }),
    references: readSection(reference, resume, { section: "references", key: "references" }),
  } satisfies { [List in ListName]?: ReadList<NonNullable<ExperienceContent[List]>[number]> };
  const filled = (part: "content" | "incomplete") =>
    Object.fromEntries(
      Object.entries(lists).flatMap(([name, list]) => (list[part].length > 0 ? [[name, list[part]]] : [])),
    );
  return {
    content: filled("content"),
    incomplete: filled("incomplete"),
    notes: Object.values(lists).flatMap(({ notes }) => notes),
  };
};

/** Experience, from the resume sections and the `vitrine` member. */
export const readExperience = (resume: JsonObject, vitrine: unknown, pointer: string): ReadExperience => {
  const read = readSections(resume);
  const { content, notes } = restoreExtras(mapping, read, resume, {
    vitrine,
    pointer,
    location: { pointer: "", file, key: "" },
  });
  return { content: ExperienceFile.safeParse(content).data ?? read.content, incomplete: read.incomplete, notes };
};
