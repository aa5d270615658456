import { cleanDate } from "../../../resume/dates/clean-date.ts";
import { cleanText } from "../../../resume/text-formats.ts";

/** Converts cells of LinkedIn's tables to values of JSON Resume. */

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** The text of a cell, with HTML entities decoded: LinkedIn writes them in some texts. */
export const asText = (cell: string): string =>
  cleanText(
    cell.replaceAll(
      /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w+));/gi,
      (whole, decimal?: string, hex?: string, name = "") => {
        const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
        if (code === undefined) return entities[name.toLowerCase()] ?? whole;
        return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
      },
    ),
  );

/** `Jan 2020` as `2020-01`, `Mar 5, 2020` as `2020-03-05`; any other text is returned unchanged. */
export const asDate = (cell: string): string => cleanDate(asText(cell));

const bullet = /^\s*[•●▪◦‣·*–—-]\s+/u;

/** The lines of a text. LinkedIn sometimes loses the line breaks before bullets. */
const linesOf = (cell: string): string[] =>
  asText(cell)
    .replaceAll(/(?<=\S)[ \t]*(?=[•●▪‣]\s)/gu, "\n")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** A description, split into its sentences and its list items. */
export const asSummary = (cell: string): { readonly summary: string; readonly highlights: string[] } => {
  const lines = linesOf(cell);
  return {
    summary: lines.filter((line) => !bullet.test(line)).join(" "),
    highlights: lines.filter((line) => bullet.test(line)).map((line) => line.replace(bullet, "")),
  };
};

/** A description as Markdown: one paragraph per line, and its lists. */
export const asMarkdown = (cell: string): string =>
  linesOf(cell)
    .map((line) => ({ item: bullet.test(line), text: line.replace(bullet, "") }))
    .map(
      ({ item, text }, index, all) =>
        `${index === 0 ? "" : item && all[index - 1]?.item ? "\n" : "\n\n"}${item ? `- ${text}` : text}`,
    )
    .join("");

const isOfCompany = (part: string): boolean => /^[\s[]*COMPANY:/.test(part);

const addressParts = (cell: string): string[] => asText(cell).split(/,(?=\s*\[?[A-Z_ ]+:)|\]\s*,\s*\[|,(?=\s*https?:)/);

/** Whether one of the URLs is the website of a company. */
export const hasCompanyAddress = (cell: string): boolean => addressParts(cell).some(isOfCompany);

/** The URLs in `[PERSONAL:https://ada.example.com,OTHER:github.com/ada]`, without those of companies. */
export const asAddresses = (cell: string): string[] =>
  addressParts(cell)
    .filter((part) => !isOfCompany(part))
    .map((part) => part.replace(/^[\s[]*(?:[A-Z_ ]+:)?\s*/, "").replace(/[\s\]]+$/, ""))
    .filter((part) => part !== "")
    .map((part) => (/^[a-z][a-z+.-]*:\/\//i.test(part) ? part : `https://${part}`));
