const formats = {
  year: { year: "numeric" },
  month: { year: "numeric", month: "short" },
  day: { year: "numeric", month: "short", day: "numeric" },
} as const;

const precisionOf = (date: string): keyof typeof formats =>
  date.length === 4 ? "year" : date.length === 7 ? "month" : "day";

/** The same with the name of the month in full, for sentences. */
const longFormats = {
  year: { year: "numeric" },
  month: { year: "numeric", month: "long" },
  day: { year: "numeric", month: "long", day: "numeric" },
} as const;

/** By language and precision, because creating one takes a hundred times as long as using it. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

const dateFormat = (language: string, precision: keyof typeof formats, isLong: boolean): Intl.DateTimeFormat => {
  const key = `${language} ${precision} ${isLong}`;
  const format =
    dateFormats.get(key) ??
    new Intl.DateTimeFormat(language, { ...(isLong ? longFormats : formats)[precision], timeZone: "UTC" });
  dateFormats.set(key, format);
  return format;
};

/** A date as people write it in a language, as precise as it is: `2023-04` is "Apr 2023" in English. */
const formatDay = (date: string, language: string): string =>
  dateFormat(language, precisionOf(date), false).format(new Date(date));

/** Sentences in English have British dates and lists, whose commas disturb less: "14 June 2025", "a, b and c". */
const sentenceLanguage = (language: string): string => (language === "en" ? "en-GB" : language);

/** The same in a sentence: `2025-06-14` is "14 June 2025", `2019-09` is "September 2019", `2019` is "2019". */
export const formatLongDate = (date: string, language: string): string =>
  dateFormat(sentenceLanguage(language), precisionOf(date), true).format(new Date(date));

const lists = new Map<string, Intl.ListFormat>();

/** Items joined for a sentence: "a, b and c". */
export const joinItems = (items: readonly string[], language: string): string => {
  const format = lists.get(language) ?? new Intl.ListFormat(sentenceLanguage(language), { type: "conjunction" });
  lists.set(language, format);
  return format.format(items);
};

/**
 * What separates the items of a list in a language: ", " in English, "、" in Japanese, "، " in Arabic. The language's own
 * list has it between the first two items, in some languages together with the word for "and".
 */
const findSeparator = (language: string): string => {
  const found = (["conjunction", "unit"] as const).map((type) => {
    const parts = new Intl.ListFormat(language, { type }).formatToParts(["1", "2", "3", "4"]);
    return parts[1]?.type === "literal" ? parts[1].value.replace(/\p{L}+/gu, "") : " ";
  });
  return found.find((each) => /\p{Po}/u.test(each)) ?? found[0] ?? ", ";
};

const separators = new Map<string, string>();

/** The same, computed once for each language. */
export const listSeparator = (language: string): string => {
  const separator = separators.get(language) ?? findSeparator(language);
  separators.set(language, separator);
  return separator;
};

/** Items as people list them in a language, without an "and" before the last one. */
export const listItems = (items: readonly string[], language: string): string => items.join(listSeparator(language));

/** A period: "Apr 2023 – Jun 2024". Without an end it ends with `now`, and without a start it is the end. */
export const formatPeriodIn = (
  language: string,
  { start, end }: { readonly start?: string; readonly end?: string },
  now: string,
): string => {
  const last = end ? formatDay(end, language) : now;
  if (!start) return end ? last : "";
  return start === end ? last : `${formatDay(start, language)} – ${last}`;
};
