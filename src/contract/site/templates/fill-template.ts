/** Why a page with a form has no result. The template has a sentence for each that can occur. */
export type FormFailure = "tooLong" | "unclear" | "limited" | "failed";

/**
 * Fills in the template of a page. A part between `<!--name[-->` and `<!--]name-->` stays if the value `name` is not
 * empty. Then `<!--name-->` is replaced by the value, so that values are never searched for comments.
 */
export const fillTemplate = (html: string, values: Readonly<Record<string, string>>): string =>
  html
    .replace(/<!--(\w+)\[-->(.*?)<!--\]\1-->/gs, (_, name: string, part: string) => (values[name] ? part : ""))
    .replace(/<!--(\w+)-->/g, (comment, name: string) => values[name] ?? comment);

/** The part of a template between `<!--name[-->` and `<!--]name-->`, and the template with a comment in its place. */
export const takePart = (html: string, name: string): readonly [rest: string, part: string] => {
  let found = "";
  const rest = html.replace(new RegExp(`<!--${name}\\[-->(.*?)<!--\\]${name}-->`, "s"), (_, part: string) => {
    found = part;
    return `<!--${name}-->`;
  });
  return [rest, found];
};
