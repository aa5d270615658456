import { Experience } from "../../contract/resources/experience.ts";
import { goesOn, isBefore } from "../period.ts";
import { tidyDate } from "./forms.ts";
import type { Taking } from "./taking.ts";

interface Span {
  readonly start: string | undefined;
  readonly end: string | undefined;
}

/** From when to when something was. What is over is not shown as going on, so an end that says nothing is to be filled in. */
export const readSpan = (take: Taking): Span => {
  const start = take.date("start", "startDate");
  const given = take.any("endDate");
  const written = typeof given === "string" ? tidyDate(given) : "";
  if (goesOn(written)) {
    take.left("endDate", "it goes on, and what goes on has no `end`");
    return { start, end: undefined };
  }
  const isEarly = start !== undefined && Experience.shape.start.safeParse(written).success && isBefore(written, start);
  if (isEarly) take.left("endDate", `it is before the start, ${start}`);
  const end = isEarly ? undefined : take.date("end", "endDate");
  if (written !== "" && end === undefined) take.needs("end", "endDate");
  return { start, end };
};
