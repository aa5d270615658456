import { expect, test } from "vitest";
import { minimalPortfolio } from "../../../test/support/small-portfolio.ts";
import type { Portfolio } from "../../content/content.ts";
import { socialCardAlt, socialCardText } from "./texts.ts";

const site = "https://ada.example.com";
const of = (profile: Partial<Portfolio["profile"]>, title = "Ada") =>
  socialCardText(
    { profile: { ...minimalPortfolio.profile, ...profile }, site: { ...minimalPortfolio.site, title } },
    site,
  );

test.each([
  ["Pots 🙂 that hold", "Pots that hold", "🙂"],
  ["🙂 Pots", "Pots", "🙂"],
  ["Pots, and 🙂 🚀.", "Pots, and.", "🙂 🚀"],
  ["Pots🙂Bowls", "Pots Bowls", "🙂"],
  ["Family 👩‍👩‍👧 of 🇵🇹 bowls 👍🏽", "Family of bowls", "👩‍👩‍👧 🇵🇹 👍🏽"],
  ["Clay → bowl → table", "Clay bowl table", "→"],
])("%s loses only its symbols", (tagline, shown, text) => {
  expect(of({ tagline })).toMatchObject({ tagline: shown, omitted: [{ of: "tagline", text }] });
});

test.each([
  ["Zoe\u0308 Nguye\u0302\u0303n", "Zoë Nguyễn"],
  ["𝓐𝓭𝓪 Ｍｕｓｔｅｒ", "Ada Muster"],
  ["Ada™️ Mus\u00adter\u200e", "Ada™ Muster"],
])("%s is shown with characters of the font", (name, shown) => {
  expect(of({ name })).toMatchObject({ name: shown, omitted: [] });
});

test("a text with letters of an unsupported script is omitted as a whole", () => {
  const { tagline, facts, omitted } = of({ tagline: "Pots из глины", roles: ["Potter", "陶芸家"], location: "Porto" });
  expect(tagline).toBeUndefined();
  expect(facts).toEqual(["Potter", "Porto"]);
  expect(omitted).toEqual([
    { of: "tagline", text: "Pots из глины" },
    { of: "roles", text: "陶芸家" },
  ]);
});

test.each([
  ["山田太郎 (Taro Yamada)", "Taro Yamada", "山田太郎"],
  ["Taro Yamada (山田太郎)", "Taro Yamada", "(山田太郎)"],
  ["Taro / 太郎 🙂", "Taro", "太郎 🙂"],
])("of %s only the supported words are shown", (name, shown, text) => {
  expect(of({ name })).toMatchObject({ name: shown, omitted: [{ of: "name", text }] });
});

test("an unsupported name is replaced by the site title, else by the host", () => {
  expect(of({ name: "東京" }, "Pots of Tokyo")).toMatchObject({
    name: "Pots of Tokyo",
    omitted: [{ of: "name", text: "東京" }],
  });
  expect(of({ name: "東京" }, "看板").name).toBe("ada.example.com");
  expect(of({ name: "🙂" }, "🚀").name).toBe("ada.example.com");
});

test("the alt text has the shown text and nothing else", () => {
  const profile = { name: "Ada 🙂 Muster", tagline: "Pots that hold.", roles: ["Potter", "陶芸家"], location: "Porto" };
  expect(socialCardAlt(of(profile))).toBe("On a card: Ada Muster. Pots that hold. Potter, Porto. ada.example.com");
  expect(socialCardAlt(of({ name: "東京" }, "看板"))).toBe("On a card: ada.example.com");
});
