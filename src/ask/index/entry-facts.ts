import type { Phrases } from "../sentences/phrases.ts";
import { withoutDoubledMarks } from "../sentences/statement.ts";

/** A time in words. Pages write it in another way. */
interface Time {
  readonly time: string;
}

/** A fact beside the name of an entry. */
export type Fact = string | Time | undefined;

export const present = (parts: readonly (string | undefined)[]): string[] =>
  parts.flatMap((part) => (part ? [part] : []));

/** Facts as texts. */
export const factTexts = (facts: readonly Fact[]): string[] =>
  present(facts.map((fact) => (typeof fact === "object" ? fact.time : fact)));

/** The times among facts. */
export const timesIn = (facts: readonly Fact[]): string[] =>
  facts.flatMap((fact) => (typeof fact === "object" ? [fact.time] : []));

export const dateOf = (date: string | undefined, { date: format }: Phrases): Fact =>
  date === undefined ? undefined : { time: format(date) };

/** From 2019 to May 2021; since 2019; until May 2021. */
export const period = (start: string | undefined, end: string | undefined, { fill }: Phrases): Fact => {
  if (start && end) return { time: fill("phrases.period.from", { start, end }) };
  if (start) return { time: fill("phrases.period.since", { start }) };
  return end ? { time: fill("phrases.period.until", { end }) } : undefined;
};

/** The skills of a group as a sentence: `Sewing (since 2015): tailoring, mending.` */
export const groupText = (
  {
    name,
    level,
    skills,
  }: { readonly name: string; readonly level?: string | undefined; readonly skills: readonly string[] },
  { fill, items }: Phrases,
): string => {
  const values = { group: name, skills: items(skills) };
  return withoutDoubledMarks(
    level ? fill("answers.skills.groupWithLevel", { ...values, level }) : fill("answers.skills.group", values),
  );
};

/** A fact that a page shows beside a text as a sentence: `Client: Acme.` */
export const factText = (fact: string, value: string, { fill }: Phrases): string =>
  withoutDoubledMarks(fill(`phrases.fact.${fact}`, { value }));

/** The facts of an entry as one sentence, so that answers can quote what the page shows in several places. */
export const factSentence = (name: string, facts: readonly Fact[], { fill, items }: Phrases): string => {
  const known = factTexts(facts);
  return withoutDoubledMarks(
    known.length > 0 ? fill("phrases.entryWithFacts", { name, facts: items(known) }) : fill("phrases.entry", { name }),
  );
};
