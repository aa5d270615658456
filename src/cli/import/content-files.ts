import type * as z from "zod";
import { contentKinds, ProjectFile, projectKind } from "../../content/content.ts";
import { ExperienceFile } from "../../content/experience-file.ts";
import { yearOfDates } from "../../content/projects/project-year.ts";
import { SiteFile } from "../../content/site-file.ts";
import { deepEqual, isJsonObject, type JsonObject } from "../../resume/json-object.ts";
import type { ImportedContent } from "../../resume/read-resume.ts";
import type { NamedProject } from "../../resume/sections/read-projects.ts";
import { wholeKeys } from "../../resume/whole-files.ts";
import { yamlText } from "./yaml-text.ts";

/** Content files: path relative to the content folder, with forward slashes, to text. */
export type ContentFiles = ReadonlyMap<string, string>;

/** Removes keys whose value is the default of the schema. */
const withoutDefaults = (schema: z.ZodType, value: JsonObject, keep: readonly string[] = []): JsonObject =>
  Object.fromEntries(
    Object.entries(value).filter(([key, member]) => {
      const { [key]: _, ...others } = value;
      const { data } = schema.safeParse(others);
      return keep.includes(key) || !isJsonObject(data) || !deepEqual(data[key], member);
    }),
  );

const inOrder = (value: JsonObject, keys: readonly string[]): JsonObject => ({
  ...Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(value, key) ? [[key, value[key]]] : []))),
  ...value,
});

/** A YAML file whose first line names its schema for editors. */
export const yamlFile = (name: string, value: JsonObject, comments?: Readonly<Record<string, string>>): string =>
  `# yaml-language-server: $schema=.schema/${name}.json\n${yamlText(value, comments)}`;

const Position = ExperienceFile.shape.experiences.unwrap().element;

/** The key order of the items in each list. */
const orders: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(ExperienceFile.shape).map(([name, list]) => [name, Object.keys(list.unwrap().element.shape)]),
);

const experienceOf = ({ experiences, ...others }: ImportedContent["experience"]): JsonObject => ({
  ...(experiences && { experiences: experiences.map((experience) => withoutDefaults(Position, experience)) }),
  ...others,
});

/** Items that lack required values, as a comment for the owner to complete; empty if there are none. */
export const incompleteComment = (lists: ImportedContent["incomplete"]): string => {
  if (!lists || Object.keys(lists).length === 0) return "";
  const ordered = Object.entries(inOrder(lists, Object.keys(orders))).map(([list, items]) => [
    list,
    (items as readonly JsonObject[]).map((item) => inOrder(item, orders[list] ?? [])),
  ]);
  const lacksEnd = Object.values(lists).some((items) => items.some(({ end }) => end === null));
  const lines = [
    "Incomplete entries of the resume. Add the missing values, uncomment them, and move each into its list above:",
    ...(lacksEnd ? ["An entry that is current has no `end`: remove this line."] : []),
    "",
    ...yamlText(Object.fromEntries(ordered)).trimEnd().split("\n"),
  ];
  return `\n${lines.map((line) => `# ${line}`.trimEnd().concat("\n")).join("")}`;
};

/** Added to the front matter of a project without a description; its title is used as the description. */
export const describeReminder = "# The resume has no description of this project: write at least one sentence below.\n";

/** The keys of a project without a year that its dates give. */
const withoutYearOfDates = ({ year, ...front }: Omit<NamedProject, "slug" | "description">): JsonObject => ({
  ...front,
  ...(year !== undefined && year !== yearOfDates(front) && { year }),
});

const projectText = ({ slug: _, description, ...front }: NamedProject): string => {
  const keys = ["title", "subtitle", "year", "start", "end", "kind", "type", "role", "entity", "weight"];
  const others = ["tags", "link", "repo", "updated"];
  const yaml = yamlText(inOrder(withoutDefaults(ProjectFile, withoutYearOfDates(front)), [...keys, ...others]));
  return `---\n# yaml-language-server: $schema=../.schema/project.json\n${yaml}${description === front.title ? describeReminder : ""}---\n\n${description}\n`;
};

/** Comments on values that an import has to guess. */
const guesses = {
  description: "The site in one sentence. Generated from the resume: write your own.",
  language: "The language of your content.",
  updated: "The date of the last change to these files, for the sitemap.",
};

/** Settings that new owners look for, in comments at the end of site.yaml. */
export const siteSuggestions = `# The look of the pages: ${SiteFile.shape.theme.unwrap().options.join(", ")}.
# theme: studio
# Pages that no link leads to: the comparison of a job description with you, and pages about the API.
# pages: { match: false, developers: false, sandbox: false }
# The links at the top of every page, here without the API.
# navigation: [projects, experience, contact]
`;

/** The imported content as files, formatted like hand-written ones. */
export const contentFiles = (
  { profile, contact, experience, site, projects, incomplete, ...others }: ImportedContent,
  guessed: boolean,
): ContentFiles =>
  new Map([
    [contentKinds.profile.file, yamlFile("profile", profile)],
    [contentKinds.contact.file, yamlFile("contact", contact)],
    [contentKinds.experience.file, yamlFile("experience", experienceOf(experience)) + incompleteComment(incomplete)],
    [
      contentKinds.site.file,
      yamlFile("site", withoutDefaults(SiteFile, site, ["language"]), guessed ? guesses : {}) +
        (guessed ? siteSuggestions : ""),
    ],
    ...wholeKeys.flatMap((key) => {
      const value = others[key];
      return value ? [[contentKinds[key].file, yamlFile(key, value)] as const] : [];
    }),
    ...projects.map(
      (project) => [`${projectKind.folder}/${project.slug}${projectKind.ending}`, projectText(project)] as const,
    ),
  ]);
