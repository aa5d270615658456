import { type Mistake, mistakeAt } from "./mistake.ts";
import { alike } from "./names.ts";
import type { Checked } from "./read-yaml.ts";
import type { Source } from "./source.ts";

/** Questions that stand in the file of questions twice. */
export const duplicateQuestions = (
  source: Source,
  { textAt, countAt }: Pick<Checked<unknown>, "textAt" | "countAt">,
): Mistake[] => {
  const seen = new Set<string>();
  return Array.from({ length: countAt("questions") }, (_, at) => textAt("questions", at, "question")).flatMap(
    (asked) => {
      if (!asked || asked.text.trim() === "") return [];
      const isSecond = seen.has(alike(asked.text));
      seen.add(alike(asked.text));
      if (!isSecond) return [];
      const finding = {
        found: `the question "${asked.text}" for the second time`,
        expected: "each question once",
        fix: "remove one of the two, or join their answers",
      };
      return [mistakeAt(source, asked.start, asked.end, finding)];
    },
  );
};
