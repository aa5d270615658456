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
  list.length > 0 ? list.map((own) => writeItem(mapping, own)) : undefined;

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

const mapping = { partialSchema: ExperienceFile, write: (own: object) => write(own) };

/** Imports the items of a section, and appends them to the list `after`. */
const readSection = <Own extends object>(
  mapping: Mapping<Own>,
  resume: JsonObject,
  { section, key, after }: { readonly section: string; readonly key: ListName; readonly after?: ReadList<Own> },
): ReadList<Own> => {
  const own = [...(after?.own ?? [])];
  const incomplete = [...(after?.incomplete ?? [])];
  const notes = [...(after?.notes ?? [])];
  for (const [at, item] of arrayAt(resume, section).entries()) {
    if (!isJsonObject(item) || isEmpty(item)) continue;
    const place = { pointer: jsonPointer("", [section, at]), file, key: `${key}[${own.length}].` };
    const read = readItem(mapping, item, place, `kept as a comment in ${file}`);
    if (read.incomplete) incomplete.push(read.incomplete);
    else own.push(read.own);
    notes.push(...read.notes);
  }
  return { own, notes, incomplete };
};

const Hackathons = ExperienceFile.shape.hackathons.unwrap();
const SkillGroups = ExperienceFile.shape.skillGroups.unwrap();

const noAward = "the content has a field for hackathons only, not for other awards";

const readAwards = (resume: JsonObject): ReadList<z.output<typeof Hackathons>[number]> => {
  const awards = arrayAt(resume, "awards");
  const others = awards.flatMap((award, at): ImportNote[] =>
    isJsonObject(award) && !isHackathon(award) && !isEmpty(award)
      ? [{ pointer: jsonPointer("", ["awards", at]), why: noAward }]
      : [],
  );
  const events = awards.map((award) => (isJsonObject(award) && isHackathon(award) ? award : undefined));
  const { own, notes, incomplete } = readSection(
    hackathon,
    { awards: events },
    { section: "awards", key: "hackathons" },
  );
  return { own, notes: [...notes, ...others], incomplete };
};

/** Names of skills without keywords, or of languages. Each kind becomes its own skill group. */
const named = (
  resume: JsonObject,
  section: string,
  key: string,
  nameOf: (item: JsonObject) => string,
): ReadResult<string[]> => {
  const notes: ImportNote[] = [];
  const own = arrayAt(resume, section).flatMap((item, at) => {
    if (!isJsonObject(item) || (section === "skills" && !isEmpty(item.keywords))) return [];
    const name = nameOf(item).trim();
    if (name === "") return [];
    notes.push({ pointer: jsonPointer("", [section, at]), file, key });
    return [name];
  });
  return { own, notes };
};

const readSkills = (resume: JsonObject): ReadList<z.output<typeof SkillGroups>[number]> => {
  const withKeywords = arrayAt(resume, "skills").map((item) =>
    isJsonObject(item) && !isEmpty(item.keywords) ? item : undefined,
  );
  const groups = readSection(skillGroup, { skills: withKeywords }, { section: "skills", key: "skillGroups" });
  const own = [...groups.own];
  const notes = [...groups.notes];
  const text = (value: unknown): string => (typeof value === "string" ? value : "");
  const add = (group: string, section: string, nameOf: (item: JsonObject) => string): void => {
    const { own: skills, notes: said } = named(resume, section, `skillGroups[${own.length}].skills`, nameOf);
    if (skills.length > 0) own.push({ name: group, skills });
    notes.push(...said);
  };
  add("Skills", "skills", ({ name }) => text(name));
  add("Spoken languages", "languages", ({ language, fluency }) =>
    isEmpty(language) || isEmpty(fluency) ? text(language) : `${text(language)} (${text(fluency)})`,
  );
  return { own, notes, incomplete: groups.incomplete };
};

/** The resume sections for experience, and what an import would read back from them. */
export const writeExperience = (
  own: ExperienceContent,
): { readonly sections: JsonObject; readonly given: ExperienceContent } => {
  const sections = write(own);
  return { sections, given: readSections(sections).own };
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
    own: {
      ...(positions.own.length > 0 && { experiences: positions.own }),
      ...(events.own.length > 0 && { hackathons: events.own }),
      ...(skills.own.length > 0 && { skillGroups: skills.own }),
      ...(courses.own.length > 0 && { education: courses.own }),
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
  const { own, notes } = restoreExtras(mapping, read, resume, {
    vitrine,
    pointer,
    place: { pointer: "", file, key: "" },
  });
  return { own: ExperienceFile.safeParse(own).data ?? read.own, incomplete: read.incomplete, notes };
};
