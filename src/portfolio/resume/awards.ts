import type * as z from "zod";
import { ExperienceFile } from "../content.ts";
import { dateOf, uriOf } from "./forms.ts";
import type { Mapping } from "./mapping.ts";
import { isNothing, type Members } from "./members.ts";

const Hackathon = ExperienceFile.shape.hackathons.unwrap().element;

const hackathonType = "hackathon";
const calledSo = /\bhack(?:athon|fest|[ -]?days?|[ -]?nights?)|\b(?:game|code) ?jam\b/i;

/** Whether an award was won at a hackathon: because it says so, or because its words do. */
export const isHackathon = ({ type, title, awarder, summary }: Members): boolean =>
  type === hackathonType || [title, awarder, summary].some((text) => typeof text === "string" && calledSo.test(text));

/**
 * A hackathon at which something was won, and an item of `awards`. One without an award is no award, and is not written
 * as one.
 */
export const hackathon: Mapping<z.output<typeof Hackathon>> = {
  whole: Hackathon,
  draft: Hackathon.partial(),
  write: ({ name, date, award, summary, url }) => ({
    title: award,
    date: dateOf(date),
    awarder: name,
    summary,
    url: uriOf(url),
    type: hackathonType,
  }),
  read: (take) => {
    take.any("type");
    // Many write the event into the title alone.
    const named = !isNothing(take.any("awarder"));
    const own = {
      name: named ? take.text("name", "awarder") : take.text("name", "title"),
      date: take.date("date", "date"),
      award: named ? take.text("award", "title") : undefined,
      summary: take.text("summary", "summary"),
      url: take.url("url", "url"),
    };
    take.rest();
    return own;
  },
};
