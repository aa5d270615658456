import postcss, { type AtRule, type Container, CssSyntaxError, type Declaration, type Node, type Root } from "postcss";
import type { Note } from "./advice.ts";
import release from "./release-0.1.json" with { type: "json" };

const rankOf = (path: string): number => (path.endsWith("/site.css") ? 0 : path.endsWith("/paper.css") ? 2 : 1);

/** The style sheets of release 0.1 by path, without comments, in an order in which pages load them. */
const originals: ReadonlyMap<string, string> = new Map(
  Object.entries(release.styles).toSorted(([a], [b]) => rankOf(a) - rankOf(b)),
);

export const isReleaseStyle = (path: string): boolean => originals.has(path);

const singleSpaced = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

const isAtRule = (node: Node | undefined): node is AtRule => node?.type === "atrule";

/** The rules around a node, from the outside, such as `["@media print", ".label"]`. */
const contextOf = (node: Node): readonly string[] => {
  const { parent } = node;
  if (!parent || parent.type === "root") return [];
  const own = isAtRule(parent) ? `@${parent.name} ${parent.params}` : "selector" in parent ? `${parent.selector}` : "";
  return [...contextOf(parent), singleSpaced(own)];
};

const propertyKey = (declaration: Declaration): string => [...contextOf(declaration), declaration.prop].join("\n");
const valueKey = (declaration: Declaration): string =>
  `${propertyKey(declaration)}: ${singleSpaced(declaration.value)}${declaration.important ? " !important" : ""}`;

/** The selectors around a declaration, without conditions such as media queries. */
const selectorsOf = (declaration: Declaration): string =>
  contextOf(declaration)
    .filter((rule) => !rule.startsWith("@"))
    .join("\n");

/** Whether two properties are the same, or one is a shorthand that sets the other, such as `font` and `font-size`. */
const overlap = (a: string, b: string): boolean => a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`);

/** At-rules whose declarations belong together, and at-rules without a body. */
const isWhole = (rule: AtRule): boolean =>
  rule.nodes === undefined || !/^(?:media|supports|container|layer|scope|starting-style)$/.test(rule.name);

const isWithin = (node: Node | undefined, rules: ReadonlySet<Node>): boolean =>
  node !== undefined && (rules.has(node) || isWithin(node.parent, rules));

const hasRelativeUrl = (text: string): boolean => /url\(\s*(?!["']?(?:\/|#|data:|https?:))/i.test(text);

const contentsOf = (root: Root) => {
  const wholes = new Set<string>();
  const properties = new Map<string, Declaration>();
  const values = new Set<string>();
  root.walkAtRules((rule) => {
    if (isWhole(rule)) wholes.add(singleSpaced(rule.toString()));
  });
  root.walkDecls((declaration) => {
    properties.set(propertyKey(declaration), declaration);
    values.add(valueKey(declaration));
  });
  return { wholes, properties, values };
};

const removeEmpty = (container: Container): void => {
  for (const node of [...(container.nodes ?? [])])
    if (node.type === "rule" || isAtRule(node)) {
      if (node.nodes === undefined) continue;
      removeEmpty(node);
      if (node.nodes.length === 0) node.remove();
    }
};

/** What the fork no longer declares, as one note per sheet. */
const removalNote = (path: string, original: Root, present: ReadonlyMap<string, unknown>): Note[] => {
  const removed = [...contentsOf(original).properties].filter(([key]) => !present.has(key));
  if (removed.length === 0) return [];
  const byRule = Map.groupBy(removed, ([, declaration]) => contextOf(declaration).join(" > "));
  const rules = [...byRule].map(([rule, list]) => `${rule} (${list.map(([, { prop }]) => prop).join(", ")})`);
  return [{ where: path, what: `you removed these declarations; undo them in content/theme.css: ${rules.join("; ")}` }];
};

/** Removes a node that cannot be carried over, and says what the owner can do. */
type Refuse = (node: Node, what: string) => void;

/** The at-rules that belong to a fork and are carried over whole. The others are removed. */
const carriedRules = (root: Root, releaseRules: ReadonlySet<string>, refuse: Refuse): Set<Node> => {
  const carried = new Set<Node>();
  root.walkAtRules((rule) => {
    if (!isWhole(rule) || isWithin(rule.parent, carried)) return;
    if (releaseRules.has(singleSpaced(rule.toString()))) rule.remove();
    else if (rule.name === "import") refuse(rule, "add this @import yourself, at the start of content/theme.css");
    else if (hasRelativeUrl(rule.toString()))
      refuse(rule, `put the file of this @${rule.name} in public/, and add the rule with its new URL`);
    else carried.add(rule);
  });
  return carried;
};

/**
 * The declarations that a fork changed or added in style sheets of release 0.1, as one style sheet. A declaration for the
 * same selector and property that follows under a condition, such as a media query, is repeated, because `theme.css` comes last.
 * @param edited the texts of the edited style sheets, by path.
 * @returns the text, empty if there is nothing to carry over, the paths it comes from, and notes about the rest.
 */
export const themeOf = (
  edited: ReadonlyMap<string, string>,
): { readonly text: string; readonly paths: readonly string[]; readonly notes: readonly Note[] } => {
  const notes: Note[] = [];
  const changed: Declaration[] = [];
  const sections: string[] = [];
  const paths: string[] = [];

  for (const [path, originalText] of originals) {
    const refuse: Refuse = (node, what) => {
      notes.push({ where: `${path}:${node.source?.start?.line ?? 1}`, what });
      node.remove();
    };
    let root: Root;
    try {
      root = postcss.parse(edited.get(path) ?? originalText);
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      notes.push({ where: `${path}:${error.line ?? 1}`, what: `not read, because of a syntax error: ${error.reason}` });
      continue;
    }
    const original = postcss.parse(originalText);
    const known = contentsOf(original);
    root.walkComments((comment) => void comment.remove());
    notes.push(...removalNote(path, original, contentsOf(root).properties));

    const rules = carriedRules(root, known.wholes, refuse);
    let carried = rules.size;
    root.walkDecls((declaration) => {
      if (isWithin(declaration, rules)) return;
      if (known.values.has(valueKey(declaration))) {
        const isRepeated =
          contextOf(declaration).some((rule) => rule.startsWith("@")) &&
          changed.some(
            (other) => selectorsOf(other) === selectorsOf(declaration) && overlap(other.prop, declaration.prop),
          );
        if (!isRepeated) declaration.remove();
      } else if (hasRelativeUrl(declaration.value))
        refuse(
          declaration,
          `put the file of this ${declaration.prop} in public/, and add the declaration with its new URL`,
        );
      else {
        changed.push(declaration);
        carried += 1;
      }
    });
    removeEmpty(root);
    const css = root
      .toString()
      .replaceAll(/(?<=\{)\n\s*(?=\n)|\n\s*(?=\n\n)/g, "")
      .trim();
    if (css !== "") sections.push(`/* From ${path} */\n${css}\n`);
    if (carried > 0) paths.push(path);
  }
  return { text: sections.join("\n"), paths, notes };
};
