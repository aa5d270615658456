import { isBefore, isOngoing } from "../../content/period.ts";
import { Experience } from "../../contract/resources/portfolio/experience.ts";
import type { FieldReader } from "../field-reader.ts";
import { cleanDate } from "./written-date.ts";

interface Dates {
  readonly start: string | undefined;
  readonly end: string | undefined;
}

/** The start and end of an item. An unreadable end is required: without it, the item would look current. */
export const readDates = (fields: FieldReader): Dates => {
  const start = fields.date("start", "startDate");
  const given = fields.value("endDate");
  const cleaned = typeof given === "string" ? cleanDate(given) : "";
  if (isOngoing(cleaned)) {
    fields.skipped("endDate", "no end: entries without `end` are current");
    return { start, end: undefined };
  }
  const isEarly = start !== undefined && Experience.shape.start.safeParse(cleaned).success && isBefore(cleaned, start);
  if (isEarly) fields.skipped("endDate", `before the start, ${start}`);
  const end = isEarly ? undefined : fields.date("end", "endDate");
  if (cleaned !== "" && end === undefined) fields.require("end", "endDate");
  return { start, end };
};
