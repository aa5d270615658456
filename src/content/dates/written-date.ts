/** The languages whose names of months are read. No name means different months in two of them. */
const languages = ["en", "de", "es", "fr", "nl", "pt", "ar"];

const nameOf = (month: number, language: string, length: "long" | "short"): string =>
  new Intl.DateTimeFormat(language, { month: length, timeZone: "UTC" })
    .format(Date.UTC(2000, month))
    .toLowerCase()
    .replace(/\.$/, "");

const nameMonths = (): ReadonlyMap<string, number> =>
  new Map([
    // Most people abbreviate September differently than Intl does.
    ["sept", 9],
    ...languages.flatMap((language) =>
      Array.from({ length: 12 }, (_, month) =>
        (["long", "short"] as const).map((length) => [nameOf(month, language, length), month + 1] as const),
      ).flat(),
    ),
  ]);

let months: ReadonlyMap<string, number> | undefined;

/** Months by name, from 1 to 12. Created when the first name is read, because Intl is slow to load languages. */
const monthNames = (): ReadonlyMap<string, number> => {
  months ??= nameMonths();
  return months;
};

const two = (number: number | string): string => String(number).padStart(2, "0");

const yearFirst = /^(\d{4})\s*[-/.年]\s*(\d{1,2})(?:\s*[-/.月]\s*(\d{1,2})日?|月)?$/;
const monthAndYear = /^(\d{1,2})\s*[-/.]\s*(\d{4})$/;
const threeNumbers = /^(\d{1,2})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{4})$/;
const named = /^(?:(\d{1,2})\.?\s+)?(?:de\s+)?(\p{L}+)[.,]?(?:\s+(\d{1,2})(?:st|nd|rd|th)?,)?\s+(?:de\s+)?(\d{4})$/u;
const timestamp = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d/;

/** An earlier year in Arabic or Persian digits belongs to another calendar. */
const FIRST_GREGORIAN_YEAR = 1600;

/** Arabic and Persian digits as ASCII. The text itself if its year belongs to another calendar, such as 1398 for 2019. */
const withAsciiDigits = (text: string): string => {
  // The last four bits of these characters are the value of the digit.
  const ascii = text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  return ascii !== text && Number(/\d{4}/.exec(ascii)?.[0]) < FIRST_GREGORIAN_YEAR ? text : ascii;
};

/**
 * A date of three numbers with the year at the end: a number above 12 tells which one is the day. With dots, the day comes
 * first.
 */
const dayOrMonthFirst = (first: number, separator: string, second: number, year: string): readonly string[] => {
  const dayFirst = `${year}-${two(second)}-${two(first)}`;
  const monthFirst = `${year}-${two(first)}-${two(second)}`;
  if (separator === "." || first > 12 || first === second) return [dayFirst];
  return second > 12 ? [monthFirst] : [dayFirst, monthFirst];
};

/**
 * What a date that someone wrote can mean, as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`: two dates if it is ambiguous, and the
 * text itself if it is not a date. A month or day of 00, which many programs write for unknown ones, is left out.
 */
export const readWrittenDate = (written: string): readonly string[] => {
  const text = withAsciiDigits(written.trim()).replace(/^((?!0000)\d{4}(?:-(?!00)\d\d)?)(?:-00)+$/, "$1");
  const [, day] = timestamp.exec(text) ?? [];
  if (day) return [day];
  const [, year = "", month = "", date] = yearFirst.exec(text) ?? [];
  if (year) return [[year, two(month), ...(date ? [two(date)] : [])].join("-")];
  const [, monthBefore = "", yearAfter = ""] = monthAndYear.exec(text) ?? [];
  if (yearAfter) return [`${yearAfter}-${two(monthBefore)}`];
  const [, first, separator = "", second, last = ""] = threeNumbers.exec(text) ?? [];
  if (last) return dayOrMonthFirst(Number(first), separator, Number(second), last);
  const [, dayBefore, name = "", dayAfter, yearOfName = ""] = named.exec(text) ?? [];
  const monthOfName = name && monthNames().get(name.toLowerCase());
  const dayOfName = dayBefore ?? dayAfter;
  if (!monthOfName) return [text];
  return [[yearOfName, two(monthOfName), ...(dayOfName ? [two(dayOfName)] : [])].join("-")];
};
