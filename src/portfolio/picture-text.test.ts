import { expect, test } from "vitest";
import { leastPortfolio } from "../../test/support/small-portfolio.ts";
import type { Portfolio } from "./content.ts";
import { pictureInWords, pictureText } from "./picture-text.ts";

const site = "https://ada.example.com";
const of = (profile: Partial<Portfolio["profile"]>, title = "Ada") =>
  pictureText({ profile: { ...leastPortfolio.profile, ...profile }, site: { ...leastPortfolio.site, title } }, site);

test.each([
  ["Pots 🙂 that hold", "Pots that hold", "🙂"],
  ["🙂 Pots", "Pots", "🙂"],
  ["Pots, and 🙂 🚀.", "Pots, and.", "🙂 🚀"],
  ["Pots🙂Bowls", "Pots Bowls", "🙂"],
  ["Family 👩‍👩‍👧 of 🇵🇹 bowls 👍🏽", "Family of bowls", "👩‍👩‍👧 🇵🇹 👍🏽"],
  ["Clay → bowl → table", "Clay bowl table", "→"],
])("%s loses its signs alone", (tagline, shown, text) => {
  expect(of({ tagline })).toMatchObject({ tagline: shown, leftOut: [{ of: "tagline", text }] });
});

test.each([
  ["Zoe\u0308 Nguye\u0302\u0303n", "Zoë Nguyễn"],
  ["𝓐𝓭𝓪 Ｍｕｓｔｅｒ", "Ada Muster"],
  ["Ada™️ Mus\u00adter\u200e", "Ada™ Muster"],
])("%s is shown in letters of the type", (name, shown) => {
  expect(of({ name })).toMatchObject({ name: shown, leftOut: [] });
});

test("a text with letters of another script is left out whole, and the rest stays", () => {
  const { tagline, facts, leftOut } = of({ tagline: "Pots из глины", roles: ["Potter", "陶芸家"], location: "Porto" });
  expect(tagline).toBeUndefined();
  expect(facts).toEqual(["Potter", "Porto"]);
  expect(leftOut).toEqual([
    { of: "tagline", text: "Pots из глины" },
    { of: "roles", text: "陶芸家" },
  ]);
});

test.each([
  ["山田太郎 (Taro Yamada)", "Taro Yamada", "山田太郎"],
  ["Taro Yamada (山田太郎)", "Taro Yamada", "(山田太郎)"],
  ["Taro / 太郎 🙂", "Taro", "太郎 🙂"],
])("of %s the words are shown that can be", (name, shown, text) => {
  expect(of({ name })).toMatchObject({ name: shown, leftOut: [{ of: "name", text }] });
});

test("in the place of a name that cannot be shown is the title, and else the host", () => {
  expect(of({ name: "東京" }, "Pots of Tokyo")).toMatchObject({
    name: "Pots of Tokyo",
    leftOut: [{ of: "name", text: "東京" }],
  });
  expect(of({ name: "東京" }, "看板").name).toBe("ada.example.com");
  expect(of({ name: "🙂" }, "🚀").name).toBe("ada.example.com");
});

test("those who do not see it are told what is shown, and nothing else", () => {
  const profile = { name: "Ada 🙂 Muster", tagline: "Pots that hold.", roles: ["Potter", "陶芸家"], location: "Porto" };
  expect(pictureInWords(of(profile))).toBe("On a card: Ada Muster. Pots that hold. Potter, Porto. ada.example.com");
  expect(pictureInWords(of({ name: "東京" }, "看板"))).toBe("On a card: ada.example.com");
});
