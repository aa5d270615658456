import type * as z from "zod";
import { ExperienceFile } from "../../content/experience-file.ts";
import type { Mapping } from "../mapping.ts";

const SkillGroup = ExperienceFile.shape.skillGroups.unwrap().element;

/** A skill group, and an item of `skills` with keywords. */
export const skillGroup: Mapping<z.output<typeof SkillGroup>> = {
  schema: SkillGroup,
  partialSchema: SkillGroup.partial(),
  write: ({ name, skills }) => ({ name, keywords: skills }),
  read: (fields) => {
    const content = { name: fields.text("name", "name"), skills: fields.texts("skills", "keywords") };
    fields.skipRest({ level: "the site shows no skill levels" });
    return content;
  },
};
