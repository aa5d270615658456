import type * as z from "zod";
import { ExperienceFile } from "../../content/experience-file.ts";
import type { Mapping } from "../mapping.ts";

const SkillGroup = ExperienceFile.shape.skillGroups.unwrap().element;

/** A skill group, and an item of `skills` with keywords. */
export const skillGroup: Mapping<z.output<typeof SkillGroup>> = {
  schema: SkillGroup,
  partialSchema: SkillGroup.partial(),
  write: ({ name, level, skills }) => ({ name, level, keywords: skills }),
  read: (fields) => {
    const content = {
      name: fields.text("name", "name"),
      level: fields.text("level", "level"),
      skills: fields.texts("skills", "keywords"),
    };
    fields.skipRest();
    return content;
  },
};
