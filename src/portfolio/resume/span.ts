import { Experience } from "../../contract/resources/experience.ts";
import { isBefore } from "../period.ts";
import { tidy } from "./forms.ts";
import type { Taking } from "./taking.ts";

/** From when to when something was. An end before the start is none. */
export const readSpan = (take: Taking): { start: string | undefined; end: string | undefined } => {
  const start = take.date("start", "startDate");
  const written = take.any("endDate");
  const end = Experience.shape.start.safeParse(typeof written === "string" ? tidy(written) : undefined).data;
  if (start === undefined || end === undefined || !isBefore(end, start))
    return { start, end: take.date("end", "endDate") };
  take.left("endDate", `it is before the start, ${start}`);
  return { start, end: undefined };
};
