import * as z from "zod";
import { webUrl } from "../text.ts";

const date = () =>
  z
    .string()
    .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/, "expected YYYY, YYYY-MM or YYYY-MM-DD")
    .describe("A date: YYYY, YYYY-MM or YYYY-MM-DD.");
const words = (about: string) => z.string().min(1).describe(about);

/** Item shapes of D13. */
export const Experience = z
  .object({
    company: words("Who the work was for."),
    role: words("What the person worked as."),
    start: date(),
    end: date().exactOptional(),
    location: words("Where the work was done.").exactOptional(),
    summary: words("What the work was, in a sentence or two.").exactOptional(),
    highlights: z.array(words("One result.")).describe("What was achieved."),
    tags: z.array(words("A technology or topic.")).describe("Technologies and topics."),
    url: webUrl().exactOptional().describe("The web page of the employer."),
  })
  .meta({ id: "Experience", description: "One position." });
export type Experience = z.infer<typeof Experience>;

export const Hackathon = z
  .object({
    name: words("The name of the event."),
    date: date(),
    project: words("What was built.").exactOptional(),
    award: words("What was won.").exactOptional(),
    summary: words("What happened, in a sentence or two.").exactOptional(),
    url: webUrl().exactOptional().describe("A web page about it."),
  })
  .meta({ id: "Hackathon", description: "One hackathon." });
export type Hackathon = z.infer<typeof Hackathon>;

export const SkillGroup = z
  .object({
    name: words("What the skills have in common."),
    skills: z.array(words("One skill.")).min(1).describe("The skills."),
  })
  .meta({ id: "SkillGroup", description: "Skills that belong together." });

export const Education = z
  .object({
    institution: words("The school."),
    degree: words("What was earned there."),
    field: words("The subject.").exactOptional(),
    start: date().exactOptional(),
    end: date().exactOptional(),
    url: webUrl().exactOptional().describe("The web page of the school."),
  })
  .meta({ id: "Education", description: "One degree or course." });
export type Education = z.infer<typeof Education>;

export const ExperienceBundle = z
  .object({
    experiences: z.array(Experience).exactOptional().describe("Positions, latest first."),
    hackathons: z.array(Hackathon).exactOptional().describe("Hackathons, latest first."),
    skillGroups: z.array(SkillGroup).exactOptional().describe("Skills by group."),
    education: z.array(Education).exactOptional().describe("Degrees and courses, latest first."),
  })
  .meta({ id: "ExperienceBundle", description: "Work history, hackathons, skills and education." });

export type ExperienceBundle = z.infer<typeof ExperienceBundle>;
