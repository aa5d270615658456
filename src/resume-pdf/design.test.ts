import { expect, test } from "vitest";
import { smallPortfolio } from "../../test/support/content/small-portfolio.ts";
import { siteTheme } from "../themes/site-theme.ts";
import { resumeDesign } from "./design.ts";
import { resumeModel } from "./model.ts";

/** The data of the template for a position in a company, as text. */
const designWith = (company: string, summary: string, tags: string[] = []) => {
  const experiences = [{ company, role: "Potter", start: "2021", summary, highlights: [], tags }];
  const portfolio = { ...smallPortfolio, experience: { experiences } };
  const model = resumeModel({ portfolio, site: "https://ada.example.com", hosting: "app" });
  const { data, omitted } = resumeDesign(model, siteTheme({}));
  return { text: JSON.stringify(data), omitted };
};

test("the name of a company keeps the words that a font has", () => {
  const { text, omitted } = designWith("LongCo29 有限公司", "Clay.");
  expect(text).toContain('"text":"LongCo29"');
  expect(text).toContain("Some texts are missing in this file.");
  expect(omitted.map((each) => each.text)).toEqual(["有限公司"]);
});

test("a position has the paragraphs of its summary", () => {
  const { text } = designWith("Kiln", "First.\n\nSecond.");
  expect(text).toMatch(/"summary":\[\{[^\]]*"First\."[^\]]*\][^\]]*\{[^\]]*"Second\."/);
});

test("a position has its tags in a line", () => {
  expect(designWith("Kiln", "Clay.", ["glazes", "raku"]).text).toMatch(/"tags":\{[^\]]*"glazes, raku"/);
  expect(designWith("Kiln", "Clay.").text).not.toContain('"tags"');
});

test("a symbol without a font is left out, without a note", () => {
  const { text, omitted } = designWith("Kiln", "Clay 🂡 bowl.");
  expect(text).toContain('"text":"Clay bowl."');
  expect(text).not.toContain("Some texts are missing in this file.");
  expect(omitted.map((each) => each.text)).toEqual(["🂡"]);
});
