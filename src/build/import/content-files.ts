import type * as z from "zod";
import { ExperienceFile, ProjectFile, SiteFile } from "../../portfolio/content.ts";
import { isMembers, type Members, same } from "../../portfolio/resume/members.ts";
import type { NamedProject } from "../../portfolio/resume/read-projects.ts";
import type { Imported } from "../../portfolio/resume/read-resume.ts";
import { yamlText } from "./yaml-text.ts";

/** Files of the content: their names, relative to its folder with forward slashes, and their texts. */
export type ContentFiles = ReadonlyMap<string, string>;

/** Without the keys whose value is what the content check adds where they are left out. */
const withoutDefaults = (schema: z.ZodType, value: Members, keep: readonly string[] = []): Members =>
  Object.fromEntries(
    Object.entries(value).filter(([key, each]) => {
      const { [key]: _, ...others } = value;
      const { data } = schema.safeParse(others);
      return keep.includes(key) || !isMembers(data) || !same(data[key], each);
    }),
  );

const inOrder = (value: Members, keys: readonly string[]): Members => ({
  ...Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(value, key) ? [[key, value[key]]] : []))),
  ...value,
});

/** A file of YAML whose first line tells editors its schema. */
export const yamlFile = (name: string, value: Members, comments?: Readonly<Record<string, string>>): string =>
  `# yaml-language-server: $schema=.schema/${name}.json\n${yamlText(value, comments)}`;

const Position = ExperienceFile.shape.experiences.unwrap().element;

/** The order of the keys of each thing in a list. */
const orders: Readonly<Record<string, readonly string[]>> = {
  experiences: Object.keys(Position.shape),
  hackathons: Object.keys(ExperienceFile.shape.hackathons.unwrap().element.shape),
  skillGroups: Object.keys(ExperienceFile.shape.skillGroups.unwrap().element.shape),
  education: Object.keys(ExperienceFile.shape.education.unwrap().element.shape),
};

const experienceOf = ({ experiences, ...others }: Imported["experience"]): Members => ({
  ...(experiences && { experiences: experiences.map((each) => withoutDefaults(Position, each)) }),
  ...others,
});

/** What experience lacks something, as a comment: nothing is made up for it, and nothing gets lost. */
const unfinishedText = (lists: Imported["unfinished"]): string => {
  if (!lists) return "";
  const ordered = Object.entries(lists).map(([list, items]) => [
    list,
    items.map((item) => inOrder(item, orders[list] ?? [])),
  ]);
  const lines = [
    "This is in the resume too, and lacks something. Fill that in, move it into the list of its name, and take the marks off:",
    "",
    ...yamlText(Object.fromEntries(ordered)).trimEnd().split("\n"),
  ];
  return `\n${lines.map((line) => `# ${line}`.trimEnd().concat("\n")).join("")}`;
};

/** The last line of the front matter of a project whose text is its title for want of another. */
const undescribed = "# The resume does not say what this is: describe it below, in a sentence or more.\n";

const projectText = ({ slug: _, description, ...front }: NamedProject): string => {
  const keys = ["title", "subtitle", "year", "kind", "weight", "tags", "link", "repo", "updated"];
  const yaml = yamlText(inOrder(withoutDefaults(ProjectFile, front), keys));
  return `---\n# yaml-language-server: $schema=../.schema/project.json\n${yaml}${description === front.title ? undescribed : ""}---\n\n${description}\n`;
};

/** Comments for what an import can only guess. */
const guesses = {
  description: "What the site is, in one sentence. It was made from the resume: say it in your own words.",
  language: "The language of your texts.",
  updated: "The day on which these files last changed; what reads the sitemap goes by it.",
};

/** What was imported, as files that look as if they were written by hand. */
export const contentFiles = (
  { profile, contact, experience, site, faq, synonyms, projects, unfinished }: Imported,
  guessed: boolean,
): ContentFiles =>
  new Map([
    ["profile.yaml", yamlFile("profile", profile)],
    ["contact.yaml", yamlFile("contact", contact)],
    ["experience.yaml", yamlFile("experience", experienceOf(experience)) + unfinishedText(unfinished)],
    ["site.yaml", yamlFile("site", withoutDefaults(SiteFile, site, ["language"]), guessed ? guesses : {})],
    ...(faq ? [["faq.yaml", yamlFile("faq", faq)] as const] : []),
    ...(synonyms ? [["synonyms.yaml", yamlFile("synonyms", synonyms)] as const] : []),
    ...projects.map((each) => [`projects/${each.slug}.md`, projectText(each)] as const),
  ]);
