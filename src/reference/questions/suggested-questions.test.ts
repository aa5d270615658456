import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { portfolioFolders } from "../../../test/support/content/portfolios.ts";
import { readContent } from "../../content/read/read-content.ts";
import { textLanguages } from "../../strings/strings.ts";
import { askExamples, siteAnswerer } from "./ask-examples.ts";
import { suggestedQuestions } from "./suggested-questions.ts";

const site = "https://mira.example.com";
const changelog = readFileSync("CHANGELOG.md", "utf8");
const whole = readContent(portfolioFolders.trilingual);

/** The questions of a page in a language, with the translated content if there is any. */
const questionsIn = (language: string) => {
  const portfolio = whole.variants?.find((variant) => variant.site.language === language) ?? whole;
  return suggestedQuestions({ ...portfolio, site: { ...portfolio.site, language } }, whole, site, changelog);
};

test("in English, they are the examples of /ask", () => {
  expect(questionsIn("en")).toEqual({ language: "en", questions: askExamples(whole, site, changelog).suggestions });
});

test("are in the language of the page, with its names where they are understood", () => {
  expect(questionsIn("de")).toEqual({
    language: "de",
    questions: [
      "Welche Projekte gibt es zu optics?",
      "Wo wohnt Mira Halloran?",
      "Welche Rolle hat Mira Halloran bei Lamp Office?",
    ],
  });
  expect(questionsIn("ar").questions).toContain("أين يسكن ميرا هالوران؟");
});

test.each(textLanguages)("are answered in %s as in English", (language) => {
  const { answer } = siteAnswerer(whole, site, changelog);
  const sourceOf = (text: string) => answer({ text, limit: 1, scope: "site" }).results[0]?.url;
  const { questions } = questionsIn(language);
  expect(questionsIn(language).language).toBe(language);
  expect(questions.map(sourceOf)).toEqual(questionsIn("en").questions.map(sourceOf));
});

test("are in English for a language without texts", () => {
  expect(questionsIn("el")).toEqual(questionsIn("en"));
});
