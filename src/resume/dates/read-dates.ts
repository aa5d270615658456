import { isOngoing } from "../../content/dates/ongoing.ts";
import { isBefore } from "../../content/period.ts";
import { PartialDate } from "../../contract/resources/portfolio/partial-date.ts";
import type { FieldReader } from "../fields/field-reader.ts";
import { isEmpty } from "../json-object.ts";
import { cleanDate } from "./clean-date.ts";

interface Dates {
  readonly start: string | undefined;
  readonly end: string | undefined;
}

const cleanEnd = (fields: FieldReader): string => {
  const given = fields.value("endDate");
  if (typeof given === "string" || typeof given === "number") return cleanDate(given) || String(given).trim();
  return isEmpty(given) ? "" : JSON.stringify(given);
};

/** The start and end of an item, without an end that is unreadable or before the start. */
export const readPeriod = (fields: FieldReader): Dates => {
  const start = fields.date("start", "startDate");
  const cleaned = cleanEnd(fields);
  if (isOngoing(cleaned)) {
    fields.skipped("endDate", "no end: entries without `end` are current");
    return { start, end: undefined };
  }
  const isEarly = start !== undefined && PartialDate.safeParse(cleaned).success && isBefore(cleaned, start);
  if (isEarly) fields.skipped("endDate", `before the start, ${start}`);
  return { start, end: isEarly ? undefined : fields.date("end", "endDate") };
};

/** The start and end of an item. An unreadable end is required: without it, the item would look current. */
export const readDates = (fields: FieldReader): Dates => {
  const dates = readPeriod(fields);
  const cleaned = cleanEnd(fields);
  if (cleaned !== "" && !isOngoing(cleaned) && dates.end === undefined) fields.require("end", "endDate");
  return dates;
};
