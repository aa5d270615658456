import { expect, test } from "vitest";
import { answererFor, minimalPortfolio } from "../../../test/support/content/small-portfolio.ts";
import { errorCodesIn } from "../../contract/errors/error-kinds.ts";
import { joinStatements } from "../answer.ts";

const ask = answererFor(minimalPortfolio);

test.each(errorCodesIn(undefined).filter((code) => code.includes("_")))(
  "the code of an error asks for its section in the documentation: %s",
  (code) => {
    for (const text of [code, `What does ${code} mean?`, `I got the error "${code}", why?`])
      expect(ask(text).statements.map(({ path }) => path)).toContain(`/docs#${code}`);
  },
);

test.each([
  ["Where is the OpenAPI file?", "openapi.json"],
  ["Can I get the pages as Markdown?", "append .md"],
  ["Is there an RSS feed?", "feed.xml"],
  ["Are responses compressed?", "Accept-Encoding"],
  ["What is the maximum page size?", "50"],
])("the documentation answers: %s", (text, expected) => {
  expect(joinStatements(ask(text).statements)).toContain(expected);
});
