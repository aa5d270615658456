import { ExperienceFile } from "../../content/experience-file.ts";
import { isEmpty, type JsonObject } from "../json-object.ts";
import { defineMapping } from "../mapping.ts";
import { spellings } from "../spellings/spellings.ts";
import { resumeDate, toUri } from "../text-formats.ts";

const hackathonType = "hackathon";
const hackathonWords = /\bhack(?:athon|fest|[ -]?days?|[ -]?nights?)|\b(?:game|code) ?jam\b/i;

/** Whether an award is from a hackathon, by its type or its words. */
export const isHackathon = ({ type, title, awarder, summary }: JsonObject): boolean =>
  type === hackathonType ||
  [title, awarder, summary].some((text) => typeof text === "string" && hackathonWords.test(text));

/** Maps a hackathon with an award to an item of `awards`, and back. Others are exported in `vitrine`. */
export const hackathon = defineMapping({
  schema: ExperienceFile.shape.hackathons.unwrap().element,
  spellings: spellings.awards,
  write: ({ name, date, award, summary, url }) => ({
    title: award,
    date: resumeDate(date),
    awarder: name,
    summary,
    url: toUri(url),
    type: hackathonType,
  }),
  read: (fields) => {
    fields.value("type");
    // Without an awarder, the title usually names the event.
    const hasAwarder = !isEmpty(fields.value("awarder"));
    return {
      name: fields.text("name", hasAwarder ? "awarder" : "title"),
      date: fields.date("date"),
      award: hasAwarder ? fields.text("award", "title") : undefined,
      summary: fields.text("summary"),
      url: fields.url("url"),
    };
  },
});

/** Any other award. */
export const award = defineMapping({
  schema: ExperienceFile.shape.awards.unwrap().element,
  spellings: spellings.awards,
  write: ({ title, date, awarder, summary, url }) => ({
    title,
    date: resumeDate(date),
    awarder,
    summary,
    url: toUri(url),
  }),
  read: (fields) => ({
    title: fields.text("title"),
    awarder: fields.text("awarder"),
    date: fields.date("date"),
    summary: fields.text("summary"),
    url: fields.url("url"),
  }),
});
