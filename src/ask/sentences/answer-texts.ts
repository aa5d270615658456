import type { Portfolio } from "../../content/content.ts";
import { type Texts, textLanguage, textsIn } from "../../strings/strings.ts";
import type { AnswerTexts } from "./phrases.ts";

/** The groups of texts from which answers are made. */
const groups = ["answers", "phrases", "failures"] as const;

/** The names of the sections of the front page, by the keys of their headings. */
const sections = {
  ...{ experience: "experience", hackathons: "hackathons", skills: "skills", education: "education" },
  ...{ volunteer: "volunteer", awards: "awards", certificates: "certificates", publications: "publications" },
  ...{ talks: "talks", writing: "writing", languages: "languages", interests: "interests" },
  ...{ references: "references", faq: "questions" },
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
  const headings = Object.entries(sections).map(([section, heading]) => [
    `sections.${section}`,
    all[`home.${heading}`] ?? section,
  ]);
  return {
    language: textLanguage(site.language),
    texts: Object.fromEntries([
      ...Object.entries(all).filter(([key]) => isOfAnswers(key)),
      ...headings,
      ["sections.projects", all["navigation.projects"] ?? "projects"],
    ]),
  };
};
