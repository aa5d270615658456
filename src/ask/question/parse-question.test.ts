import { expect, test } from "vitest";
import { knowledgeFor, minimalPortfolio } from "../../../test/support/content/small-portfolio.ts";
import { questionParser } from "./parse-question.ts";

const parseFor = (name: string) =>
  questionParser(knowledgeFor({ ...minimalPortfolio, profile: { ...minimalPortfolio.profile, name } }));

test.each([
  ["Will Turner", "When will a token expire?"],
  ["May Lee", "May I quote a page?"],
  ["An Nguyen", "Is there an app?"],
])("a word that every text has is not %s", (name, text) => {
  const { isPersonal, isThirdPerson } = parseFor(name)(text);
  expect({ isPersonal, isThirdPerson }).toStrictEqual({ isPersonal: false, isThirdPerson: false });
});

test("the rest of the name still is the person", () => {
  expect(parseFor("Will Turner")("When will Turner be available?").isThirdPerson).toBe(true);
});
