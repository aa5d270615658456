import { type Texts, textsIn } from "../../strings/strings.ts";
import { type ContentIssue, issueAt } from "../issues/content-issue.ts";
import { didYouMean } from "../issues/similar-names.ts";
import type { Source } from "../issues/source.ts";
import type { YamlTexts } from "../text/yaml-texts.ts";
import { pluralForms, pluralFormsOf, pluralKey } from "./strings-file.ts";

/** The value that selects a plural form. A text can leave it out. */
const count = "count";

/** The names of the values in a text. */
const valuesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/\{\{\s*(\w+)/g), ([, name = ""]) => name)),
];

/** The names of the values that a text writes as dates: `{{start, date}}`. */
const datesIn = (text: string): string[] =>
  Array.from(text.matchAll(/\{\{\s*(\w+)\s*,\s*date\s*\}\}/g), ([, name = ""]) => name);

const placeholders = (names: readonly string[]): string => names.map((name) => `\`{{${name}}}\``).join(" and ");

/** A text that strings.yaml can replace. */
interface ReplacedText {
  readonly path: readonly string[];
  /** The English text of the key, or of one of its plural forms. */
  readonly english: string;
}

const replacedTexts = (texts: Texts, parents: readonly string[] = []): ReplacedText[] =>
  Object.entries(texts).flatMap(([key, text]): ReplacedText[] => {
    if (typeof text !== "string") return replacedTexts(text, [...parents, key]);
    const name = pluralKey.exec(key)?.groups?.name;
    const keys = name === undefined ? [key] : pluralForms.map((form) => `${name}_${form}`);
    return keys.map((each) => ({ path: [...parents, each], english: text }));
  });

/** Texts of strings.yaml without the values of the text that they replace, and plural forms that the language lacks. */
export const textIssues = (source: Source, { textAt }: Pick<YamlTexts, "textAt">, language: string): ContentIssue[] => {
  const forms = pluralFormsOf(language);
  // Of several plural forms, the last one is `other`, which has all values.
  const known = new Map(replacedTexts(textsIn("en")).map((text) => [text.path.join("."), text]));
  return [...known.values()].flatMap(({ path, english }) => {
    const written = textAt(...path);
    if (!written) return [];
    const key = path.at(-1) ?? "";
    const { name, form } = pluralKey.exec(key)?.groups ?? {};
    const expected = valuesIn(english);
    const allowed = form === undefined ? expected : [...new Set([...expected, count])];
    const found = valuesIn(written.text);
    const unknown = found.filter((value) => !allowed.includes(value));
    const free = allowed.filter((value) => !found.includes(value));
    const [only, ...others] = unknown;
    // One unknown value was meant to be one that the text lacks.
    const meant =
      only && others.length === 0 ? (didYouMean(only, free) ?? (free.length === 1 ? free[0] : undefined)) : undefined;
    // A text for zero can do without the number.
    const missing = form === "zero" ? [] : expected.filter((value) => value !== count && free.includes(value));
    const unnamed = missing.filter((value) => value !== meant);
    const dates = datesIn(written.text);
    const undated = datesIn(english).filter((value) => found.includes(value) && !dates.includes(value));
    const at = (finding: { found: string; expected: string; fix: string }): ContentIssue =>
      issueAt(source, written.start, written.end, finding);
    return [
      ...(form !== undefined && !forms.includes(form)
        ? [
            at({
              found: `the plural form \`${key}\``,
              expected: `a form that the language \`${language}\` has: ${forms.map((each) => `\`${name}_${each}\``).join(", ")}`,
              fix: "remove the line",
            }),
          ]
        : []),
      ...(unnamed.length > 0
        ? [
            at({
              found: `a text without ${placeholders(unnamed)}`,
              expected: `the values of the text that it replaces: ${JSON.stringify(english)}`,
              fix: `add ${placeholders(unnamed)} where the value belongs`,
            }),
          ]
        : []),
      ...undated.map((value) =>
        at({
          found: `\`{{${value}}}\` without its format`,
          expected: `\`{{${value}, date}}\`, which writes the date in words`,
          fix: `write \`{{${value}, date}}\` instead`,
        }),
      ),
      ...(unknown.length > 0
        ? [
            at({
              found: `a text with ${placeholders(unknown)}`,
              expected: allowed.length > 0 ? `only ${placeholders(allowed)}` : "a text without values",
              fix: meant ? `write ${placeholders([meant])} instead` : `remove ${placeholders(unknown)}`,
            }),
          ]
        : []),
    ];
  });
};
