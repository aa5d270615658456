import { tidy } from "../../../portfolio/resume/forms.ts";

/** What cells of LinkedIn's tables say, in the forms of JSON Resume. */

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** LinkedIn writes some texts with characters as HTML has them. */
export const asText = (cell: string): string =>
  tidy(
    cell.replaceAll(
      /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w+));/gi,
      (whole, decimal?: string, hex?: string, name = "") => {
        const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
        if (code === undefined) return entities[name.toLowerCase()] ?? whole;
        return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
      },
    ),
  );

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const monthOf = (name: string): string | undefined => {
  const at = months.indexOf(name.slice(0, 3).toLowerCase());
  return at === -1 ? undefined : String(at + 1).padStart(2, "0");
};

/** `Jan 2020` as `2020-01`, `Mar 5, 2020` and `5 Mar 2020` as `2020-03-05`; whatever else as it is. */
export const asDate = (cell: string): string => {
  const text = asText(cell);
  const [, name = "", first, year] = /^([a-z]{3,9})\.?(?:\s+(\d{1,2}))?,?\s+(\d{4})$/i.exec(text) ?? [];
  const [, second, other = "", otherYear] = /^(\d{1,2})\s+([a-z]{3,9})\.?,?\s+(\d{4})$/i.exec(text) ?? [];
  const month = monthOf(name || other);
  const day = first ?? second;
  if (!month) return text;
  return [year ?? otherYear, month, ...(day ? [day.padStart(2, "0")] : [])].join("-");
};

const bullet = /^\s*[•●▪◦‣·*–—-]\s+/u;

/** The lines of a text. LinkedIn loses line breaks before bullets at times. */
const linesOf = (cell: string): string[] =>
  asText(cell)
    .replaceAll(/(?<=\S)[ \t]*(?=[•●▪‣]\s)/gu, "\n")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** A description in two parts: what is said in sentences, and the items of its list. */
export const asSummary = (cell: string): { readonly summary: string; readonly highlights: string[] } => {
  const lines = linesOf(cell);
  return {
    summary: lines.filter((line) => !bullet.test(line)).join(" "),
    highlights: lines.filter((line) => bullet.test(line)).map((line) => line.replace(bullet, "")),
  };
};

/** A description as Markdown: a paragraph for each line, and lists where it has them. */
export const asMarkdown = (cell: string): string =>
  linesOf(cell)
    .map((line) => ({ item: bullet.test(line), text: line.replace(bullet, "") }))
    .map(
      ({ item, text }, at, all) =>
        `${at === 0 ? "" : item && all[at - 1]?.item ? "\n" : "\n\n"}${item ? `- ${text}` : text}`,
    )
    .join("");

/** The addresses in `[PERSONAL:https://ada.example.com,OTHER:github.com/ada]`. */
export const asAddresses = (cell: string): string[] =>
  asText(cell)
    .split(/,(?=\s*\[?[A-Z_ ]+:)|\]\s*,\s*\[|,(?=\s*https?:)/)
    .map((part) => part.replace(/^[\s[]*(?:[A-Z_ ]+:)?\s*/, "").replace(/[\s\]]+$/, ""))
    .filter((part) => part !== "")
    .map((part) => (/^[a-z][a-z+.-]*:\/\//i.test(part) ? part : `https://${part}`));
