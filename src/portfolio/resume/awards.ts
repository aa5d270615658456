import type * as z from "zod";
import { ExperienceFile } from "../content.ts";
import { dateOf, uriOf } from "./forms.ts";
import type { Mapping } from "./mapping.ts";
import type { Members } from "./members.ts";

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
    const own = {
      name: take.text("name", "awarder"),
      date: take.date("date", "date"),
      award: take.text("award", "title"),
      summary: take.text("summary", "summary"),
      url: take.url("url", "url"),
    };
    take.rest();
    return own;
  },
};
