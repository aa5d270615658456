import type { Portfolio } from "../../content/content.ts";
import { careerSections } from "../../contract/resources/career-sections.ts";
import { type Texts, textLanguage, textsIn } from "../../strings/strings.ts";
import type { AnswerTexts } from "./phrases.ts";

/** The groups of texts from which answers are made. */
const groups = ["answers", "phrases", "failures"] as const;

/** The sections of the front page whose entries answers cite, with the texts that name them. */
const sections: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["experience", "hackathons", "skills", "education", ...careerSections].map((section) => [
      section,
      `home.${section}`,
    ]),
  ),
  faq: "home.questions",
  projects: "navigation.projects",
};

/** Texts by their keys, such as `answers.person.role`. */
const flatten = (texts: Texts, prefix = ""): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(texts).map(([name, text]) =>
      typeof text === "string" ? { [prefix + name]: text } : flatten(text, `${prefix}${name}.`),
    ),
  );

/** What an owner says about texts. */
interface OwnTexts {
  readonly site: Pick<Portfolio["site"], "language">;
  readonly strings: Portfolio["strings"];
}

/** The texts of answers in the language of a portfolio, with those that its owner replaced (D18). */
export const answerTexts = ({ site, strings }: OwnTexts): AnswerTexts => {
  const all = { ...flatten(textsIn(site.language)), ...flatten(strings as Texts) };
  const isOfAnswers = (key: string): boolean => groups.some((group) => key.startsWith(`${group}.`));
  return {
    language: textLanguage(site.language),
    texts: Object.fromEntries([
      ...Object.entries(all).filter(([key]) => isOfAnswers(key)),
      ...Object.entries(sections).map(([section, key]) => [`sections.${section}`, all[key] ?? section]),
    ]),
  };
};
