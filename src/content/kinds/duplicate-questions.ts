import { type ContentIssue, issueAt } from "../issues/content-issue.ts";
import { normalizeForComparison } from "../issues/similar-names.ts";
import type { Source } from "../issues/source.ts";
import type { YamlResult } from "../read/read-yaml.ts";

/** Questions that occur more than once in faq.yaml. */
export const duplicateQuestions = (
  source: Source,
  { textAt, countAt }: Pick<YamlResult<unknown>, "textAt" | "countAt">,
): ContentIssue[] => {
  const seen = new Set<string>();
  return Array.from({ length: countAt("questions") }, (_, index) => textAt("questions", index, "question")).flatMap(
    (question) => {
      if (!question || question.text.trim() === "") return [];
      const isDuplicate = seen.has(normalizeForComparison(question.text));
      seen.add(normalizeForComparison(question.text));
      if (!isDuplicate) return [];
      const finding = {
        found: `a second question "${question.text}"`,
        expected: "each question only once",
        fix: "remove one of them or combine their answers",
      };
      return [issueAt(source, question.start, question.end, finding)];
    },
  );
};
