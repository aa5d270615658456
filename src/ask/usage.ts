import type { AskResponse } from "../contract/resources/agents/ask.ts";
import { isSelfEmployed } from "../portfolio/experience/self-employed.ts";
import type { Answer, AskRequest } from "./answer.ts";
import type { PortfolioFacts } from "./knowledge/facts.ts";

/** The most example questions in an answer. */
const MAX_EXAMPLES = 5;

/** The example question about the API. The front page of a person does not suggest it. */
export const API_QUESTION = "What is the rate limit?";

/** The tag of most projects; the first one wins a tie. */
export const commonTag = ({ projects }: PortfolioFacts): string | undefined => {
  const counts = new Map<string, number>();
  for (const tag of projects.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
};

/** Questions that the data of a portfolio probably answers, best first. */
const exampleQuestions = (facts: PortfolioFacts): string[] => {
  const { profile, contact, projects, experience } = facts;
  const { name } = profile;
  const tag = commonTag(facts);
  const [job] = experience.experiences ?? [];
  const title = projects[0]?.title;
  return [
    `Who is ${name}?`,
    ...(tag ? [`Which projects are about ${tag}?`] : []),
    ...(profile.location ? [`Where does ${name} live?`] : []),
    ...(job && !isSelfEmployed(job.company) ? [`What did ${name} do at ${job.company}?`] : []),
    ...((profile.availability ?? contact.availability) ? [`Is ${name} available?`] : []),
    ...(title ? [`What is ${title}?`] : []),
    `How can I reach ${name}?`,
    API_QUESTION,
  ];
};

/** Example questions that have an answer, best first. */
export const answeredExamples = (facts: PortfolioFacts, answer: (request: AskRequest) => Answer): readonly string[] =>
  exampleQuestions(facts).filter((text) => answer({ text, limit: 1, scope: "site" }).method !== "none");

/** The response to a request without a question: what you can ask, with examples that have an answer (D10). */
export const usageResponse = (facts: PortfolioFacts, answer: (request: AskRequest) => Answer): AskResponse => {
  const { site, profile } = facts;
  const examples = answeredExamples(facts, answer).slice(0, MAX_EXAMPLES);
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
      `Send a question as /ask?q=… to ask about ${profile.name}, their work and projects, or this API, for example:`,
      ...examples,
    ].join(" "),
    results: [],
  };
};
