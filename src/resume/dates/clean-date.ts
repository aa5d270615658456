import { readWrittenDate } from "../../content/dates/written-date.ts";
import { cleanText } from "../text-formats.ts";

/** A number that can only be a year, or a year and a month: 2012, 2017.7 or 201707. The zero of 2017.10 is lost. */
const readNumber = (number: number): readonly string[] => {
  const [, year = "", dot, month = ""] = /^((?:19|20)\d\d)(?:(\.?)(\d{1,2}))?$/.exec(String(number)) ?? [];
  if (year === "" || (dot === "" && month.length < 2)) return [];
  if (month === "1") return [`${year}-01`, `${year}-10`];
  return [month === "" ? year : `${year}-${month.padStart(2, "0")}`];
};

/** What a date can mean, as a text or as a number. */
export const readDate = (written: string | number): readonly string[] =>
  typeof written === "number" ? readNumber(written) : readWrittenDate(cleanText(written));

/** The one meaning of a date that someone wrote; the text itself if it is ambiguous or not a date. */
export const cleanDate = (written: string | number): string => {
  const [date, other] = readDate(written);
  if (date !== undefined && other === undefined) return date;
  return typeof written === "number" ? "" : cleanText(written);
};
