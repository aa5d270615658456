import type * as z from "zod";
import { ExperienceFile } from "../../content/experience-file.ts";
import { isEmpty, type JsonObject } from "../json-object.ts";
import type { Mapping } from "../mapping.ts";
import { spellings } from "../spellings/spellings.ts";
import { resumeDate, toUri } from "../text-formats.ts";

const Hackathon = ExperienceFile.shape.hackathons.unwrap().element;

const hackathonType = "hackathon";
const hackathonWords = /\bhack(?:athon|fest|[ -]?days?|[ -]?nights?)|\b(?:game|code) ?jam\b/i;

/** Whether an award is from a hackathon, by its type or its words. */
export const isHackathon = ({ type, title, awarder, summary }: JsonObject): boolean =>
  type === hackathonType ||
  [title, awarder, summary].some((text) => typeof text === "string" && hackathonWords.test(text));

/** Maps a hackathon with an award to an item of `awards`, and back. Others are exported in `vitrine`. */
export const hackathon: Mapping<z.output<typeof Hackathon>> = {
  schema: Hackathon,
  partialSchema: Hackathon.partial(),
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
    const content = {
      name: hasAwarder ? fields.text("name", "awarder") : fields.text("name", "title"),
      date: fields.date("date", "date"),
      award: hasAwarder ? fields.text("award", "title") : undefined,
      summary: fields.text("summary", "summary"),
      url: fields.url("url", "url"),
    };
    fields.skipRest();
    return content;
  },
};
