import { describe, expect, test } from "vitest";
import { knowledgeFor, smallPortfolio } from "../../../test/support/content/small-portfolio.ts";
import { questionParser } from "../question/parse-question.ts";
import { projectNamer } from "./described-project.ts";

const knowledge = knowledgeFor(smallPortfolio);
const nameProject = projectNamer(knowledge, questionParser(knowledge));

describe("the description of a project", () => {
  test.each([
    ["And the sounding one, when was it made?", "And Rain Tiles, when was it made?"],
    ["When was the one that sounds?", "When was Rain Tiles?"],
    ["The one which shows a tide", "Tide Bowls"],
  ])("becomes its name: %s", (text, named) => {
    expect(nameProject(text)).toBe(named);
  });

  test.each([
    // A place in a list, a person, and nothing of a project.
    ...[
      "And the second one?",
      "the latest one",
      "Is she the one who sounds?",
      "the job before that one",
      "the blue one",
    ],
    // Both projects fit.
    "the one that is a project",
    "When was it made?",
  ])("stays if it is none of one project: %s", (text) => {
    expect(nameProject(text)).toBe(text);
  });
});
