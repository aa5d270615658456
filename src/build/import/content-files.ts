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

const experienceOf = ({ experiences, ...others }: Imported["experience"]): Members => ({
  ...(experiences && { experiences: experiences.map((each) => withoutDefaults(Position, each)) }),
  ...others,
});

const projectText = ({ slug: _, description, ...front }: NamedProject): string => {
  const keys = ["title", "subtitle", "year", "kind", "weight", "tags", "link", "repo", "updated"];
  const yaml = yamlText(inOrder(withoutDefaults(ProjectFile, front), keys));
  return `---\n# yaml-language-server: $schema=../.schema/project.json\n${yaml}---\n\n${description}\n`;
};

/** Comments for what an import can only guess. */
const guesses = {
  description: "What the site is, in one sentence. It was made from the resume: say it in your own words.",
  language: "The language of your texts.",
};

/** What was imported, as files that look as if they were written by hand. */
export const contentFiles = (
  { profile, contact, experience, site, faq, synonyms, projects }: Imported,
  guessed: boolean,
): ContentFiles =>
  new Map([
    ["profile.yaml", yamlFile("profile", profile)],
    ["contact.yaml", yamlFile("contact", contact)],
    ["experience.yaml", yamlFile("experience", experienceOf(experience))],
    ["site.yaml", yamlFile("site", withoutDefaults(SiteFile, site, ["language"]), guessed ? guesses : {})],
    ...(faq ? [["faq.yaml", yamlFile("faq", faq)] as const] : []),
    ...(synonyms ? [["synonyms.yaml", yamlFile("synonyms", synonyms)] as const] : []),
    ...projects.map((each) => [`projects/${each.slug}.md`, projectText(each)] as const),
  ]);
