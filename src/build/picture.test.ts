import { expect, test } from "vitest";
import { leastPortfolio, smallPortfolio } from "../../test/support/small-portfolio.ts";
import type { Portfolio } from "../portfolio/content.ts";
import { pictureText } from "../portfolio/picture-text.ts";
import type { Box } from "./picture/box.ts";
import { draw } from "./picture/draw.ts";
import { leftOutOf } from "./picture/left-out.ts";
import { poster, size } from "./picture/poster.ts";
import { picture } from "./picture.ts";

const site = "https://ada.example.com";
const textOf = (portfolio: Portfolio) => pictureText(portfolio, site);
const called = (name: string, more: Partial<Portfolio["profile"]> = {}): Portfolio => ({
  ...smallPortfolio,
  profile: { ...smallPortfolio.profile, name, ...more },
});

const textsIn = ({ props: { children } }: Box): string[] =>
  typeof children === "string" ? [children] : children.flatMap(textsIn);

test("what is told of the picture stands on it", () => {
  const text = textOf(called("Łucja Nguyễn 東京", { tagline: "Pots 🙂 that hold" }));
  expect(textsIn(poster(text))).toEqual([text.name, text.tagline, text.host, ...text.facts]);
});

test("its family names the files that have its letters", () => {
  const familyOf = (name: string) => poster(textOf(called(name))).props.style.fontFamily;
  expect(familyOf("Zoë")).toBe("latin");
  expect(familyOf("Łucja Nguyễn")).toBe("latin, latin-ext, vietnamese");
});

test("whoever builds is told in one line what the picture lacks, and why", () => {
  expect(leftOutOf(textOf(smallPortfolio))).toBeUndefined();
  expect(leftOutOf(textOf(called("東京", { tagline: "Pots 🙂" })))).toBe(
    'Left out of /og.png: "東京" of name, "🙂" of tagline. Its type, Newsreader, has no characters for them.',
  );
  const long = leftOutOf(textOf(called("Ada", { tagline: "Горшки, ".repeat(40) })));
  expect(long).toContain('"Горшки, Горшки, ');
  expect(long?.length).toBeLessThan(160);
});

test.each([
  ["the least", leastPortfolio],
  ["names of many letters", called("Rhododendron".repeat(40), { tagline: "and so on, ".repeat(99) })],
  ["another script", called("東京")],
  ["signs that are not seen", called("Ada\u200e Muster\u00ad")],
])("a portfolio of %s has a picture, and the same again", async (_of, portfolio) => {
  const bytes = Buffer.from(await draw(poster(textOf(portfolio))));
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size.width, size.height]);
  expect(bytes.equals(Buffer.from(await draw(poster(textOf(portfolio)))))).toBe(true);
});

test("a picture that was kept has the bytes of one that is drawn", async () => {
  const drawn = await draw(poster(textOf(smallPortfolio)));
  await picture(textOf(smallPortfolio));
  expect(Buffer.from(await picture(textOf(smallPortfolio))).equals(Buffer.from(drawn))).toBe(true);
});
