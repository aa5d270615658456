/** The attributes of a start tag, quoted or not. */
const tagBody = `(?:[^"'<>]|"[^"]*"|'[^']*')*`;

/** Start tags, with the whole content of elements whose content is no HTML; comments, so that tags in them are not found. */
const tags = new RegExp(
  `<!--[\\s\\S]*?-->|(<(?:script|style|textarea)\\b${tagBody}>)([\\s\\S]*?</(?:script|style|textarea)>)|<[a-z]${tagBody}>`,
  "gi",
);

const attributes = /(\s)([^\s"'<>/=]+)(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'=<>`]+)/g;

const urlAttributes = new Set(["href", "src", "action", "formaction", "poster", "data"]);

/**
 * The HTML of a page whose links to paths of the site, such as `/projects`, contain the base path, such as `/me` (D52). Links that
 * contain it, URLs with a host and relative links stay.
 */
export const withBasePath = (html: string, basePath: string): string => {
  if (basePath === "") return html;
  const isInside = (path: string): boolean =>
    path.startsWith(basePath) && /^(?:[/?#]|$)/.test(path.slice(basePath.length));
  const rewritten = (tag: string): string =>
    tag.replaceAll(attributes, (whole, space: string, name: string, equals: string, quoted: string) => {
      const quote = /^["']/.exec(quoted)?.[0] ?? "";
      const value = quoted.slice(quote.length, quoted.length - quote.length);
      if (!urlAttributes.has(name.toLowerCase()) || !/^\/(?!\/)/.test(value) || isInside(value)) return whole;
      return `${space}${name}${equals}${quote}${basePath}${value}${quote}`;
    });
  return html.replaceAll(tags, (whole, raw: string | undefined, content: string | undefined) =>
    whole.startsWith("<!--") ? whole : raw === undefined ? rewritten(whole) : rewritten(raw) + (content ?? ""),
  );
};
