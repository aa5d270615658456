import { expect, test } from "vitest";
import { answererFor, minimalPortfolio } from "../../../test/support/content/small-portfolio.ts";

const project = (slug: string, title: string) => ({ slug, title, description: `${title} of clay.`, weight: 0 });

const ask = answererFor({
  ...minimalPortfolio,
  projects: [project("prints", "Prints"), project("pests", "Pests"), project("maintained", "Maintained Kilns")],
});

test.each(["Do you have pets?", "projects about princes", "Has she climbed a mountain?"])(
  "%j has no spelling error, although a project has nearly the same word",
  (text) => {
    expect(ask(text).method).toBe("none");
  },
);

test("a word that does not exist is corrected", () => {
  expect(ask("projects about pirnts").statements.map(({ text }) => text)).toStrictEqual([
    expect.stringContaining("Prints"),
    expect.stringContaining("clay"),
  ]);
});
