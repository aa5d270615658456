import type * as z from "zod";
import { ExperienceFile } from "../content.ts";
import { dateOf, uriOf } from "./forms.ts";
import type { Mapping } from "./mapping.ts";
import { readSpan } from "./span.ts";
import type { Taking } from "./taking.ts";

const Position = ExperienceFile.shape.experiences.unwrap().element;

const readPosition = (take: Taking, company: readonly string[]) => {
  const own = {
    company: take.text("company", ...company),
    role: take.text("role", "position"),
    ...readSpan(take),
    location: take.text("location", "location"),
    summary: take.text("summary", "summary"),
    highlights: take.texts("highlights", "highlights"),
    tags: take.texts("tags", "keywords"),
    url: take.url("url", "url", "website"),
  };
  take.rest({ description: "a position has no place for what the company is" });
  return own;
};

const whenSome = (texts: readonly string[] | undefined): readonly string[] | undefined =>
  texts && texts.length > 0 ? texts : undefined;

/** A position, and an item of `work`. `keywords` is not in the schema, and its name is what the rest of it uses. */
export const work: Mapping<z.output<typeof Position>> = {
  whole: Position,
  draft: Position.partial(),
  write: ({ company, role, start, end, location, summary, highlights, tags, url }) => ({
    name: company,
    position: role,
    url: uriOf(url),
    location,
    startDate: dateOf(start),
    endDate: dateOf(end),
    summary,
    highlights: whenSome(highlights),
    keywords: whenSome(tags),
  }),
  read: (take) => readPosition(take, ["name", "company"]),
};

/** Work that was done for nothing, as a position that says so: `volunteer` is read and never written. */
export const volunteer: typeof work = {
  ...work,
  read: (take) => {
    const { role, tags = [], ...own } = readPosition(take, ["organization"]);
    return { ...own, role: role && `${role} (volunteer)`, tags: ["volunteering", ...tags] };
  },
};
