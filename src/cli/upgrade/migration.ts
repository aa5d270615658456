import { type Document, isMap, isNode, isScalar } from "yaml";

/** A change of a text: what replaces the characters from `start` to `end`. Offsets are those of the whole file. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * What changed in the content format. Migrations edit only what they must, so that comments, order and spacing stay. They
 * have no effect on a file that is already migrated, because an interrupted upgrade runs again.
 */
export interface Migration {
  /** The format after the migration. */
  readonly to: number;
  /** Why, as a sentence for the owner. */
  readonly reason: string;
  /** The edits of a file, such as `site.yaml` or `projects/atlas.md`. `yaml` is the file or its front matter. */
  readonly edits: (file: string, yaml: Document) => readonly TextEdit[];
}

/** Renames a key in the map at a path. No edits if the map has no such key, or already has the new one. */
export const renameKey = (yaml: Document, path: readonly (string | number)[], from: string, to: string): TextEdit[] => {
  const map = path.length === 0 ? yaml.contents : yaml.getIn(path, true);
  if (!isMap(map) || map.has(to)) return [];
  return map.items.flatMap(({ key }) => {
    if (!isNode(key) || !isScalar(key) || key.value !== from || !key.range) return [];
    const [start, end] = key.range;
    return [{ start, end, text: to }];
  });
};

/** A text with edits, which must not overlap. */
export const applyEdits = (text: string, edits: readonly TextEdit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((edited, { start, end, text: part }) => edited.slice(0, start) + part + edited.slice(end), text);
