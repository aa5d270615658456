import type * as z from "zod";
import { ExperienceFile } from "../../content/content.ts";
import { type ImportNote, jsonPointer } from "../import-notes.ts";
import { arrayAt, isEmpty, isJsonObject, type JsonObject, withoutUndefined } from "../json-object.ts";
import { type Mapping, type ReadResult, readItem, restoreExtras, writeItem } from "../mapping.ts";
import { hackathon, isHackathon } from "./awards.ts";
import { certificate, education } from "./education.ts";
import { volunteer, work } from "./positions.ts";
import { skillGroup } from "./skills.ts";

type ExperienceContent = z.output<typeof ExperienceFile>;
type ListName = keyof ExperienceContent;

/** Items that lack required values, by their list. */
export type IncompleteItems = { readonly [List in ListName]?: readonly JsonObject[] };

/** An imported list, and the items that lack required values. */
interface ReadList<Own> extends ReadResult<Own[]> {
  readonly incomplete: readonly JsonObject[];
}

const file = "experience.yaml";

const items = <Own extends object>(mapping: Mapping<Own>, list: readonly Own[] = []): JsonObject[] | undefined =>
  list.length > 0 ? list.map((content) => writeItem(mapping, content)) : undefined;

/** The resume sections for experience. Hackathons without an award are not included. */
const write = ({ experiences, education: degrees, hackathons, skillGroups }: Partial<ExperienceContent>): JsonObject =>
  withoutUndefined({
    work: items(work, experiences),
    education: items(education, degrees),
    awards: items(
      hackathon,
      hackathons?.filter(({ award }) => award !== undefined),
    ),
    skills: items(skillGroup, skillGroups),
  });

const mapping = { partialSchema: ExperienceFile, write: (content: object) => write(content) };

/** Imports the items of a section, and appends them to the list `after`. */
const readSection = <Own extends object>(
  mapping: Mapping<Own>,
  resume: JsonObject,
  { section, key, after }: { readonly section: string; readonly key: ListName; readonly after?: ReadList<Own> },
): ReadList<Own> => {
  const content = [...(after?.content ?? [])];
  const incomplete = [...(after?.incomplete ?? [])];
  const notes = [...(after?.notes ?? [])];
  for (const [index, item] of arrayAt(resume, section).entries()) {
    if (!isJsonObject(item) || isEmpty(item)) continue;
    const location = { pointer: jsonPointer("", [section, index]), file, key: `${key}[${content.length}].` };
    const read = readItem(mapping, item, location, `kept as a comment in ${file}`);
    if (read.incomplete) incomplete.push(read.incomplete);
    else content.push(read.content);
    notes.push(...read.notes);
  }
  return { content, notes, incomplete };
};

const Hackathons = ExperienceFile.shape.hackathons.unwrap();
const SkillGroups = ExperienceFile.shape.skillGroups.unwrap();

const noAward = "the content has a field for hackathons only, not for other awards";

const readAwards = (resume: JsonObject): ReadList<z.output<typeof Hackathons>[number]> => {
  const awards = arrayAt(resume, "awards");
  const others = awards.flatMap((award, index): ImportNote[] =>
    isJsonObject(award) && !isHackathon(award) && !isEmpty(award)
      ? [{ pointer: jsonPointer("", ["awards", index]), why: noAward }]
      : [],
  );
  const events = awards.map((award) => (isJsonObject(award) && isHackathon(award) ? award : undefined));
  const { content, notes, incomplete } = readSection(
    hackathon,
    { awards: events },
    { section: "awards", key: "hackathons" },
  );
  return { content, notes: [...notes, ...others], incomplete };
};

/** Names of skills without keywords, or of languages. Each kind becomes its own skill group. */
const readNames = (
  resume: JsonObject,
  section: string,
  key: string,
  nameOf: (item: JsonObject) => string,
): ReadResult<string[]> => {
  const notes: ImportNote[] = [];
  const content = arrayAt(resume, section).flatMap((item, index) => {
    if (!isJsonObject(item) || (section === "skills" && !isEmpty(item.keywords))) return [];
    const name = nameOf(item).trim();
    if (name === "") return [];
    notes.push({ pointer: jsonPointer("", [section, index]), file, key });
    return [name];
  });
  return { content, notes };
};

const readSkills = (resume: JsonObject): ReadList<z.output<typeof SkillGroups>[number]> => {
  const withKeywords = arrayAt(resume, "skills").map((item) =>
    isJsonObject(item) && !isEmpty(item.keywords) ? item : undefined,
  );
  const groups = readSection(skillGroup, { skills: withKeywords }, { section: "skills", key: "skillGroups" });
  const content = [...groups.content];
  const notes = [...groups.notes];
  const text = (value: unknown): string => (typeof value === "string" ? value : "");
  const add = (group: string, section: string, nameOf: (item: JsonObject) => string): void => {
    const { content: skills, notes: said } = readNames(
      resume,
      section,
      `skillGroups[${content.length}].skills`,
      nameOf,
    );
    if (skills.length > 0) content.push({ name: group, skills });
    notes.push(...said);
  };
  add("Skills", "skills", ({ name }) => text(name));
  add("Spoken languages", "languages", ({ language, fluency }) =>
    isEmpty(language) || isEmpty(fluency) ? text(language) : `${text(language)} (${text(fluency)})`,
  );
  return { content, notes, incomplete: groups.incomplete };
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
  const paid = readSection(work, resume, { section: "work", key: "experiences" });
  const positions = readSection(volunteer, resume, { section: "volunteer", key: "experiences", after: paid });
  const degrees = readSection(education, resume, { section: "education", key: "education" });
  const courses = readSection(certificate, resume, { section: "certificates", key: "education", after: degrees });
  const events = readAwards(resume);
  const skills = readSkills(resume);
  return {
    content: {
      ...(positions.content.length > 0 && { experiences: positions.content }),
      ...(events.content.length > 0 && { hackathons: events.content }),
      ...(skills.content.length > 0 && { skillGroups: skills.content }),
      ...(courses.content.length > 0 && { education: courses.content }),
    },
    incomplete: {
      ...(positions.incomplete.length > 0 && { experiences: positions.incomplete }),
      ...(events.incomplete.length > 0 && { hackathons: events.incomplete }),
      ...(skills.incomplete.length > 0 && { skillGroups: skills.incomplete }),
      ...(courses.incomplete.length > 0 && { education: courses.incomplete }),
    },
    notes: [positions, courses, events, skills].flatMap(({ notes }) => notes),
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
