import * as z from "zod";
import { ContactInfo } from "../contract/resources/contact.ts";
import { Education, Experience, Hackathon, SkillGroup } from "../contract/resources/experience.ts";
import { Profile } from "../contract/resources/profile.ts";
import { Project } from "../contract/resources/project.ts";
import { webUrl } from "../contract/text.ts";

/** What the owner writes, a schema for each file. They are strict: a key that nobody reads is a mistake. */

/** A year or date, which YAML reads as a number when it is a year. */
const written = (date: z.ZodType<string, string>) => z.union([z.int(), z.string()]).transform(String).pipe(date);

export const ProfileFile = z.strictObject(Profile.shape);

const { email, location, availability, form } = ContactInfo.shape;
export const ContactFile = z.strictObject({ email, location, availability, form });

export const ExperienceFile = z.strictObject({
  experiences: z
    .array(
      z.strictObject({
        ...Experience.shape,
        start: written(Experience.shape.start),
        end: written(Experience.shape.end).exactOptional(),
        highlights: Experience.shape.highlights.default([]),
        tags: Experience.shape.tags.default([]),
      }),
    )
    .exactOptional()
    .describe("Positions."),
  hackathons: z
    .array(z.strictObject({ ...Hackathon.shape, date: written(Hackathon.shape.date) }))
    .exactOptional()
    .describe("Hackathons."),
  skillGroups: z.array(z.strictObject(SkillGroup.shape)).exactOptional().describe("Skills by group."),
  education: z
    .array(
      z.strictObject({
        ...Education.shape,
        start: written(Education.shape.start).exactOptional(),
        end: written(Education.shape.end).exactOptional(),
      }),
    )
    .exactOptional()
    .describe("Degrees and courses."),
});

const Day = z.iso.date("expected a day such as 2026-11-01");

export const SiteFile = z.strictObject({
  title: z.string().min(1).describe("The name of the site."),
  description: z.string().min(1).describe("What the site is, in one sentence."),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, "expected a language tag such as en or pt-BR")
    .default("en")
    .describe("The language that the content is written in."),
  updated: Day.exactOptional().describe("The day on which profile, experience or the like last changed."),
  agents: z
    .strictObject({
      search: z.boolean().default(true).describe("Whether pages may be shown in search results."),
      aiInput: z.boolean().default(true).describe("Whether assistants may read pages to answer with."),
      aiTrain: z.boolean().default(false).describe("Whether models may be trained on pages."),
    })
    .prefault({})
    .describe("What automatic readers may use the site for, as robots.txt says it."),
  security: z
    .strictObject({
      contact: z.url({ protocol: /^(?:https|mailto)$/ }).describe("Where weaknesses are told: mailto: or https:."),
      expires: Day.describe("The day until which that holds, less than a year ahead."),
    })
    .exactOptional()
    .describe("Whom to tell of weaknesses, as security.txt says it. Without it there is no such file."),
});

export const FaqFile = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        question: z.string().min(1).describe("The question as people ask it."),
        also: z.array(z.string().min(1)).exactOptional().describe("Other words for the same question."),
        answer: z.string().min(1).describe("The answer, given word for word."),
        url: webUrl().exactOptional().describe("A page with more about it."),
      }),
    )
    .exactOptional()
    .describe("Questions that are often asked, and their answers."),
});

export const SynonymsFile = z.strictObject({
  groups: z
    .array(z.array(z.string().min(1)).min(2))
    .exactOptional()
    .describe("Words that mean the same to whoever asks, in groups of two or more."),
});

const Year = z.string().regex(/^\d{4}$/, "expected a year of four digits");

export const ProjectFile = z.strictObject({
  title: Project.shape.title,
  subtitle: Project.shape.subtitle,
  tags: Project.shape.tags,
  link: webUrl().exactOptional().describe("Where the project can be seen."),
  repo: webUrl().exactOptional().describe("Where its source is."),
  year: written(Year).exactOptional().describe("The year of the project, as four digits."),
  kind: Project.shape.kind,
  updated: Day.exactOptional().describe("The day on which its text last changed."),
  weight: z
    .int()
    .default(0)
    .describe("Moves the project within its year: a smaller number comes first. 0 where it is left out."),
});

/** A project as it was written: its file name without the ending, its front matter, and the body. */
export type WrittenProject = z.infer<typeof ProjectFile> & { readonly slug: string; readonly description: string };

/** Everything the owner wrote, checked. Projects come in the order of the list. */
export interface Portfolio {
  readonly profile: z.infer<typeof ProfileFile>;
  readonly contact: z.infer<typeof ContactFile>;
  readonly experience: z.infer<typeof ExperienceFile>;
  readonly site: z.infer<typeof SiteFile>;
  readonly faq: z.infer<typeof FaqFile>;
  readonly synonyms: z.infer<typeof SynonymsFile>;
  readonly projects: readonly WrittenProject[];
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The order of projects: latest year first and those without a year last; within a year by weight, then by file name. */
export const inOrder = (a: WrittenProject, b: WrittenProject): number =>
  byText(b.year ?? "", a.year ?? "") || a.weight - b.weight || byText(a.slug, b.slug);
