import { contentKinds } from "../../../content/content.ts";
import type { MergedContent, MergeInput } from "./merge-files.ts";
import { editContentText } from "./text/content-text.ts";

/** Keys of site.yaml that are about the person. The others, such as `agents`, are settings of the site. */
const personal = ["title", "description", "language", "updated", "security"];

/** Replaces everything that the last import wrote, with the owner's changes to it. Keeps the settings of the site. */
export const replaceContent = ({ base, yours, theirs, incomplete, today }: MergeInput): MergedContent => {
  const { file } = contentKinds.site;
  const [own, imported] = [yours.get(file)?.value ?? {}, theirs.get(file)];
  const settings = Object.entries(own).filter(([key]) => !personal.includes(key));
  const date = today === undefined ? {} : { updated: today };
  const site = { ...Object.fromEntries(settings), ...date, ...imported?.value };
  const files = [...theirs].map(([name, { text, value }]) => ({
    name,
    text: name === file ? editContentText(name, { text, value }, site, new Map()) : text,
    value: name === file ? { ...date, ...value } : value,
  }));
  return {
    files: new Map(
      files.filter(({ name, text }) => text !== yours.get(name)?.text).map(({ name, text }) => [name, text]),
    ),
    removed: Object.keys(base?.files ?? {}).filter((name) => yours.has(name) && !theirs.has(name)),
    base: { files: Object.fromEntries(files.map(({ name, value }) => [name, value])), incomplete, conflicts: [] },
    differences: [],
  };
};
