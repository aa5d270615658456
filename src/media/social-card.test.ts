import { expect, test } from "vitest";
import { minimalPortfolio, smallPortfolio } from "../../test/support/small-portfolio.ts";
import type { Portfolio } from "../content/content.ts";
import { type ThemeName, themeNames } from "../themes/names.ts";
import { siteTheme } from "../themes/site-theme.ts";
import { pictureBytes } from "./cached-picture.ts";
import type { Box } from "./social-card/box.ts";
import { renderPng } from "./social-card/draw.ts";
import { SOCIAL_CARD_SIZE, socialCardPicture } from "./social-card/layout.ts";
import { omittedTextNotice } from "./social-card/omitted-text.ts";
import { type SocialCardText, socialCardText } from "./social-card/texts.ts";

const site = "https://ada.example.com";
const picture = (text: SocialCardText, theme: ThemeName = themeNames[0]) =>
  socialCardPicture(text, siteTheme({ theme }));
const textOf = (portfolio: Portfolio) => socialCardText(portfolio, site);
const called = (name: string, more: Partial<Portfolio["profile"]> = {}): Portfolio => ({
  ...smallPortfolio,
  profile: { ...smallPortfolio.profile, name, ...more },
});

const textsIn = ({ props: { children } }: Box): string[] =>
  typeof children === "string" ? [children] : children.flatMap(textsIn);

test("the card shows every text", () => {
  const text = textOf(called("Łucja Nguyễn 東京", { tagline: "Pots 🙂 that hold" }));
  expect(textsIn(picture(text).layout)).toEqual([text.name, text.tagline, text.host, ...text.facts]);
});

test("it loads only the font files that it needs", () => {
  const filesOf = (name: string, theme?: ThemeName) =>
    picture(textOf(called(name, { roles: [], location: "Porto" })), theme).files.map(({ path }) =>
      path.split("/").at(-1),
    );
  expect(filesOf("Zoë")).toEqual(["newsreader-latin-500-normal"]);
  expect(filesOf("Łucja", "poster")).toEqual([
    "anton-latin-400-normal",
    "anton-latin-ext-400-normal",
    "instrument-sans-latin-500-normal",
  ]);
  // The font of this theme has no Vietnamese.
  expect(filesOf("Nguyễn", "editorial").slice(0, 2)).toEqual([
    "instrument-serif-latin-400-normal",
    "newsreader-vietnamese-400-normal",
  ]);
});

test("omitted text is reported in one line", () => {
  expect(omittedTextNotice(textOf(smallPortfolio))).toBeUndefined();
  expect(omittedTextNotice(textOf(called("東京", { tagline: "Pots 🙂" })))).toBe(
    'Omitted from /og.png: "東京" (name), "🙂" (tagline). The font Newsreader does not have these characters.',
  );
  const long = omittedTextNotice(textOf(called("Ada", { tagline: "Горшки, ".repeat(40) })));
  expect(long).toContain('"Горшки, Горшки, ');
  expect(long?.length).toBeLessThan(160);
});

test.each([
  ["minimal content", minimalPortfolio],
  ["long names", called("Rhododendron".repeat(40), { tagline: "and so on, ".repeat(99) })],
  ["another script", called("東京")],
  ["invisible characters", called("Ada\u200e Muster\u00ad")],
])("a portfolio with %s has a card, with the same bytes every time", async (_of, portfolio) => {
  const bytes = Buffer.from(await renderPng(picture(textOf(portfolio))));
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([SOCIAL_CARD_SIZE.width, SOCIAL_CARD_SIZE.height]);
  expect(bytes.equals(Buffer.from(await renderPng(picture(textOf(portfolio)))))).toBe(true);
});

test("a cached card has the same bytes as a new one", async () => {
  const drawn = await renderPng(picture(textOf(smallPortfolio)));
  await pictureBytes(picture(textOf(smallPortfolio)));
  expect(Buffer.from(await pictureBytes(picture(textOf(smallPortfolio)))).equals(Buffer.from(drawn))).toBe(true);
});

test.each(themeNames)("the theme %s has a card", async (theme) => {
  const bytes = Buffer.from(await renderPng(picture(textOf(smallPortfolio), theme)));
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
});
