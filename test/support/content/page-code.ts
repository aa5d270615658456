const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&", "#39": "'" };

/** The text of highlighted code. */
const plainText = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, "").replaceAll(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);

/** The first example in a language in a part of a page. */
export const snippetIn = (html: string, language: string): string =>
  plainText(new RegExp(`data-language="${language}".*?<code>(.*?)</code>`, "s").exec(html)?.[1] ?? "");
