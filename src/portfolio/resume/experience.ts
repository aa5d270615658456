import type * as z from "zod";
import { ExperienceFile } from "../content.ts";
import { hackathon, isHackathon } from "./awards.ts";
import { certificate, education } from "./education.ts";
import { type Mapping, type Read, readItem, restore, writeItem } from "./mapping.ts";
import { isMembers, isNothing, listAt, type Members, present } from "./members.ts";
import { type Note, pointerTo } from "./notes.ts";
import { volunteer, work } from "./positions.ts";
import { skillGroup } from "./skills.ts";

type Experience = z.output<typeof ExperienceFile>;
type ListName = keyof Experience;

/** What is known of things that lack something, by the list in which they would be. */
export type Unfinished = { readonly [List in ListName]?: readonly Members[] };

/** A list as it was read, and what is known of those that lack something. */
interface ReadList<Own> extends Read<Own[]> {
  readonly unfinished: readonly Members[];
}

const file = "experience.yaml";

const items = <Own extends object>(mapping: Mapping<Own>, list: readonly Own[] = []): Members[] | undefined =>
  list.length > 0 ? list.map((own) => writeItem(mapping, own)) : undefined;

/** The sections of a resume that hold what somebody did and can do. Events without an award are not among them. */
const write = ({ experiences, education: degrees, hackathons, skillGroups }: Partial<Experience>): Members =>
  present({
    work: items(work, experiences),
    education: items(education, degrees),
    awards: items(
      hackathon,
      hackathons?.filter(({ award }) => award !== undefined),
    ),
    skills: items(skillGroup, skillGroups),
  });

const mapping = { draft: ExperienceFile, write: (own: object) => write(own) };

/** Each item of a section that is an object, as a thing of the content that follows others of a list. */
const readSection = <Own extends object>(
  mapping: Mapping<Own>,
  resume: Members,
  { section, key, after }: { readonly section: string; readonly key: ListName; readonly after?: ReadList<Own> },
): ReadList<Own> => {
  const own = [...(after?.own ?? [])];
  const unfinished = [...(after?.unfinished ?? [])];
  const notes = [...(after?.notes ?? [])];
  for (const [at, item] of listAt(resume, section).entries()) {
    if (!isMembers(item) || isNothing(item)) continue;
    const place = { pointer: pointerTo("", [section, at]), file, key: `${key}[${own.length}].` };
    const read = readItem(mapping, item, place, `kept as a comment in ${file}`);
    if (read.unfinished) unfinished.push(read.unfinished);
    else own.push(read.own);
    notes.push(...read.notes);
  }
  return { own, notes, unfinished };
};

const Hackathons = ExperienceFile.shape.hackathons.unwrap();
const SkillGroups = ExperienceFile.shape.skillGroups.unwrap();

const noAward = "there is a place for hackathons, and not for other awards";

const readAwards = (resume: Members): ReadList<z.output<typeof Hackathons>[number]> => {
  const awards = listAt(resume, "awards");
  const others = awards.flatMap((award, at): Note[] =>
    isMembers(award) && !isHackathon(award) && !isNothing(award)
      ? [{ pointer: pointerTo("", ["awards", at]), why: noAward }]
      : [],
  );
  const events = awards.map((award) => (isMembers(award) && isHackathon(award) ? award : undefined));
  const { own, notes, unfinished } = readSection(
    hackathon,
    { awards: events },
    { section: "awards", key: "hackathons" },
  );
  return { own, notes: [...notes, ...others], unfinished };
};

/** Names that make a group of their own: of skills without keywords, and of languages. */
const named = (resume: Members, section: string, key: string, nameOf: (item: Members) => string): Read<string[]> => {
  const notes: Note[] = [];
  const own = listAt(resume, section).flatMap((item, at) => {
    if (!isMembers(item) || (section === "skills" && !isNothing(item.keywords))) return [];
    const name = nameOf(item).trim();
    if (name === "") return [];
    notes.push({ pointer: pointerTo("", [section, at]), file, key });
    return [name];
  });
  return { own, notes };
};

const readSkills = (resume: Members): ReadList<z.output<typeof SkillGroups>[number]> => {
  const withKeywords = listAt(resume, "skills").map((item) =>
    isMembers(item) && !isNothing(item.keywords) ? item : undefined,
  );
  const groups = readSection(skillGroup, { skills: withKeywords }, { section: "skills", key: "skillGroups" });
  const own = [...groups.own];
  const notes = [...groups.notes];
  const text = (value: unknown): string => (typeof value === "string" ? value : "");
  const add = (group: string, section: string, nameOf: (item: Members) => string): void => {
    const { own: skills, notes: said } = named(resume, section, `skillGroups[${own.length}].skills`, nameOf);
    if (skills.length > 0) own.push({ name: group, skills });
    notes.push(...said);
  };
  add("Skills", "skills", ({ name }) => text(name));
  add("Spoken languages", "languages", ({ language, fluency }) =>
    isNothing(language) || isNothing(fluency) ? text(language) : `${text(language)} (${text(fluency)})`,
  );
  return { own, notes, unfinished: groups.unfinished };
};

/** The sections of a resume, and what of ours they do not give back. */
export const writeExperience = (own: Experience): { readonly sections: Members; readonly given: Experience } => {
  const sections = write(own);
  return { sections, given: readSections(sections).own };
};

type ReadExperience = Read<Experience> & { readonly unfinished: Unfinished };

const readSections = (resume: Members): ReadExperience => {
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
    unfinished: {
      ...(positions.unfinished.length > 0 && { experiences: positions.unfinished }),
      ...(events.unfinished.length > 0 && { hackathons: events.unfinished }),
      ...(skills.unfinished.length > 0 && { skillGroups: skills.unfinished }),
      ...(courses.unfinished.length > 0 && { education: courses.unfinished }),
    },
    notes: [positions, courses, events, skills].flatMap(({ notes }) => notes),
  };
};

/** What somebody did and can do, from the sections of a resume and from what `vitrine` adds to them. */
export const readExperience = (resume: Members, vitrine: unknown, pointer: string): ReadExperience => {
  const read = readSections(resume);
  const { own, notes } = restore(mapping, read, resume, { vitrine, pointer, place: { pointer: "", file, key: "" } });
  return { own: ExperienceFile.safeParse(own).data ?? read.own, unfinished: read.unfinished, notes };
};
