import * as z from "zod";
import { goesOn } from "../../portfolio/period.ts";

/** A text of a fixed form: how it is expected, and what to do about one that has another form. */
export interface Form {
  readonly expected: string;
  /** The fix for a text: what was most likely meant, or how to write it. */
  readonly fix: (text: string) => string;
}

const write = (meant: string | undefined, otherwise: string): string => (meant ? `write ${meant}` : otherwise);

const emailMeant = (text: string): string | undefined => {
  const joined = text.replace(/^\s*mailto:/i, "").replace(/\s*[([]\s*at\s*[)\]]\s*|\s+at\s+|\s*@\s*/i, "@");
  return z.email().safeParse(/[^\s<>,;]+@[^\s<>,;]+/.exec(joined)?.[0]).data;
};

const email: Form = {
  expected: "an e-mail address such as ada@example.com",
  fix: (text) => write(emailMeant(text), "write one address: a name, an @ and a domain"),
};

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** `2023-4`, `04/2023` and `April 2023` as `2023-04`. */
const dateMeant = (text: string): string | undefined => {
  const [, named, namedYear] = /^([a-z]{3})[a-z]*\.?,?\s+(\d{4})$/i.exec(text) ?? [];
  const [, lastMonth, lastYear] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  const [, firstYear, firstMonth, day] = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(text) ?? [];
  const month = named ? months.indexOf(named.toLowerCase()) + 1 : Number(lastMonth ?? firstMonth ?? 0);
  if (month < 1 || month > 12 || Number(day ?? 1) < 1 || Number(day ?? 1) > 31) return undefined;
  const parts = [namedYear ?? lastYear ?? firstYear, String(month), ...(day ? [day] : [])];
  return parts.map((part) => part?.padStart(2, "0")).join("-");
};

const date: Form = {
  expected: "a date: YYYY, YYYY-MM or YYYY-MM-DD",
  fix: (text) => {
    if (goesOn(text.trim())) return "remove the line: what has no `end` goes on";
    return write(dateMeant(text.trim()), "write the date in one of these forms, such as 2024 or 2024-05");
  },
};

const day: Form = {
  expected: "a day, such as 2026-03-01",
  fix: (text) =>
    write(
      z.iso.date().safeParse(dateMeant(text.trim())).data,
      "write a day of the calendar as year, month and day, such as 2026-03-01",
    ),
};

const year: Form = {
  expected: "a year of four digits",
  fix: (text) => write(/(?<!\d)\d{4}(?!\d)/.exec(text)?.[0], "write the year in full, such as 2025"),
};

const language: Form = {
  expected: "a language tag such as en or pt-BR",
  fix: (text) => {
    const meant = text.trim().replaceAll("_", "-");
    return write(
      /^[a-z]{2}(?:-[a-z]{2})?$/i.test(meant) ? new Intl.Locale(meant).toString() : undefined,
      "write the tag of the language: en for English, de for German, and so on",
    );
  },
};

/** Where people's pages lie on sites that are named by a key. */
const homes: Readonly<Record<string, string>> = {
  github: "https://github.com/",
  linkedin: "https://www.linkedin.com/in/",
};

const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/?#:.@]+(?:\.[^\s/?#:.@]+)+(?:[:/?#]\S*)?$/.test(text) && URL.canParse(text);

/** `example.com` and `HTTPS:/example.com` as `https://example.com`. */
const pageMeant = (text: string): string | undefined => {
  const scheme = /^(https?)(?::\/*|\/+)/i.exec(text);
  const repaired = scheme
    ? `${scheme[1]?.toLowerCase()}://${text.slice(scheme[0].length)}`
    : `https://${text.replace(/^\/+/, "")}`;
  return !/^[a-z][a-z+.-]*:(?!\d)/i.test(scheme ? "" : text) && isWebAddress(repaired) ? repaired : undefined;
};

/** The form of an address under a key. */
export const webAddress = (key: string): Form => ({
  expected: "an http or https URL such as https://example.com",
  fix: (written) => {
    const text = written.trim();
    const page = pageMeant(text);
    if (page) return `write ${page}`;
    const home = homes[key];
    if (home && /^@?[\w-]+$/.test(text)) return `write ${home}${text.replace("@", "")}`;
    if (/^(?:mailto:)?[^\s/]+@/.test(text))
      return "write the address of a web page; an e-mail address goes under `email`";
    return "write the address of a web page, from https:// on";
  },
});

/** Where weaknesses are told. */
const contact: Form = {
  expected: "mailto: with an e-mail address, or the https URL of a page",
  fix: (text) => {
    const mail = emailMeant(text);
    const meant = mail ? `mailto:${mail}` : pageMeant(text.trim())?.replace(/^http:/, "https:");
    return write(meant, "write mailto: with an e-mail address behind it, such as mailto:ada@example.com");
  },
};

/** The forms of texts by their key, but for those that are addresses of web pages. */
export const forms: Readonly<Record<string, Form>> = {
  email,
  start: date,
  end: date,
  date,
  year,
  language,
  updated: day,
  expires: day,
  contact,
};
