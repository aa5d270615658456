import type { Portfolio } from "../../content/content.ts";
import { experienceBundle } from "../../portfolio/experience/bundle.ts";
import { type CareerSection, careerAnchors } from "../../portfolio/experience/entry-anchors.ts";
import { initialsOf } from "../knowledge/initials.ts";
import type { Phrases } from "../sentences/phrases.ts";
import type { PlainChunk } from "./chunk.ts";
import {
  dateOf,
  type Fact,
  factSentence,
  factText,
  factTexts,
  groupText,
  period,
  present,
  timesIn,
} from "./entry-facts.ts";
import { sectionHints } from "./hints.ts";

/** What an entry of a list says. */
interface Entry {
  readonly name: string;
  /** What the name joins. */
  readonly names?: readonly (string | undefined)[];
  /** The typed facts beside the name, which become one sentence with it. */
  readonly facts?: readonly Fact[];
  /** Search words that are not quoted. */
  readonly keywords?: readonly (string | undefined)[];
  /** Further search words, which no page shows. */
  readonly unseen?: readonly (string | undefined)[];
  readonly texts?: readonly (string | undefined)[];
}

/** Entries with a title, a publisher and a date, such as books and articles. */
const published =
  (phrases: Phrases) =>
  (entry: {
    readonly title: string;
    readonly publisher?: string;
    readonly date?: string;
    readonly summary?: string;
  }): Entry => ({ name: entry.title, facts: [entry.publisher, dateOf(entry.date, phrases)], texts: [entry.summary] });

/** The entries of a career, by the section of the front page, in the order of `entryNames`. */
const entriesOf = (portfolio: Portfolio, phrases: Phrases): Readonly<Record<CareerSection, readonly Entry[]>> => {
  const { items } = phrases;
  const { experiences = [], hackathons = [], skillGroups = [], education = [], ...lists } = experienceBundle(portfolio);
  return {
    experience: experiences.map(({ role, company, location, description, summary, highlights, tags, ...when }) => ({
      name: items([role, company]),
      names: [role, company],
      facts: [period(when.start, when.end, phrases), location],
      keywords: [description, ...tags],
      texts: [summary, ...highlights, description],
    })),
    hackathons: hackathons.map(({ name, project, award, date, summary }) => ({
      name: present([name, project]).join(": "),
      names: [name, project],
      facts: [award, dateOf(date, phrases)],
      texts: [summary],
    })),
    skills: skillGroups.map(({ name, level, skills }) => ({
      name,
      keywords: [level, ...skills],
      texts: [groupText({ name, level, skills }, phrases)],
    })),
    education: education.map(({ institution, degree, field, score, courses = [], ...when }) => ({
      name: items(present([degree, field, institution])),
      names: [degree, field, institution],
      facts: [period(when.start, when.end, phrases), score],
      keywords: courses,
      texts: [courses.length > 0 ? factText("courses", items(courses), phrases) : undefined],
    })),
    volunteer: (lists.volunteer ?? []).map(
      ({ organization, role, location, start, end, summary, highlights = [] }) => ({
        name: items(present([role, organization])),
        names: [role, organization],
        facts: [location, period(start, end, phrases)],
        texts: [summary, ...highlights],
      }),
    ),
    awards: (lists.awards ?? []).map(({ title, awarder, date, summary }) => ({
      name: title,
      facts: [awarder, dateOf(date, phrases)],
      texts: [summary],
    })),
    certificates: (lists.certificates ?? []).map(({ name, issuer, date }) => ({
      name,
      facts: [issuer, dateOf(date, phrases)],
      unseen: [initialsOf(name, 3)],
    })),
    publications: (lists.publications ?? []).map(published(phrases)),
    talks: (lists.talks ?? []).map(({ title, event, location, date, summary }) => ({
      name: title,
      facts: [event, location, dateOf(date, phrases)],
      texts: [summary],
    })),
    writing: (lists.writing ?? []).map(published(phrases)),
    languages: (lists.languages ?? []).map(({ language, fluency }) => ({ name: language, facts: [fluency] })),
    interests: (lists.interests ?? []).map(({ name, keywords = [] }) => ({ name, facts: keywords })),
    references: (lists.references ?? []).map(({ name, text }) => ({ name, texts: [text] })),
  };
};

/** A chunk for each entry of a career, with its own anchor. Its first block has its facts, except for skills. */
export const careerChunks = (portfolio: Portfolio, phrases: Phrases): PlainChunk[] => {
  const bundle = experienceBundle(portfolio);
  return Object.entries(entriesOf(portfolio, phrases)).flatMap(([list, entries]) => {
    const section = list as CareerSection;
    const anchors = careerAnchors(bundle, section);
    return entries.map(
      ({ name, names, facts = [], keywords = [], unseen = [], texts = [] }, index): PlainChunk => ({
        path: `/#${section}`,
        entry: `/#${anchors[index] ?? section}`,
        type: "Person",
        name,
        ...(names && { names: present(names) }),
        keywords: present([...factTexts(facts), ...keywords, ...unseen]).join(", "),
        unseen: [...timesIn(facts), ...present(unseen)],
        // The courses of education are joined, too.
        joinedBlocks: section === "skills" ? 0 : section === "education" ? 2 : 1,
        blocks: [...(section === "skills" ? [] : [factSentence(name, facts, phrases)]), ...present(texts)],
        isDocumentation: false,
        hints: sectionHints[section],
      }),
    );
  });
};
