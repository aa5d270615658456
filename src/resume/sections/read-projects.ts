import { type ImportNote, jsonPointer } from "../import-notes.ts";
import { isEmpty, isJsonObject, type JsonObject } from "../json-object.ts";
import { type ReadResult, readItem } from "../mapping.ts";
import { slugOf, uniqueSlugs } from "../slugs.ts";
import { asItem, itemsOf } from "../spellings/spellings.ts";
import { type ImportedProject, project, Slug } from "./projects.ts";

/** A project with its file name, without `.md`. */
export type NamedProject = ImportedProject & { readonly slug: string };

interface Entry {
  readonly index: number;
  readonly item: JsonObject;
  /** The file name from our own export. */
  readonly exportedSlug: string | undefined;
}

const entriesOf = (resume: JsonObject): Entry[] =>
  itemsOf(resume, "projects").flatMap((given, index) => {
    const item = asItem("projects", given);
    if (!isJsonObject(item) || isEmpty(item)) return [];
    const slug = isJsonObject(item.vitrine) ? Slug.safeParse(item.vitrine.slug) : undefined;
    return [{ index, item, exportedSlug: slug?.data }];
  });

const normalizeTitle = (title: string): string => title.normalize("NFC").trim().toLowerCase();

/** Adds a number to repeated titles, because titles must be unique. */
const uniqueTitle = (title: string, titles: Set<string>): string => {
  let unique = title;
  for (let number = 2; titles.has(normalizeTitle(unique)); number += 1) unique = `${title} (${number})`;
  titles.add(normalizeTitle(unique));
  return unique;
};

/** The projects of a resume, each with a unique file name. */
export const readProjects = (resume: JsonObject): ReadResult<NamedProject[]> => {
  const entries = entriesOf(resume);
  // File names from our own export take precedence over generated ones.
  const ordered = entries.toSorted(
    (a, b) => Number(b.exportedSlug !== undefined) - Number(a.exportedSlug !== undefined),
  );
  const slugs = uniqueSlugs(
    ordered.map(({ exportedSlug, item }) => exportedSlug ?? slugOf(String(item.name ?? item.title ?? ""))),
  );
  const slugAt = new Map(ordered.map((entry, index) => [entry, slugs[index] ?? ""]));
  const titles = new Set<string>();
  const content: NamedProject[] = [];
  const notes: ImportNote[] = [];
  for (const entry of entries) {
    const { index, item } = entry;
    const slug = slugAt.get(entry) ?? "";
    const pointer = jsonPointer("", ["projects", index]);
    const read = readItem(project, item, { pointer, file: `projects/${slug}.md`, key: "" });
    notes.push(...read.notes);
    if (!read.content) continue;
    const title = uniqueTitle(read.content.title, titles);
    if (title !== read.content.title)
      notes.push({
        pointer: jsonPointer(pointer, "name"),
        why: `another project has this title, so this one is "${title}"`,
      });
    content.push({ ...read.content, title, slug });
  }
  return { content, notes };
};
