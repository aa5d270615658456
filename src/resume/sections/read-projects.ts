import { type ImportNote, jsonPointer } from "../import-notes.ts";
import { arrayAt, isEmpty, isJsonObject, type JsonObject } from "../json-object.ts";
import type { ReadResult } from "../mapping.ts";
import { readItem } from "../mapping.ts";
import { slugOf, uniqueSlugs } from "../slugs.ts";
import { type ImportedProject, project, publication, Slug } from "./projects.ts";

/** A project with its file name, without `.md`. */
export type NamedProject = ImportedProject & { readonly slug: string };

interface Entry {
  readonly section: "projects" | "publications";
  readonly at: number;
  readonly item: JsonObject;
  /** The file name from our own export. */
  readonly kept: string | undefined;
}

const entriesOf = (resume: JsonObject, section: Entry["section"]): Entry[] =>
  arrayAt(resume, section).flatMap((item, at) => {
    if (!isJsonObject(item) || isEmpty(item)) return [];
    const slug = isJsonObject(item.vitrine) ? Slug.safeParse(item.vitrine.slug) : undefined;
    return [{ section, at, item, kept: slug?.data }];
  });

const comparable = (title: string): string => title.normalize("NFC").trim().toLowerCase();

/** Adds a number to repeated titles, because titles must be unique. */
const uniqueTitle = (title: string, titles: Set<string>): string => {
  let unique = title;
  for (let number = 2; titles.has(comparable(unique)); number += 1) unique = `${title} (${number})`;
  titles.add(comparable(unique));
  return unique;
};

/** The projects and publications of a resume, each with a unique file name. */
export const readProjects = (resume: JsonObject): ReadResult<NamedProject[]> => {
  const entries = [...entriesOf(resume, "projects"), ...entriesOf(resume, "publications")];
  // File names from our own export take precedence over generated ones.
  const named = entries.toSorted((a, b) => Number(b.kept !== undefined) - Number(a.kept !== undefined));
  const slugs = uniqueSlugs(named.map(({ kept, item }) => kept ?? slugOf(String(item.name ?? ""))));
  const slugAt = new Map(named.map((entry, at) => [entry, slugs[at] ?? ""]));
  const titles = new Set<string>();
  const own: NamedProject[] = [];
  const notes: ImportNote[] = [];
  for (const entry of entries) {
    const { section, at, item } = entry;
    const slug = slugAt.get(entry) ?? "";
    const pointer = jsonPointer("", [section, at]);
    const mapping = section === "projects" ? project : publication;
    const read = readItem(mapping, item, { pointer, file: `projects/${slug}.md`, key: "" });
    notes.push(...read.notes);
    if (!read.own) continue;
    const title = uniqueTitle(read.own.title, titles);
    if (title !== read.own.title)
      notes.push({
        pointer: jsonPointer(pointer, "name"),
        why: `another project has this title, so this one is "${title}"`,
      });
    own.push({ ...read.own, title, slug });
  }
  return { own, notes };
};
