import type * as z from "zod";
import { ExperienceFile } from "../../content/experience-file.ts";
import { fieldReader } from "../fields/field-reader.ts";
import { type ImportNote, jsonPointer } from "../import-notes.ts";
import { isEmpty, isJsonObject, type JsonObject } from "../json-object.ts";
import { defineMapping, type ReadResult } from "../mapping.ts";
import { asItem, itemsOf, spellings } from "../spellings/spellings.ts";

const SkillGroup = ExperienceFile.shape.skillGroups.unwrap().element;
type SkillGroup = z.output<typeof SkillGroup>;

/** A skill group, and an item of `skills` with keywords. */
export const skillGroup = defineMapping({
  schema: SkillGroup,
  spellings: spellings.skills,
  write: ({ name, level, skills }) => ({ name, level, keywords: skills }),
  read: (fields) => ({
    name: fields.text("name"),
    level: fields.text("level"),
    skills: fields.texts("skills", "keywords"),
  }),
});

/** Whether an item of `skills` is a group. */
export const hasKeywords = (item: JsonObject): boolean =>
  ["keywords", ...spellings.skills.keywords].some((member) => !isEmpty(item[member]));

/** The group of the skills of one level. The level is its name, unless it has no letters, such as 4. */
const groupOf = (level: string, skills: string[]): SkillGroup =>
  /\p{L}/u.test(level) ? { name: level, skills } : { name: "Skills", ...(level !== "" && { level }), skills };

/** Skills without keywords, as one group for each level. `first` is the index of the first of these groups. */
export const readSingleSkills = (resume: JsonObject, file: string, first: number): ReadResult<SkillGroup[]> => {
  const notes: ImportNote[] = [];
  const skills = itemsOf(resume, "skills").flatMap((given, index) => {
    const item = asItem("skills", given);
    if (!isJsonObject(item) || isEmpty(item) || hasKeywords(item)) return [];
    const pointer = jsonPointer("", ["skills", index]);
    const fields = fieldReader(item, { pointer, file, key: "" }, spellings.skills);
    const [name, level = ""] = [fields.text("name"), fields.text("level")];
    fields.skipRest();
    notes.push(...fields.notes.filter((note) => "why" in note));
    if (name !== undefined) return [{ name, level, pointer }];
    notes.push({ pointer, why: "left out: needs `name`" });
    return [];
  });
  const levels = [...Map.groupBy(skills, ({ level }) => level)];
  for (const [at, [, members]] of levels.entries())
    for (const { pointer } of members) notes.push({ pointer, file, key: `skillGroups[${first + at}].skills` });
  const content = levels.map(([level, members]) =>
    groupOf(
      level,
      members.map(({ name }) => name),
    ),
  );
  return { content, notes };
};
