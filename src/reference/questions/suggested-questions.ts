import { factsOf, type PortfolioFacts } from "../../ask/knowledge/facts.ts";
import { commonTag } from "../../ask/usage.ts";
import type { Portfolio } from "../../content/content.ts";
import { isSelfEmployed } from "../../portfolio/experience/self-employed.ts";
import { type Strings, stringsFor } from "../../strings/strings.ts";
import { askExamples, MAX_SUGGESTIONS, siteAnswerer } from "./ask-examples.ts";

/** Undefined if the portfolio lacks what the question is about. */
type Question = string | undefined;

/** Questions that the data of a portfolio probably answers, in the words of a language, best first. */
const questionsIn = (facts: PortfolioFacts, t: Strings["t"]): readonly Question[] => {
  const { profile, contact, projects, experience } = facts;
  const { name } = profile;
  const tag = commonTag(facts);
  const [job] = experience.experiences ?? [];
  const title = projects[0]?.title;
  return [
    tag && t("ask.question.tag", { tag }),
    profile.location && t("ask.question.location", { name }),
    job && !isSelfEmployed(job.company) ? t("ask.question.position", { name, company: job.company }) : undefined,
    (profile.availability ?? contact.availability) && t("ask.question.availability", { name }),
    title && t("ask.question.project", { title }),
    t("ask.question.contact", { name }),
  ];
};

/** Questions that a page suggests. */
export interface SuggestedQuestions {
  readonly language: string;
  readonly questions: readonly string[];
}

/**
 * Example questions for a page in the language of its texts: about the portfolio in that language, or with the names and titles
 * of the default language if only these are understood. Each has the source that the English question has. In English if none
 * has. `whole` is the portfolio in the default language, from which questions are answered (D18).
 */
export const suggestedQuestions = (
  portfolio: Portfolio,
  whole: Portfolio,
  site: string,
  changelog: string,
): SuggestedQuestions => {
  const { answer } = siteAnswerer(whole, site, changelog);
  const { language, t } = stringsFor(portfolio.site.language);
  const sourceOf = (text: Question): string | undefined => {
    const { method, results } = answer({ text: text ?? "", limit: 1, scope: "site" });
    return method === "none" ? undefined : (results[0]?.url ?? method);
  };
  const facts = factsOf(whole, site);
  const sources = questionsIn(facts, stringsFor("en").t).map(sourceOf);
  const inDefault = questionsIn(facts, t);
  const questions = questionsIn(factsOf(portfolio, site), t)
    .flatMap((own, index) => {
      const source = sources[index];
      return source === undefined ? [] : ([own, inDefault[index]].find((text) => sourceOf(text) === source) ?? []);
    })
    .slice(0, MAX_SUGGESTIONS);
  return questions.length > 0
    ? { language, questions }
    : { language: "en", questions: askExamples(whole, site, changelog).suggestions };
};
