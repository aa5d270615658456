import { expect, test } from "vitest";
import { readContent } from "../../src/content/read/read-content.ts";
import { answererOf } from "../support/ask/quality/usual-questions.ts";
import { sampled } from "../support/setup/tier.ts";

/** Complete questions of visitors, and some that no portfolio answers. */
const questions = [
  ...["How can I contact her?", "Where is she based?", "Where did she work before?", "Is she available?"],
  ...["Is there a resume?", "Which languages does she speak?", "What did she study?", "How many projects are there?"],
  ...["What is the latest project?", "Who are her clients?", "Which awards did she win?", "What are her skills?"],
  ...["Why should we hire her?", "Who is she?", "Which projects are from 2023?", "What does she charge?"],
  ...["are there any references", "email?", "cv", "education", "certifications", "talks", "publications", "contact"],
  ...["all projects", "client work", "hobbies", "employment history", "Who is the CEO of Apple?", "tell me a joke"],
];

test.each(sampled(["cartographer", "composer", "writer", "engineer", "cook"], 2))(
  "a complete question about the %s gets the same answer after any other",
  (name) => {
    const folder = `test/fixtures/portfolios/${name}`;
    const ask = answererOf(folder);
    const [project] = readContent(folder).projects;
    const earlier = ["Who is she?", "Where does she work now?", "What did she study?", `What is ${project?.title}?`];
    const answerTo = (text: string, previous: readonly string[]) => {
      const { method, statements } = ask({ text, previous, limit: 5, scope: "site" });
      return { method, text: statements.map((statement) => statement.text) };
    };
    for (const text of questions)
      for (const before of earlier)
        expect(answerTo(text, [before]), `${text} after ${before}`).toStrictEqual(answerTo(text, []));
  },
);
