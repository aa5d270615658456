import { containsWord } from "../question/question.ts";
import { present, quoteFrom } from "../sentences/statement.ts";
import { currentPositions, rolesStatement } from "./profile-statements.ts";
import { factStatement } from "./projects/project-statements.ts";
import { type Rule, ruleResult } from "./rule.ts";

/** How many achievements and results a pitch names. */
const MAX_ACHIEVEMENTS = 3;
const MAX_RESULTS = 3;

/** Answers `Why should we hire her?` with the owner's own facts: roles, achievements of the latest position, results. */
export const pitch: Rule = {
  name: "pitch",
  explains: ["why", "availability", "person", "work", "contact", "client"],
  answer: (question, knowledge) => {
    const asksWhy =
      containsWord(question, "why") &&
      /\b(?:hire|choose|pick|engage|commission|employ)\b/.test(question.text) &&
      question.mentions.length === 0;
    if (!asksWhy) return undefined;
    const { experience, projects } = knowledge.facts;
    const [latest] = experience.experiences ?? [];
    const results = present(projects.map((project) => factStatement(project, "result", knowledge.phrases)));
    return ruleResult(
      [
        rolesStatement(knowledge),
        ...currentPositions(knowledge),
        ...(latest?.highlights ?? []).slice(0, MAX_ACHIEVEMENTS).map((text) => quoteFrom("/#experience", text)),
        ...results.slice(0, MAX_RESULTS),
      ],
      { unexplainedShare: 0 },
    );
  },
};
