import culori from "culori/require";
import * as z from "zod";
import { PartialDate } from "../../contract/resources/portfolio/partial-date.ts";
import { isOngoing } from "../dates/ongoing.ts";
import { readWrittenDate } from "../dates/written-date.ts";

/** A text format, such as a date: its description, and fixes for text in another format. */
export interface TextFormat {
  readonly expected: string;
  /** The fix for an invalid text: the value that was most likely meant, or how to write one. */
  readonly fix: (text: string) => string;
}

const write = (meant: string | undefined, otherwise: string): string => (meant ? `write ${meant}` : otherwise);

const guessEmail = (text: string): string | undefined => {
  const joined = text.replace(/^\s*mailto:/i, "").replace(/\s*[([]\s*at\s*[)\]]\s*|\s+at\s+|\s*@\s*/i, "@");
  return z.email().safeParse(/[^\s<>,;]+@[^\s<>,;]+/.exec(joined)?.[0]).data;
};

const email: TextFormat = {
  expected: "an email address such as ada@example.com",
  fix: (text) => write(guessEmail(text), "write one email address, such as ada@example.com"),
};

/** `2023-4`, `04/2023` and `April 2023` as `2023-04`. The month may have fewer days. Undefined if the text is ambiguous. */
const guessDate = (text: string): string | undefined => {
  const [date = "", other] = readWrittenDate(text);
  const isDate = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/.test(date);
  return isDate && other === undefined ? date : undefined;
};

/** The last day of a month that has fewer days than a date says, such as `2021-02-28`. */
const lastDay = (date: string): string => {
  const [year, month] = date.split("-").map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 1, 0)).toISOString().slice(0, 10);
};

const date: TextFormat = {
  expected: "a date: YYYY, YYYY-MM or YYYY-MM-DD",
  fix: (text) => {
    if (isOngoing(text.trim())) return "remove the line: an entry without `end` is current";
    const meant = guessDate(text);
    if (!meant || PartialDate.safeParse(meant).success)
      return write(meant, "write the date in one of these formats, such as 2024 or 2024-05");
    return `write a day that the month has, such as ${lastDay(meant)}, or only the month: ${meant.slice(0, 7)}`;
  },
};

const day: TextFormat = {
  expected: "a date such as 2026-03-01",
  fix: (text) =>
    write(z.iso.date().safeParse(guessDate(text)).data, "write a valid date as YYYY-MM-DD, such as 2026-03-01"),
};

const year: TextFormat = {
  expected: "a four-digit year",
  fix: (text) => write(/(?<!\d)\d{4}(?!\d)/.exec(text)?.[0], "write all four digits, such as 2025"),
};

/** `teal`, `#0b5` and `rgb(0 128 128)` as `#rrggbb`. */
const color: TextFormat = {
  expected: "a color such as #0b5f58",
  fix: (text) => {
    const meant = culori.formatHex(text.trim()) ?? culori.formatHex(`#${text.trim()}`);
    return write(meant && `"${meant}"`, 'write the color as "#rrggbb", in quotes');
  },
};

const focus: TextFormat = {
  expected: "words such as `top left`, or two percentages, from the left and from the top",
  fix: () => "write for example `top`, `bottom right` or 50% 20%",
};

const language: TextFormat = {
  expected: "a language tag such as en or pt-BR",
  fix: (text) => {
    const meant = text.trim().replaceAll("_", "-");
    return write(
      /^[a-z]{2}(?:-[a-z]{2})?$/i.test(meant) ? new Intl.Locale(meant).toString() : undefined,
      "write a language tag: en for English, de for German, and so on",
    );
  },
};

/** The part before the account name in profile URLs, by key. */
const profileBaseUrls: Readonly<Record<string, string>> = {
  github: "https://github.com/",
  linkedin: "https://www.linkedin.com/in/",
};

const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/?#:.@]+(?:\.[^\s/?#:.@]+)+(?:[:/?#]\S*)?$/.test(text) && URL.canParse(text);

/** `example.com` and `HTTPS:/example.com` as `https://example.com`. */
const guessUrl = (text: string): string | undefined => {
  const scheme = /^(https?)(?::\/*|\/+)/i.exec(text);
  const repaired = scheme
    ? `${scheme[1]?.toLowerCase()}://${text.slice(scheme[0].length)}`
    : `https://${text.replace(/^\/+/, "")}`;
  return !/^[a-z][a-z+.-]*:(?!\d)/i.test(scheme ? "" : text) && isWebAddress(repaired) ? repaired : undefined;
};

/** The format of a URL at a key. */
export const urlFormat = (key: string): TextFormat => ({
  expected: "an http or https URL such as https://example.com",
  fix: (value) => {
    const text = value.trim();
    const page = guessUrl(text);
    if (page) return `write ${page}`;
    const home = profileBaseUrls[key];
    if (home && /^@?[\w-]+$/.test(text)) return `write ${home}${text.replace("@", "")}`;
    if (/^(?:mailto:)?[^\s/]+@/.test(text)) return "write the URL of a web page; an email address belongs in `email`";
    return "write the full URL of a web page, starting with https://";
  },
});

/** The contact for security reports. */
const contact: TextFormat = {
  expected: "mailto: and an email address, or the https URL of a page",
  fix: (text) => {
    const mail = guessEmail(text);
    const meant = mail ? `mailto:${mail}` : guessUrl(text.trim())?.replace(/^http:/, "https:");
    return write(meant, "write mailto: and an email address, such as mailto:ada@example.com");
  },
};

/** Text formats by key. URLs have their own: `urlFormat`. */
export const textFormats: Readonly<Record<string, TextFormat>> = {
  accent: color,
  accentDark: color,
  email,
  start: date,
  end: date,
  date,
  year,
  language,
  updated: day,
  expires: day,
  focus,
  contact,
};
