import { expect, test } from "vitest";
import { minimalPortfolio, smallPortfolio } from "../../test/support/small-portfolio.ts";
import type { Portfolio } from "../content/content.ts";
import type { Box } from "./social-card/box.ts";
import { renderPng } from "./social-card/draw.ts";
import { SOCIAL_CARD_SIZE, socialCardLayout } from "./social-card/layout.ts";
import { omittedTextNotice } from "./social-card/omitted-text.ts";
import { socialCardText } from "./social-card/texts.ts";
import { socialCardPng } from "./social-card.ts";

const site = "https://ada.example.com";
const textOf = (portfolio: Portfolio) => socialCardText(portfolio, site);
const called = (name: string, more: Partial<Portfolio["profile"]> = {}): Portfolio => ({
  ...smallPortfolio,
  profile: { ...smallPortfolio.profile, name, ...more },
});

const textsIn = ({ props: { children } }: Box): string[] =>
  typeof children === "string" ? [children] : children.flatMap(textsIn);

test("the card shows every text", () => {
  const text = textOf(called("Łucja Nguyễn 東京", { tagline: "Pots 🙂 that hold" }));
  expect(textsIn(socialCardLayout(text))).toEqual([text.name, text.tagline, text.host, ...text.facts]);
});

test("its font family names the font files that it needs", () => {
  const familyOf = (name: string) => socialCardLayout(textOf(called(name))).props.style.fontFamily;
  expect(familyOf("Zoë")).toBe("latin");
  expect(familyOf("Łucja Nguyễn")).toBe("latin, latin-ext, vietnamese");
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
  const bytes = Buffer.from(await renderPng(socialCardLayout(textOf(portfolio))));
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([SOCIAL_CARD_SIZE.width, SOCIAL_CARD_SIZE.height]);
  expect(bytes.equals(Buffer.from(await renderPng(socialCardLayout(textOf(portfolio)))))).toBe(true);
});

test("a cached card has the same bytes as a new one", async () => {
  const drawn = await renderPng(socialCardLayout(textOf(smallPortfolio)));
  await socialCardPng(textOf(smallPortfolio));
  expect(Buffer.from(await socialCardPng(textOf(smallPortfolio))).equals(Buffer.from(drawn))).toBe(true);
});
