import type { Portfolio } from "../../content/content.ts";
import { formatLongDate } from "../../content/period.ts";
import { experienceBundle } from "../../portfolio/experience/bundle.ts";
import type { PlainChunk } from "./chunk.ts";

type Part = string | undefined;

/** What an entry of a list says: its name, the typed facts beside it, and its texts. */
interface Entry {
  readonly name: string;
  readonly facts?: readonly Part[];
  readonly texts?: readonly Part[];
}

const present = (parts: readonly Part[]): string[] => parts.flatMap((part) => (part ? [part] : []));

const dateOf = (date: string | undefined): Part => date && formatLongDate(date);

/** From 2019 to May 2021; since 2019; until May 2021. */
const period = (start: string | undefined, end: string | undefined): Part => {
  if (start && end) return `from ${formatLongDate(start)} to ${formatLongDate(end)}`;
  if (start) return `since ${formatLongDate(start)}`;
  return end && `until ${formatLongDate(end)}`;
};

/** The facts of an entry as one sentence, so that answers can quote what the page shows in several places. */
const sentence = ({ name, facts = [] }: Entry): string => {
  const known = present(facts);
  return `${name}${known.length > 0 ? ` (${known.join(", ")})` : ""}.`.replace(/([.!?…])\.$/u, "$1");
};

/** The entries of a career's further lists, by the name of the list, which is also the anchor of its section. */
const entriesOf = (portfolio: Portfolio): Readonly<Record<string, readonly Entry[]>> => {
  const lists = experienceBundle(portfolio);
  const texts = ({ title, publisher, date, summary }: NonNullable<typeof lists.writing>[number]): Entry => ({
    name: title,
    facts: [publisher, dateOf(date)],
    texts: [summary],
  });
  return {
    volunteer: (lists.volunteer ?? []).map(
      ({ organization, role, location, start, end, summary, highlights = [] }) => ({
        name: present([role, organization]).join(", "),
        facts: [location, period(start, end)],
        texts: [summary, ...highlights],
      }),
    ),
    awards: (lists.awards ?? []).map(({ title, awarder, date, summary }) => ({
      name: title,
      facts: [awarder, dateOf(date)],
      texts: [summary],
    })),
    certificates: (lists.certificates ?? []).map(({ name, issuer, date }) => ({ name, facts: [issuer, dateOf(date)] })),
    publications: (lists.publications ?? []).map(texts),
    talks: (lists.talks ?? []).map(({ title, event, location, date, summary }) => ({
      name: title,
      facts: [event, location, dateOf(date)],
      texts: [summary],
    })),
    writing: (lists.writing ?? []).map(texts),
    languages: (lists.languages ?? []).map(({ language, fluency }) => ({ name: language, facts: [fluency] })),
    interests: (lists.interests ?? []).map(({ name, keywords = [] }) => ({ name, facts: keywords })),
    references: (lists.references ?? []).map(({ name, text }) => ({ name, texts: [text] })),
  };
};

/** The chunks of a career's further lists, one for each entry. The first block has its facts. */
export const careerListChunks = (portfolio: Portfolio): PlainChunk[] =>
  Object.entries(entriesOf(portfolio)).flatMap(([list, entries]) =>
    entries.map((entry) => ({
      path: `/#${list}`,
      type: "Person" as const,
      name: entry.name,
      keywords: present(entry.facts ?? []).join(", "),
      blocks: [sentence(entry), ...present(entry.texts ?? [])],
      isDocumentation: false,
    })),
  );
