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
