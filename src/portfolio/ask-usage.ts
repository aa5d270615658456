import type { AskResponse } from "../contract/resources/ask.ts";
import type { Facts } from "./ask/facts.ts";
import type { Asked, Reply } from "./ask/reply.ts";

/** Examples that an answer names at most. */
const most = 5;

/** The tag that most projects have; of equals the first. */
const commonTag = ({ projects }: Facts): string | undefined => {
  const counts = new Map<string, number>();
  for (const tag of projects.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
};

/** Questions that the data of a portfolio may answer, the best first. */
const questionsOf = (facts: Facts): string[] => {
  const { profile, contact, projects, experience } = facts;
  const { name } = profile;
  const tag = commonTag(facts);
  const company = experience.experiences?.[0]?.company;
  const title = projects[0]?.title;
  return [
    `Who is ${name}?`,
    ...(tag ? [`Which projects use ${tag}?`] : []),
    ...(profile.location ? [`Where does ${name} live?`] : []),
    ...(company ? [`What did ${name} do at ${company}?`] : []),
    ...((profile.availability ?? contact.availability) ? [`Is ${name} available?`] : []),
    ...(title ? [`What is ${title}?`] : []),
    `How can I reach ${name}?`,
    "What is the rate limit?",
  ];
};

/** What is said to whoever asks nothing: what can be asked, with examples that are answered (D10). */
export const usage = (facts: Facts, answer: (asked: Asked) => Reply): AskResponse => {
  const { site, profile } = facts;
  const examples = questionsOf(facts)
    .filter((text) => answer({ text, limit: 1, scope: "site" }).method !== "none")
    .slice(0, most);
  return {
    _meta: {
      response_type: "answer",
      response_format: "conversational_search",
      version: "0.55",
      site,
      method: "usage",
    },
    query: "",
    answer: [
      `Ask with /ask?q=… about ${profile.name}, the work, the projects or this API, for example:`,
      ...examples,
    ].join(" "),
    results: [],
  };
};
