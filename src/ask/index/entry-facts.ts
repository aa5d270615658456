import { formatLongDate } from "../../content/period.ts";

export type Part = string | undefined;

export const present = (parts: readonly Part[]): string[] => parts.flatMap((part) => (part ? [part] : []));

export const dateOf = (date: Part): Part => date && formatLongDate(date);

/** From 2019 to May 2021; since 2019; until May 2021. */
export const period = (start: Part, end: Part): Part => {
  if (start && end) return `from ${formatLongDate(start)} to ${formatLongDate(end)}`;
  if (start) return `since ${formatLongDate(start)}`;
  return end && `until ${formatLongDate(end)}`;
};

/** Whether a text is a date or a period as above. Pages write them in their own way. */
export const isPeriod = (text: string): boolean => {
  const date = "(?:(?:\\d{1,2} )?\\p{Lu}\\p{Ll}{2,8} )?\\d{4}";
  return new RegExp(`^(?:(?:since |until )?${date}|from ${date} to ${date})$`, "u").test(text);
};

/** A text with a full stop, unless it already ends a sentence. */
export const closed = (text: string): string => `${text}.`.replace(/([.!?…])\.$/u, "$1");

/** The facts of an entry as one sentence, so that answers can quote what the page shows in several places. */
export const factSentence = (name: string, facts: readonly Part[] = []): string => {
  const known = present(facts);
  return closed(`${name}${known.length > 0 ? ` (${known.join(", ")})` : ""}`);
};
