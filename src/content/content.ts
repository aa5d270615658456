import * as z from "zod";
import { ContactInfo } from "../contract/resources/portfolio/contact.ts";
import { FaqEntry } from "../contract/resources/portfolio/faq.ts";
import { Profile, ProfileLink } from "../contract/resources/portfolio/profile.ts";
import { Project } from "../contract/resources/portfolio/project.ts";
import { webUrl } from "../contract/text/text.ts";
import { dateAsText } from "./date-as-text.ts";
import { ExperienceFile } from "./experience-file.ts";
import {
  type ContentPicture,
  type ContentPictures,
  WrittenCover,
  WrittenFigure,
  WrittenPicture,
} from "./pictures/picture.ts";
import { careerSections, Day, SiteFile } from "./site-file.ts";

// The schema of each content file is strict: unknown keys are errors.

export const ProfileFile = z.strictObject({
  ...Profile.shape,
  profiles: z
    .array(z.strictObject(ProfileLink.shape))
    .exactOptional()
    .describe("Your profiles on networks besides GitHub and LinkedIn."),
  photo: WrittenPicture.exactOptional().describe("A portrait of the person."),
});

const { email, location, availability, form } = ContactInfo.shape;
export const ContactFile = z.strictObject({ email, location, availability, form });

export const FaqFile = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        question: FaqEntry.shape.question,
        also: z.array(z.string().min(1)).exactOptional().describe("Other wordings of the same question."),
        answer: FaqEntry.shape.answer.describe("The answer, which is quoted verbatim."),
        url: FaqEntry.shape.url,
      }),
    )
    .exactOptional()
    .describe("Frequently asked questions and their answers."),
});

export const SynonymsFile = z.strictObject({
  groups: z
    .array(z.array(z.string().min(1)).min(2))
    .exactOptional()
    .describe("Groups of two or more words that have the same meaning."),
});

const Year = z.string().regex(/^\d{4}$/, "expected a year of four digits");

export const ProjectFile = z.strictObject({
  title: Project.shape.title,
  subtitle: Project.shape.subtitle,
  tags: Project.shape.tags,
  link: webUrl().exactOptional().describe("The web page of the project."),
  repo: webUrl().exactOptional().describe("The source code repository."),
  year: dateAsText(Year).exactOptional().describe("The year of the project, as four digits."),
  kind: Project.shape.kind,
  cover: WrittenCover.exactOptional().describe("The picture of the project. Without one, the build draws a cover."),
  gallery: z.array(WrittenFigure).exactOptional().describe("Further pictures, shown below the text."),
  updated: Day.exactOptional().describe("The day on which the text last changed."),
  weight: z.int().default(0).describe("The position within the year: smaller numbers come first. The default is 0."),
  aliases: z
    .array(z.string().min(1))
    .exactOptional()
    .describe("Former names of the file, or paths such as /made/tide-clock. They redirect to the page of the project."),
  unlisted: z
    .boolean()
    .exactOptional()
    .describe("Whether only people who have the address find the project. Its page exists, but nothing lists it."),
  featured: z.boolean().exactOptional().describe("Whether the front page shows it first, with a large picture."),
  role: z.string().min(1).exactOptional().describe("What you did, such as Design and code."),
  client: z.string().min(1).exactOptional().describe("For whom you did it."),
  duration: z.string().min(1).exactOptional().describe("How long it took, such as Three months."),
  team: z.string().min(1).exactOptional().describe("With whom you did it."),
  result: z.string().min(1).exactOptional().describe("What came of it, in one sentence."),
  draft: z.boolean().exactOptional().describe("Whether only `npm run dev` shows the project."),
});

/** A project: its file name without the extension, its front matter and its body. */
export type WrittenProject = z.infer<typeof ProjectFile> & {
  readonly slug: string;
  readonly description: string;
  /** The pictures in its front matter and its text, by the path that the owner wrote; undefined if there are none. */
  readonly pictures?: ContentPictures;
};

interface ContentKind {
  readonly file: `${string}.yaml`;
  readonly schema: z.ZodObject;
  /** The sections of the front page that show it. */
  readonly sections: readonly string[];
}

/**
 * Every YAML file of the content folder, by its key in the portfolio. Reading, checking, editor schemas,
 * the import, the resume and the front page derive from this list.
 */
export const contentKinds = {
  profile: { file: "profile.yaml", schema: ProfileFile, sections: [] },
  contact: { file: "contact.yaml", schema: ContactFile, sections: ["contact"] },
  experience: {
    file: "experience.yaml",
    schema: ExperienceFile,
    sections: ["experience", "hackathons", "skills", "education", ...careerSections],
  },
  site: { file: "site.yaml", schema: SiteFile, sections: [] },
  faq: { file: "faq.yaml", schema: FaqFile, sections: ["questions"] },
  synonyms: { file: "synonyms.yaml", schema: SynonymsFile, sections: [] },
} as const satisfies Readonly<Record<string, ContentKind>>;

export type ContentKey = keyof typeof contentKinds;

/** The keys of the YAML files, in reading order. */
export const contentKeys = Object.keys(contentKinds) as readonly ContentKey[];

/** The projects of the content folder: one Markdown file each, or a folder with its text in `index` and its pictures. */
export const projectKind = {
  folder: "projects",
  ending: ".md",
  index: "index.md",
  schema: ProjectFile,
  sections: ["projects"],
} as const;

/** The owner's style sheet in the content folder, which pages load after Vitrine's own. */
export const themeName = "theme.css";

/** The sections of the front page that show content. */
export type ContentSection =
  | (typeof contentKinds)[ContentKey]["sections"][number]
  | (typeof projectKind)["sections"][number];

/** The content of each YAML file, checked. */
export type ContentValues = { readonly [Key in ContentKey]: z.infer<(typeof contentKinds)[Key]["schema"]> };

/** The checked content. Projects are in list order. */
export interface Portfolio extends ContentValues {
  readonly projects: readonly WrittenProject[];
  /** Projects that have a page and files of their own, but that nothing lists (D16). */
  readonly unlisted: readonly WrittenProject[];
  /** The photo of the profile. */
  readonly photo?: ContentPicture;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Orders projects by year, newest first and undated last, then by weight, then by file name. */
export const compareProjects = (a: WrittenProject, b: WrittenProject): number =>
  byText(b.year ?? "", a.year ?? "") || a.weight - b.weight || byText(a.slug, b.slug);
