import { expect, test } from "vitest";
import { leastPortfolio, smallPortfolio } from "../../test/support/small-portfolio.ts";
import type { Portfolio } from "../portfolio/content.ts";
import type { Box } from "./picture/box.ts";
import { draw } from "./picture/draw.ts";
import { poster, size } from "./picture/poster.ts";
import { subsetsOf } from "./picture/type.ts";
import { picture } from "./picture.ts";

const site = "https://ada.example.com";
const called = (name: string, more: Partial<Portfolio["profile"]> = {}): Portfolio => ({
  ...smallPortfolio,
  profile: { ...smallPortfolio.profile, name, ...more },
});

const textsIn = ({ props: { children } }: Box): string[] =>
  typeof children === "string" ? [children] : children.flatMap(textsIn);

test("the type has Latin letters of every language, and says where it lacks some", () => {
  expect(subsetsOf("Zoë")).toEqual(["latin"]);
  expect(subsetsOf("Łucja Nguyễn")).toEqual(["latin-ext", "latin", "vietnamese"]);
  expect(subsetsOf("東京")).toBeUndefined();
  expect(subsetsOf("Ada 🙂")).toBeUndefined();
});

test("what the type cannot set is left out, and the address stays", () => {
  expect(textsIn(poster(called("Ada", { tagline: "Pots 🙂" }), site))).toEqual([
    "Ada",
    "ada.example.com",
    "Potter",
    "Porto, Portugal",
  ]);
  const foreign = { ...called("東京"), site: { ...smallPortfolio.site, title: "看板" } };
  expect(textsIn(poster(foreign, site))[0]).toBe("ada.example.com");
});

test("letters that are written in parts are set as one", () => {
  expect(textsIn(poster(called("Zoe\u0308"), site))[0]).toBe("Zoë");
});

test.each([
  ["the least", leastPortfolio],
  ["names of many letters", called("Rhododendron".repeat(40), { tagline: "and so on, ".repeat(99) })],
  ["another script", called("東京")],
])("a portfolio of %s has a picture, and the same again", async (_of, portfolio) => {
  const bytes = Buffer.from(await draw(poster(portfolio, site)));
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size.width, size.height]);
  expect(bytes.equals(Buffer.from(await draw(poster(portfolio, site))))).toBe(true);
});

test("a picture that was kept has the bytes of one that is drawn", async () => {
  const drawn = await draw(poster(smallPortfolio, site));
  await picture(smallPortfolio, site);
  expect(Buffer.from(await picture(smallPortfolio, site)).equals(Buffer.from(drawn))).toBe(true);
});
