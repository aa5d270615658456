import { contentKinds } from "../../../content/content.ts";
import { slugOfFile } from "../../../content/projects/project-entries.ts";
import type { MergedContent, MergeInput } from "./merge-files.ts";
import { editContentText } from "./text/content-text.ts";

/** Keys of site.yaml that are about the person. The others, such as `agents`, are settings of the site. */
const personal = ["title", "description", "language", "updated", "security"];

/** Replaces everything that the last import wrote, with the owner's changes to it. Keeps the settings of the site. */
export const replaceContent = ({ base, yours, theirs, incomplete, today }: MergeInput): MergedContent => {
  const { file } = contentKinds.site;
  const [ownSite, imported] = [yours.get(file)?.value ?? {}, theirs.get(file)];
  const settings = Object.entries(ownSite).filter(([key]) => !personal.includes(key));
  const date = today === undefined ? {} : { updated: today };
  const site = { ...Object.fromEntries(settings), ...date, ...imported?.value };
  const own = new Map([...yours.keys()].map((name) => [slugOfFile(name), name]));
  /** A project that the owner moved into a folder stays there. */
  const nameOf = (name: string): string => own.get(slugOfFile(name) ?? name) ?? name;
  const files = [...theirs].map(([name, { text, value }]) => ({
    name: nameOf(name),
    text: name === file ? editContentText(name, { text, value }, site, new Map()) : text,
    value: name === file ? { ...date, ...value } : value,
  }));
  const kept = new Set(files.map(({ name }) => name));
  return {
    files: new Map(
      files.filter(({ name, text }) => text !== yours.get(name)?.text).map(({ name, text }) => [name, text]),
    ),
    removed: Object.keys(base?.files ?? {}).filter((name) => yours.has(name) && !kept.has(name)),
    base: { files: Object.fromEntries(files.map(({ name, value }) => [name, value])), incomplete, conflicts: [] },
    differences: [],
  };
};
