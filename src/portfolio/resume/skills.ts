import type * as z from "zod";
import { ExperienceFile } from "../content.ts";
import type { Mapping } from "./mapping.ts";

const SkillGroup = ExperienceFile.shape.skillGroups.unwrap().element;

/** A group of skills, and an item of `skills` that has keywords. */
export const skillGroup: Mapping<z.output<typeof SkillGroup>> = {
  whole: SkillGroup,
  draft: SkillGroup.partial(),
  write: ({ name, skills }) => ({ name, keywords: skills }),
  read: (take) => {
    const own = { name: take.text("name", "name"), skills: take.texts("skills", "keywords") };
    take.rest({ level: "how well a skill is mastered is not shown" });
    return own;
  },
};
