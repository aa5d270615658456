import { expect, test } from "vitest";
import { contentPicture, smallPortfolio } from "../../test/support/content/small-portfolio.ts";
import type { Portfolio } from "../content/content.ts";
import { baseOf } from "../contract/base.ts";
import { getProfile } from "../contract/operations/portfolio.ts";
import { postBatch } from "../contract/operations/service.ts";
import { exampleMatch } from "../guides/example-requests.ts";
import { versions } from "../guides/reference/service.ts";
import { publicProfile } from "../portfolio/pictures/covers.ts";
import { contactInfo } from "../portfolio/resources.ts";
import { isShortened, responseExamples } from "./response-examples.ts";

const site = "https://ada.example.com";
const built = { width: 800, height: 600, files: [{ name: "ada-800.jpg", format: "jpg", width: 800 }] } as const;
const photo = contentPicture("ada.jpg", built);
const about =
  "I throw pots and bowls by the river, and fire them with wood from the orchards of Minho. Visitors are welcome.";
const portfolio: Portfolio = {
  ...smallPortfolio,
  profile: { ...smallPortfolio.profile, about, photo: { src: "ada.jpg", alt: "Ada at the wheel" } },
  photo,
};
const examples = responseExamples(portfolio, site, "1.0.0", "");

test("the profile is that of the API, with the start of its text", () => {
  const profile = publicProfile(portfolio, site);
  expect(profile.photo?.url).toMatch(/^https:/);
  const shown = { ...profile, about: "I throw pots and bowls by the river, and fire them with …" };
  expect(examples[getProfile.operationId]).toEqual(shown);
  expect(examples[postBatch.operationId]).toMatchObject({ results: [{ body: shown }, {}] });
});

test.each([
  [getProfile.operationId, true],
  [postBatch.operationId, true],
  ["getContact", false],
  ["getExperience", true],
])("the example of %s is marked as shortened: %s", (operationId, expected) => {
  expect(isShortened(operationId, examples[operationId])).toBe(expected);
});

test("the requirements of the example have no number of years, whose result would depend on the day", () => {
  expect(exampleMatch.requirements?.join()).toMatch(/^\D+$/);
});

test("the example of a version has the addresses of that version", () => {
  const { api = "" } = contactInfo(portfolio, baseOf(site, "v1"));
  expect(api).toContain("/api/v1/");
  expect(versions(portfolio, site)).toContain(`"api": "${api}"`);
});
