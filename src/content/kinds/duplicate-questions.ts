import { type ContentIssue, issueAt } from "../issues/content-issue.ts";
import { duplicates } from "../issues/duplicates.ts";
import { normalizeForComparison } from "../issues/similar-names.ts";
import type { Source } from "../issues/source.ts";
import type { YamlTexts } from "../text/yaml-texts.ts";

/** Questions that occur more than once in faq.yaml. */
export const duplicateQuestions = (source: Source, { textsAt }: Pick<YamlTexts, "textsAt">): ContentIssue[] => {
  const questions = textsAt("questions", "question").flatMap((question) =>
    question && question.text.trim() !== "" ? question : [],
  );
  return [...duplicates(questions, ({ text }) => normalizeForComparison(text)).keys()].map(({ text, start, end }) =>
    issueAt(source, start, end, {
      found: `a second question "${text}"`,
      expected: "each question only once",
      fix: "remove one of them or combine their answers",
    }),
  );
};
