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
  { section, key, after = [] }: { readonly section: string; readonly key: string; readonly after?: readonly Own[] },
): Read<Own[]> => {
  const own = [...after];
  const notes: Note[] = [];
  for (const [at, item] of listAt(resume, section).entries()) {
    if (!isMembers(item) || isNothing(item)) continue;
    const read = readItem(mapping, item, {
      pointer: pointerTo("", [section, at]),
      file,
      key: `${key}[${own.length}].`,
    });
    if (read.own) own.push(read.own);
    notes.push(...read.notes);
  }
  return { own, notes };
};

const noAward = "there is a place for hackathons, and not for other awards";

const readAwards = (resume: Members): Read<z.output<typeof ExperienceFile.shape.hackathons> & object> => {
  const awards = listAt(resume, "awards");
  const others = awards.flatMap((award, at): Note[] =>
    isMembers(award) && !isHackathon(award) && !isNothing(award)
      ? [{ pointer: pointerTo("", ["awards", at]), why: noAward }]
      : [],
  );
  const events = awards.map((award) => (isMembers(award) && isHackathon(award) ? award : undefined));
  const { own, notes } = readSection(hackathon, { awards: events }, { section: "awards", key: "hackathons" });
  return { own, notes: [...notes, ...others] };
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

const readSkills = (resume: Members): Read<z.output<typeof ExperienceFile.shape.skillGroups> & object> => {
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
  return { own, notes };
};

/** The sections of a resume, and what of ours they do not give back. */
export const writeExperience = (own: Experience): { readonly sections: Members; readonly given: Experience } => {
  const sections = write(own);
  return { sections, given: readSections(sections).own };
};

const readSections = (resume: Members): Read<Experience> => {
  const paid = readSection(work, resume, { section: "work", key: "experiences" });
  const positions = readSection(volunteer, resume, { section: "volunteer", key: "experiences", after: paid.own });
  const degrees = readSection(education, resume, { section: "education", key: "education" });
  const courses = readSection(certificate, resume, { section: "certificates", key: "education", after: degrees.own });
  const events = readAwards(resume);
  const skills = readSkills(resume);
  return {
    own: {
      ...(positions.own.length > 0 && { experiences: positions.own }),
      ...(events.own.length > 0 && { hackathons: events.own }),
      ...(skills.own.length > 0 && { skillGroups: skills.own }),
      ...(courses.own.length > 0 && { education: courses.own }),
    },
    notes: [paid, positions, degrees, courses, events, skills].flatMap(({ notes }) => notes),
  };
};

/** What somebody did and can do, from the sections of a resume and from what `vitrine` adds to them. */
export const readExperience = (resume: Members, vitrine: unknown, pointer: string): Read<Experience> => {
  const read = readSections(resume);
  const { own, notes } = restore(mapping, read, resume, { vitrine, pointer, place: { pointer: "", file, key: "" } });
  return { own: ExperienceFile.safeParse(own).data ?? read.own, notes };
};
