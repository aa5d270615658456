import { projectKind } from "../../../content/content.ts";
import { normalizeForComparison } from "../../../content/issues/similar-names.ts";
import { slugOfFile } from "../../../content/projects/project-entries.ts";
import type { JsonObject } from "../../../resume/json-object.ts";
import { uniqueSlugs } from "../../../resume/slugs.ts";
import type { ContentTexts, MergeContext, MergedFile } from "./merge-files.ts";
import { editContentText } from "./text/content-text.ts";
import { type ItemIdentity, type ItemMatch, matchItems } from "./values/match-items.ts";
import { sameValue } from "./values/same-value.ts";
import { type Merged, mergeMembers, mergeWhole } from "./values/three-way.ts";

interface Project {
  readonly file: string;
  readonly slug: string;
  readonly value: JsonObject;
}

const { folder, ending, schema } = projectKind;

const pathOf = (slug: string): string => `${folder}/${slug}${ending}`;

const projectsOf = (files: Iterable<readonly [file: string, value: JsonObject]>): Project[] =>
  [...files].flatMap(([file, value]) => {
    const slug = slugOfFile(file);
    return slug === undefined ? [] : [{ file, slug, value }];
  });

const projectsIn = (texts: ContentTexts): Project[] =>
  projectsOf([...texts].map(([file, { value }]) => [file, value] as const));

/** A project is recognized by its title, otherwise by its file name or its text. */
const identity: ItemIdentity<Project> = {
  keyOf: ({ value }) => normalizeForComparison(String(value.title)),
  similarity: (a, b) => (a.slug === b.slug ? 2 : 0) + (sameValue(a.value.description, b.value.description) ? 1 : 0),
};

/** An imported project without a start that says no more than the owner's year, because a start without an end is "going on". */
const withoutKnownStart = (imported: JsonObject, { year, start, end }: JsonObject): JsonObject => {
  const { start: begin, ...others } = imported;
  const isKnown = start === undefined && end === undefined && String(begin).slice(0, 4) === String(year);
  return isKnown && imported.end === undefined ? others : imported;
};

/** Merges the projects. A project keeps its file name, because that is its address. */
export const mergeProjects = ({ base, yours, theirs, options }: MergeContext): MergedFile[] => {
  const lists = { base: projectsOf(Object.entries(base.files)), yours: projectsIn(yours), theirs: projectsIn(theirs) };
  const projectAt = (side: keyof typeof lists, match: ItemMatch): Project | undefined => lists[side][match[side] ?? -1];
  const matches = matchItems(lists, identity);

  const own = lists.yours.map(({ slug }) => slug);
  const others = matches
    .filter((match) => match.yours === undefined)
    .toSorted((a, b) => Number(a.base === undefined) - Number(b.base === undefined));
  const preferred = others.map((match) => (projectAt("base", match) ?? projectAt("theirs", match))?.slug ?? "");
  const otherSlugs = uniqueSlugs([...own, ...preferred]).slice(own.length);

  return matches.map((match) => {
    const [before, mine, imported] = [projectAt("base", match), projectAt("yours", match), projectAt("theirs", match)];
    const file = mine?.file ?? pathOf(otherSlugs[others.indexOf(match)] ?? "");
    const versions = { base: before?.value, yours: mine?.value, theirs: imported?.value };
    const merged: Merged<JsonObject | undefined> =
      mine && imported
        ? mergeMembers(
            schema,
            { base: before?.value ?? {}, yours: mine.value, theirs: withoutKnownStart(imported.value, mine.value) },
            [file],
            options,
          )
        : mergeWhole(versions, [file], options);
    const start = mine ? yours.get(file) : imported && theirs.get(imported.file);
    return {
      file,
      text: merged.result && start && editContentText(file, start, merged.result, options.origins),
      imported: imported?.value,
      differences: merged.differences,
    };
  });
};
