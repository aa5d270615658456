import { afterAll, expect, test } from "vitest";
import { directionOf, setOwnTexts, stringsFor } from "./strings.ts";

afterAll(() => setOwnTexts([]));

test("shows the texts of the owner in one language, until there are others", () => {
  setOwnTexts([["de-AT", { home: { work: "Zu den Werken" } }]]);
  expect(stringsFor("de").t("home.work")).toBe("Zu den Werken");
  expect(stringsFor("de").t("home.contact")).toBe("Kontakt aufnehmen");
  expect(stringsFor("en").t("home.work")).toBe("See the projects");
  setOwnTexts([["en", { projects: { count_one: "a single work" } }]]);
  expect(stringsFor("de").t("home.work")).not.toBe("Zu den Werken");
  expect(stringsFor("en").t("projects.count", { count: 1 })).toBe("a single work");
  expect(stringsFor("en").t("projects.count", { count: 2 })).toBe("2 projects");
});

test("says that texts are in English in a language without texts, unless the owner replaced them", () => {
  setOwnTexts([["he", { home: { work: "לעבודות" }, projects: { count_one: "עבודה אחת" } }]]);
  const { languageOf } = stringsFor("he");
  const keys = ["home.work", "home.contact", "home", "projects.count", "filter"];
  expect(keys.map(languageOf)).toEqual([undefined, "en", undefined, undefined, "en"]);
  expect(["de", "de-AT", "en-GB"].map((language) => stringsFor(language).languageOf("home.contact"))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["ckb", "rtl"],
  ["pa-Arab", "rtl"],
  ["ku", "ltr"],
  ["ar-Latn", "ltr"],
  ["pt-BR", "ltr"],
  ["ja", "ltr"],
])("writes %s in the direction %s", (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
