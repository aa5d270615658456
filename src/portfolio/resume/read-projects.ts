import type { Read } from "./mapping.ts";
import { readItem } from "./mapping.ts";
import { isMembers, isNothing, listAt, type Members } from "./members.ts";
import { type Note, pointerTo } from "./notes.ts";
import { project, publication, type ReadProject, Slug } from "./projects.ts";
import { slugOf, uniqueSlugs } from "./slugs.ts";

/** A project with the name of its file, without the ending. */
export type NamedProject = ReadProject & { readonly slug: string };

interface Entry {
  readonly section: "projects" | "publications";
  readonly at: number;
  readonly item: Members;
  /** The name that the file had when the resume was written. */
  readonly kept: string | undefined;
}

const entriesOf = (resume: Members, section: Entry["section"]): Entry[] =>
  listAt(resume, section).flatMap((item, at) => {
    if (!isMembers(item) || isNothing(item)) return [];
    const slug = isMembers(item.vitrine) ? Slug.safeParse(item.vitrine.slug) : undefined;
    return [{ section, at, item, kept: slug?.data }];
  });

const alike = (title: string): string => title.normalize("NFC").trim().toLowerCase();

/** Titles are what tells projects apart, so a second one of the same name gets a number. */
const retitled = (title: string, titles: Set<string>): string => {
  let unique = title;
  for (let number = 2; titles.has(alike(unique)); number += 1) unique = `${title} (${number})`;
  titles.add(alike(unique));
  return unique;
};

/** The projects and publications of a resume, each with a file name of its own. */
export const readProjects = (resume: Members): Read<NamedProject[]> => {
  const entries = [...entriesOf(resume, "projects"), ...entriesOf(resume, "publications")];
  // Names that were given stay, whatever is made from titles.
  const named = entries.toSorted((a, b) => Number(b.kept !== undefined) - Number(a.kept !== undefined));
  const slugs = uniqueSlugs(named.map(({ kept, item }) => kept ?? slugOf(String(item.name ?? ""))));
  const slugAt = new Map(named.map((entry, at) => [entry, slugs[at] ?? ""]));
  const titles = new Set<string>();
  const own: NamedProject[] = [];
  const notes: Note[] = [];
  for (const entry of entries) {
    const { section, at, item } = entry;
    const slug = slugAt.get(entry) ?? "";
    const pointer = pointerTo("", [section, at]);
    const mapping = section === "projects" ? project : publication;
    const read = readItem(mapping, item, { pointer, file: `projects/${slug}.md`, key: "" });
    notes.push(...read.notes);
    if (!read.own) continue;
    const title = retitled(read.own.title, titles);
    if (title !== read.own.title)
      notes.push({
        pointer: pointerTo(pointer, "name"),
        why: `another project has this title, so this one is "${title}"`,
      });
    own.push({ ...read.own, title, slug });
  }
  return { own, notes };
};
