import { type HTMLElement, parse } from "node-html-parser";

/** The attributes of a tag, by lower-case name. */
export type Attributes = Readonly<Record<string, string>>;

let latest: { readonly html: string; readonly root: HTMLElement } | undefined;

/** Parses a page. The last one is cached, because checks read the same page several times. */
const read = (html: string): HTMLElement => {
  if (latest?.html !== html) latest = { html, root: parse(html) };
  return latest.root;
};

/** The attributes of every tag that is called `name`, in page order. */
export const tagsIn = (html: string, name: string): Attributes[] =>
  read(html)
    .getElementsByTagName(name)
    .map(({ attrs }) => attrs);

/** The URLs of `<link>` tags with a relation and, if given, a type. */
export const linksIn = (html: string, relation: string, type?: string): string[] =>
  tagsIn(html, "link").flatMap(({ rel = "", href = "", type: actualType }) =>
    rel.toLowerCase().split(/\s+/).includes(relation) && (type === undefined || actualType === type) ? [href] : [],
  );

/** The content of the first `<meta>` tag whose `property` or `name` is `key`. */
export const metaIn = (html: string, key: string): string | undefined =>
  tagsIn(html, "meta").find(({ property, name }) => property === key || name === key)?.content;

/** The texts of `<script>` blocks of a type. */
export const scriptsIn = (html: string, type: string): string[] =>
  read(html)
    .getElementsByTagName("script")
    .flatMap((script) => (script.attrs.type === type ? [script.rawText] : []));

/** The text of a page as a reader without scripts sees it. */
export const visibleText = (html: string): string => {
  const root = parse(html);
  const body = root.querySelector("body") ?? root;
  for (const hidden of body.querySelectorAll("head, script, style, template")) hidden.remove();
  return body.structuredText.replaceAll(/\s+/g, " ").trim();
};

/** The ids on a page. */
export const idsIn = (html: string): Set<string> =>
  new Set(
    read(html)
      .querySelectorAll("[id]")
      .map(({ id }) => id),
  );
