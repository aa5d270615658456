import { ProjectFile, type WrittenProject } from "../../portfolio/content.ts";
import { type Mistake, mistakeAt, mistakeOf } from "./mistake.ts";
import { alike } from "./names.ts";
import { relativeLinks } from "./project-links.ts";
import { readYaml, type Written } from "./read-yaml.ts";
import type { Source } from "./source.ts";

/** A project file as it was read: the project when it has no mistake, and its title wherever there is one. */
export interface ReadProject {
  readonly project?: WrittenProject;
  readonly mistakes: readonly Mistake[];
  readonly title?: Written & { readonly source: Source };
}

interface Parts {
  /** From the start of the file, so that offsets are the same in both. */
  readonly yaml: string;
  /** The offset behind the front matter. */
  readonly end: number;
  readonly body: string;
}

/** Splits a project file into its front matter and its body. */
const splitFrontMatter = ({ text }: Source): Parts | undefined => {
  const match = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?(---[ \t]*(?:\r?\n|$))/.exec(text);
  if (!match) return undefined;
  const end = match[0].length;
  return { yaml: text.slice(0, end - (match[1]?.length ?? 0)), end, body: text.slice(end).trim() };
};

const startWith = "start the file with a line ---, a line `title: …` and another line ---";

const noFrontMatter = (source: Source): Mistake => {
  const { text } = source;
  const expected = "front matter between two lines of ---, then the description";
  if (text.trim() === "") return mistakeAt(source, 0, 1, { found: "an empty file", expected, fix: startWith });
  if (/^---[ \t]*\r?$/m.test(text.split("\n")[0] ?? ""))
    return mistakeAt(source, 0, 3, {
      found: "front matter that does not end",
      expected,
      fix: "add a line --- after the last key, above the description",
    });
  const later = /^---[ \t]*\r?\n\s*[\w-]+:/m.exec(text);
  const fix = later ? "remove what stands above the first line of ---" : startWith;
  const length = text.split(/\r?\n/)[0]?.length ?? 0;
  return mistakeAt(source, 0, length, { found: "a file that does not start with ---", expected, fix });
};

const addressable = /^[\p{L}\p{N}\p{M}_-]+$/u;

/** A name that cannot be a part of an address, in which hosts and browsers would read something else. */
const misnamed = (source: Source, slug: string): Mistake => {
  const meant = slug
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  return mistakeOf(source.file, {
    found: `the file name \`${slug}.md\``,
    expected: "a name of letters, digits, - and _, because it becomes the address of the project's page",
    fix: meant ? `rename it to \`${meant}.md\`` : "rename it, for example to `tide-clock.md`",
  });
};

/** Reads a project file. `slug` is its name without the ending. */
export const readProject = (source: Source, slug: string): ReadProject => {
  const parts = splitFrontMatter(source);
  const named = addressable.test(slug) ? [] : [misnamed(source, slug)];
  if (!parts) return { mistakes: [...named, noFrontMatter(source)] };
  const { value, mistakes, textAt } = readYaml(source, parts.yaml, ProjectFile);
  const titled = textAt("title");
  const title = titled && { ...titled, source };
  const closing = parts.yaml.length;
  const empty = mistakeAt(source, closing, closing + 3, {
    found: "no description",
    expected: "some text below the front matter",
    fix: "describe the project below this line, in a sentence or more",
  });
  const all = [...named, ...mistakes, ...(parts.body === "" ? [empty] : []), ...relativeLinks(source, parts.end)];
  if (all.length > 0 || !value) return { mistakes: all, ...(title && { title }) };
  return {
    project: { ...value, slug, description: parts.body.replaceAll("\r\n", "\n") },
    mistakes: [],
    ...(title && { title }),
  };
};

/** Titles that two projects share. */
export const duplicateTitles = (projects: readonly ReadProject[]): Mistake[] => {
  const first = new Map<string, string>();
  return projects.flatMap(({ title }) => {
    if (!title || title.text.trim() === "") return [];
    const { text, start, end, source } = title;
    const earlier = first.get(alike(text));
    first.set(alike(text), earlier ?? source.file);
    if (!earlier) return [];
    return [
      mistakeAt(source, start, end, {
        found: `the title "${text}", which ${earlier} has too`,
        expected: "a title that no other project has",
        fix: "change one of the two titles, or remove one of the files",
      }),
    ];
  });
};
