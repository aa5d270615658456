import * as z from "zod";
import { careerSections } from "../contract/resources/career-sections.ts";
import { ContactInfo } from "../contract/resources/portfolio/contact.ts";
import { FaqEntry } from "../contract/resources/portfolio/faq.ts";
import { PartialDate } from "../contract/resources/portfolio/partial-date.ts";
import { Profile, ProfileLink } from "../contract/resources/portfolio/profile.ts";
import { Project, ProjectKind } from "../contract/resources/portfolio/project.ts";
import { byText } from "../contract/text/by-text.ts";
import { webUrl } from "../contract/text/text.ts";
import { dateAsText } from "./date-as-text.ts";
import { ExperienceFile } from "./experience-file.ts";
import { StringsFile } from "./languages/strings-file.ts";
import {
  type ContentPicture,
  type ContentPictures,
  WrittenCover,
  WrittenFigure,
  WrittenPicture,
} from "./pictures/picture.ts";
import { Day, type HomeSectionName, SiteFile } from "./site-file.ts";

// The schema of each content file is strict: unknown keys are errors.

const published = (name: string): string => `Published only if site.yaml lists \`${name}\` under \`publish\`.`;

const { fallbacks: _, ...profile } = Profile.shape;
export const ProfileFile = z.strictObject({
  ...profile,
  profiles: z
    .array(z.strictObject(ProfileLink.shape))
    .exactOptional()
    .describe("Your profiles on networks besides GitHub and LinkedIn."),
  phone: Profile.shape.phone.describe(published("phone")),
  address: Profile.shape.address.describe(`The street and number. ${published("address")}`),
  postalCode: Profile.shape.postalCode.describe(published("address")),
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

const MaybeDate = dateAsText(PartialDate).exactOptional();
const Words = z.string().min(1);

/** `type` says what a project is. Its `kind` says for whom it was made. */
const isNoKind = (text: string): boolean => !ProjectKind.safeParse(text.trim().toLowerCase()).success;

const Year = z.string().regex(/^\d{4}$/, "expected a year of four digits");

export const ProjectFile = z.strictObject({
  title: Project.shape.title,
  subtitle: Project.shape.subtitle,
  tags: Project.shape.tags,
  link: webUrl().exactOptional().describe("The web page of the project."),
  repo: webUrl().exactOptional().describe("The source code repository."),
  year: dateAsText(Year)
    .exactOptional()
    .describe("The year of the project, as four digits. The default is the year of the end, or else of the start."),
  start: MaybeDate.describe("When it started: YYYY, YYYY-MM or YYYY-MM-DD."),
  end: MaybeDate.describe("When it ended."),
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
  role: z
    .union([Words, z.array(Words).min(1)])
    .exactOptional()
    .describe("What you did, such as Design and code, or a list."),
  type: Words.refine(isNoKind, {
    message: "expected what the project is, such as application or conference",
    params: { fix: "rename the key to `kind`, which says for whom it was made" },
  })
    .exactOptional()
    .describe("What it is, such as application or conference."),
  entity: Words.exactOptional().describe("The organization that it belongs to."),
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
  /** In a further language: the texts that are those of the default language. */
  readonly fallback?: readonly string[];
};

/** A content file, and how it is checked and shown. */
export interface ContentKind {
  readonly file: `${string}.yaml`;
  readonly schema: z.ZodObject;
  /** The sections of the front page that show it. */
  readonly sections: readonly HomeSectionName[];
  /** The keys whose texts pages render as Markdown, at any depth. None by default. */
  readonly markdown?: readonly string[];
  /** The members that the file can have in a further language (D18). All by default; without any, it has no variants. */
  readonly variant?: readonly string[];
  /** Whether the site shows its texts. True by default. */
  readonly isPublished?: boolean;
}

/**
 * Every YAML file of the content folder, by its key in the portfolio. Reading, checking, further languages, editor schemas,
 * the import and the resume derive from this list. The sections only tell which links to the front page lead somewhere:
 * `homeSections` is their order, and `src/page-models/home.ts` their models.
 */
export const contentKinds = {
  profile: { file: "profile.yaml", schema: ProfileFile, sections: ["about"], markdown: ["about"] },
  contact: { file: "contact.yaml", schema: ContactFile, sections: ["contact"] },
  experience: {
    file: "experience.yaml",
    schema: ExperienceFile,
    sections: ["experience", "hackathons", "skills", "education", ...careerSections],
  },
  // The other members are about the whole site.
  site: {
    file: "site.yaml",
    schema: SiteFile,
    sections: [],
    variant: ["title", "description", "updated", "navigation"],
  },
  faq: { file: "faq.yaml", schema: FaqFile, sections: ["questions"], markdown: ["answer"] },
  // It only configures answers, in all languages.
  synonyms: { file: "synonyms.yaml", schema: SynonymsFile, sections: [], variant: [], isPublished: false },
  strings: { file: "strings.yaml", schema: StringsFile, sections: [] },
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
  // The other members are not texts, or decide where the project is listed.
  variant: [
    "title",
    "subtitle",
    "tags",
    "link",
    "repo",
    "cover",
    "gallery",
    "updated",
    "role",
    "client",
    "duration",
    "team",
    "result",
  ],
} as const;

/** The owner's style sheet in the content folder, which pages load after Vitrine's own. */
export const themeName = "theme.css";

/** The content of each YAML file, checked. */
export type ContentValues = { readonly [Key in ContentKey]: z.infer<(typeof contentKinds)[Key]["schema"]> };

/** The texts that a portfolio in a further language takes from the default language. */
export interface Fallback {
  /** The language of the portfolio. */
  readonly variant: string;
  /** The default language. */
  readonly language: string;
  readonly members: Readonly<Partial<Record<ContentKey, readonly string[]>>>;
}

/** The checked content in one language. Projects are in list order. */
export interface Portfolio extends ContentValues {
  readonly projects: readonly WrittenProject[];
  /** Projects that have a page and files of their own, but that nothing lists (D16). */
  readonly unlisted: readonly WrittenProject[];
  /** The photo of the profile. */
  readonly photo?: ContentPicture;
  /** The portfolio in further languages; undefined if there are none (D18). */
  readonly variants?: readonly Portfolio[];
  /** Undefined for the default language. */
  readonly fallback?: Fallback;
}

/** Orders projects by year, newest first and undated last, then by weight, then by file name. */
export const compareProjects = (a: WrittenProject, b: WrittenProject): number =>
  byText(b.year ?? "", a.year ?? "") || a.weight - b.weight || byText(a.slug, b.slug);
