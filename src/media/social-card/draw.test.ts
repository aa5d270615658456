import { expect, test } from "vitest";
import { minimalPortfolio } from "../../../test/support/content/small-portfolio.ts";
import type { Portfolio } from "../../content/content.ts";
import { themeNames } from "../../themes/names.ts";
import { siteTheme } from "../../themes/site-theme.ts";
import { coverSvg } from "../covers/cover.ts";
import { typstSvg } from "../typst/compiler.ts";
import { SOCIAL_CARD_SIZE, type SocialCard } from "./card.ts";
import { cardDesign } from "./design.ts";
import { drawSocialCard, renderSocialCard } from "./draw.ts";
import { longestWords, withLineBreaks } from "./line-breaks.ts";

const card: SocialCard = {
  path: "/og.png",
  alt: "",
  language: "en",
  label: "Potter",
  title: "Łucja Nguyễn",
  lead: "Pots 🙂 that hold",
  host: "ada.example.com",
  omitted: [],
};
const cover = { svg: coverSvg({ title: "Bowls", tags: [] }, "contours") };
const context = { portfolio: minimalPortfolio, folder: "." };
const draw = async (shown: SocialCard, portfolio: Portfolio = minimalPortfolio) =>
  Buffer.from(await renderSocialCard(shown, { portfolio, folder: "." }));

test.each([
  ["a name", card],
  ["a cover", { ...card, picture: cover }],
  ["a long word", { ...card, title: "Rhododendron".repeat(10), lead: "and so on, ".repeat(14) }],
  ["Arabic", { ...card, language: "ar", title: "أطلس الأماكن الهادئة", picture: cover }],
  ["Thai", { ...card, language: "th", title: "แผนที่ของสถานที่เงียบสงบ" }],
  ["no more than a title", { ...card, label: "", lead: "", host: "" }],
])(
  "a card with %s is a PNG file of 1200 x 630 pixels and at most 150 KB, with the same bytes every time",
  async (_of, shown) => {
    const bytes = await draw(shown);
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([SOCIAL_CARD_SIZE.width, SOCIAL_CARD_SIZE.height]);
    expect(bytes.length).toBeLessThan(150_000);
    expect(bytes.equals(await draw(shown))).toBe(true);
  },
);

test("a card does not depend on those that were drawn before", async () => {
  const first = await draw(card);
  await draw({ ...card, title: "Мария Ελένη" });
  expect(first.equals(await draw(card))).toBe(true);
});

test.each(themeNames)("the theme %s has its own card", async (theme) => {
  const portfolio: Portfolio = { ...minimalPortfolio, site: { ...minimalPortfolio.site, theme } };
  const bytes = await draw({ ...card, picture: cover }, portfolio);
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
});

test("a cached card has the same bytes as a new one", async () => {
  const drawn = await draw(card);
  await drawSocialCard(card, context);
  const { bytes, isNew } = await drawSocialCard(card, context);
  expect(isNew).toBe(false);
  expect(drawn.equals(Buffer.from(bytes))).toBe(true);
});

test("texts are data: Typst does not run them", () => {
  const { data } = cardDesign({ ...card, title: '#panic("x") $x^2$ *bold*' }, siteTheme({}));
  expect(data).toMatchObject({ title: { runs: [{ text: '#panic("x") $x^2$ *bold*' }] } });
});

test("a template that is wrong fails with Typst's message", async () => {
  await expect(typstSvg({ template: "#unknown", data: {}, fonts: [] })).rejects.toThrow(/Typst: .*unknown variable/);
});

test("lines break between words", () => {
  expect(withLineBreaks("조용한 장소", "ko")).toBe("조\u2060용\u2060한 장\u2060소");
  expect(withLineBreaks("quiet places", "en")).toBe("quiet places");
  expect(withLineBreaks("x".repeat(23), "en").split("\u200b")).toHaveLength(23);
  expect(longestWords("a map of where-ever 東京")).toEqual(["where", "ever", "map"]);
});
