const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name: string | undefined) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** The attributes of a tag, by lower-case name. */
export type Attributes = Readonly<Record<string, string>>;

const attribute = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const attributesIn = (text: string): Attributes =>
  Object.fromEntries(
    Array.from(text.matchAll(attribute), ([, name = "", double, single, bare]) => [
      name.toLowerCase(),
      decoded(double ?? single ?? bare ?? ""),
    ]),
  );

const withoutComments = (html: string): string => html.replaceAll(/<!--[\s\S]*?-->/g, "");

/** Every tag of a name with its attributes, in the order of the page. */
export const tagsIn = (html: string, name: string): Attributes[] =>
  Array.from(
    withoutComments(html).matchAll(new RegExp(`<${name}\\b((?:[^>"']|"[^"]*"|'[^']*')*)>`, "gi")),
    ([, text = ""]) => attributesIn(text),
  );

/** The addresses of `<link>` tags of a relation, and of a type where one is asked for. */
export const linksIn = (html: string, relation: string, type?: string): string[] =>
  tagsIn(html, "link").flatMap(({ rel = "", href = "", type: its }) =>
    rel.toLowerCase().split(/\s+/).includes(relation) && (type === undefined || its === type) ? [href] : [],
  );

/** The content of the first `<meta>` tag with a property or name. */
export const metaIn = (html: string, key: string): string | undefined =>
  tagsIn(html, "meta").find(({ property, name }) => property === key || name === key)?.content;

/** The texts of `<script>` blocks of a type. */
export const scriptsIn = (html: string, type: string): string[] =>
  Array.from(withoutComments(html).matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)).flatMap(
    ([, attributes = "", text = ""]) => (attributesIn(attributes).type === type ? [text] : []),
  );

/** What a reader without scripts reads of a page. */
export const visibleText = (html: string): string =>
  decoded(
    withoutComments(html)
      .replaceAll(/<(head|script|style|template)\b[\s\S]*?<\/\1>/gi, " ")
      .replaceAll(/<[^>]*>/g, " "),
  )
    .replaceAll(/\s+/g, " ")
    .trim();

/** The ids on a page. */
export const idsIn = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = ""]) => decoded(id)));
