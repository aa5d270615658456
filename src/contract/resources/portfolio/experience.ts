import * as z from "zod";
import { webUrl, words } from "../../text/text.ts";
import { Award, Certificate, Interest, Publication, Reference, SpokenLanguage, Talk, Volunteer } from "./career.ts";
import { Fallbacks } from "./fallbacks.ts";
import { PartialDate } from "./partial-date.ts";

/** Item shapes (D13). */
export const Experience = z
  .object({
    company: words("The employer or client."),
    role: words("The job title."),
    start: PartialDate,
    end: PartialDate.exactOptional(),
    location: words("The location of the work.").exactOptional(),
    summary: words("The work in one or two sentences.").exactOptional(),
    highlights: z.array(words("One achievement.")).describe("Achievements."),
    tags: z.array(words("A technology or topic.")).describe("Technologies and topics."),
    url: webUrl().exactOptional().describe("The website of the employer."),
    description: words("What the employer does.").exactOptional(),
  })
  .meta({ id: "Experience", description: "One position." });
export type Experience = z.infer<typeof Experience>;

export const Hackathon = z
  .object({
    name: words("The name of the event."),
    date: PartialDate,
    project: words("The project.").exactOptional(),
    award: words("The award.").exactOptional(),
    summary: words("The event in one or two sentences.").exactOptional(),
    url: webUrl().exactOptional().describe("A web page about the event or project."),
  })
  .meta({ id: "Hackathon", description: "One hackathon." });
export type Hackathon = z.infer<typeof Hackathon>;

export const SkillGroup = z
  .object({
    name: words("The name of the group."),
    skills: z.array(words("One skill.")).min(1).describe("The skills."),
    level: words("For example: expert.").exactOptional(),
  })
  .meta({ id: "SkillGroup", description: "A group of skills." });

export const Education = z
  .object({
    institution: words("The school or university."),
    degree: words("The degree or certificate."),
    field: words("The field of study.").exactOptional(),
    start: PartialDate.exactOptional(),
    end: PartialDate.exactOptional(),
    url: webUrl().exactOptional().describe("The website of the school."),
    score: words("The grade.").exactOptional(),
    courses: z.array(words()).exactOptional().describe("Courses taken."),
  })
  .meta({ id: "Education", description: "One degree or course." });
export type Education = z.infer<typeof Education>;

export const ExperienceBundle = z
  .object({
    experiences: z.array(Experience).exactOptional().describe("Positions, latest first."),
    hackathons: z.array(Hackathon).exactOptional().describe("Hackathons, latest first."),
    skillGroups: z.array(SkillGroup).exactOptional().describe("Skills by group."),
    education: z.array(Education).exactOptional().describe("Degrees and courses, latest first."),
    volunteer: z.array(Volunteer).exactOptional().describe("Volunteer work."),
    awards: z.array(Award).exactOptional().describe("Awards."),
    certificates: z.array(Certificate).exactOptional().describe("Certificates."),
    publications: z.array(Publication).exactOptional().describe("Publications."),
    talks: z.array(Talk).exactOptional().describe("Talks."),
    writing: z.array(Publication).exactOptional().describe("Articles and posts."),
    languages: z.array(SpokenLanguage).exactOptional().describe("Spoken languages."),
    interests: z.array(Interest).exactOptional().describe("Interests."),
    references: z.array(Reference).exactOptional().describe("References, if the owner publishes them."),
    fallbacks: Fallbacks.exactOptional(),
  })
  .meta({
    id: "ExperienceBundle",
    description: "Work history, education, and further lists of a career, latest first.",
  });

export type ExperienceBundle = z.infer<typeof ExperienceBundle>;
