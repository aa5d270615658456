import { expect, test } from "vitest";
import { contentPicture, minimalPortfolio, smallPortfolio } from "../../../test/support/content/small-portfolio.ts";
import type { Portfolio, WrittenProject } from "../../content/content.ts";
import { limits } from "../../contract/limits.ts";
import { pageOfSocialCard, socialCardPath } from "./card.ts";
import { pageCard } from "./page-card.ts";
import { omittedTextNotices } from "./write.ts";

const site = "https://ada.example.com/me";
const page = (path: string, more: object = {}) => ({ path, title: "", description: "", language: "en", ...more });
const cardOf = (portfolio: Portfolio, path: string, more: object = {}) =>
  pageCard(page(path, more), { portfolio, site });

const project: WrittenProject = {
  slug: "bowls",
  title: "Bowls",
  subtitle: "Blue ones.",
  description: "",
  weight: 0,
  cover: { src: "kiln.jpg", alt: "A kiln at night", focus: "top" },
  pictures: {
    "kiln.jpg": contentPicture("projects/kiln.jpg", {
      width: 1500,
      height: 1000,
      files: [
        { name: "kiln-480.avif", format: "avif", width: 480 },
        { name: "kiln-800.jpg", format: "jpg", width: 800 },
        { name: "kiln-1500.jpg", format: "jpg", width: 1500 },
      ],
    }),
  },
};
const { cover: _cover, ...bare } = project;
const withProjects = (...projects: WrittenProject[]): Portfolio => ({ ...smallPortfolio, projects });

test.each([
  ["/", false, "/og.png"],
  ["/", true, "/og.jpg"],
  ["/docs", false, "/og/docs.png"],
  ["/projects/bowls", true, "/og/projects/bowls.jpg"],
])("the card of %s with a photo: %s has the path %s", (path, hasPhoto, file) => {
  expect(socialCardPath(path, hasPhoto)).toBe(file);
  expect(pageOfSocialCard(file)).toBe(path);
});

test("other files are no cards", () => {
  expect(["/og", "/og.svg", "/ogre.png", "/projects/x/cover.svg"].map(pageOfSocialCard)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("the home page shows the person", () => {
  const portfolio = { ...smallPortfolio, profile: { ...smallPortfolio.profile, tagline: "Pots that hold." } };
  expect(cardOf(portfolio, "/")).toEqual({
    path: "/og.png",
    alt: "Ada Muster. Pots that hold. Potter. ada.example.com/me",
    language: "en",
    label: "Potter",
    title: "Ada Muster",
    lead: "Pots that hold.",
    host: "ada.example.com/me",
    omitted: [],
  });
});

test("a project shows its cover, in the smallest file that fills the frame", () => {
  expect(cardOf(withProjects(project), "/projects/bowls")).toMatchObject({
    path: "/og/projects/bowls.jpg",
    alt: "Bowls. Blue ones. A kiln at night. Ada Muster. ada.example.com/me",
    label: "Ada Muster",
    title: "Bowls",
    picture: {
      planned: { original: "projects/kiln.jpg", file: { name: "kiln-800.jpg" } },
      focus: { x: 50, y: 0 },
    },
  });
});

test("a project without a cover shows its generated one, also if nothing lists the project", () => {
  for (const portfolio of [withProjects(bare), { ...withProjects(), unlisted: [bare] }])
    expect(cardOf(portfolio, "/projects/bowls")).toMatchObject({
      path: "/og/projects/bowls.png",
      alt: "Bowls. Blue ones. Ada Muster. ada.example.com/me",
      picture: { svg: expect.stringContaining("<svg") },
    });
});

test("other pages show their title without that of the site", () => {
  const card = cardOf(minimalPortfolio, "/docs", { title: "API reference · Ada", description: "Every operation." });
  expect(card).toMatchObject({ label: "Ada Muster", title: "API reference", lead: "Every operation." });
  expect(card.picture).toBeUndefined();
});

test("long texts end after a word", () => {
  const { title, lead = "" } = cardOf(minimalPortfolio, "/about", {
    title: "word ".repeat(99),
    description: "and so on, ".repeat(99),
  });
  expect(title).toMatch(/word…$/);
  expect(title.length).toBeLessThanOrEqual(120);
  expect(lead).toMatch(/so on…$|and…$|so…$/);
});

test("the projects of a very large portfolio share a card", () => {
  const projects = Array.from({ length: limits.host.maxProjectFiles + 1 }, (_, index) => ({
    ...bare,
    slug: `p${index}`,
  }));
  expect(cardOf(withProjects(...projects), "/projects/p1")).toMatchObject({ path: "/og/projects.png" });
});

test("a title that no font has is replaced by that of the site, and the build says what to install", () => {
  const card = cardOf(withProjects({ ...bare, title: "Հայկ", subtitle: "საქართველო →" }), "/projects/bowls");
  expect(card).toMatchObject({ title: "Ada", alt: "Ada. Ada Muster. ada.example.com/me" });
  expect(card.lead).toBeUndefined();
  expect(omittedTextNotices([card, card])).toEqual([
    'Social cards omit "Հայկ": no font has Armenian characters. Run `npm install @fontsource/noto-sans-armenian`, then build again.',
    'Social cards omit "საქართველო →": no font has Georgian characters. Run `npm install @fontsource/noto-sans-georgian`, then build again.',
  ]);
  const symbols = cardOf({ ...minimalPortfolio, site: { ...minimalPortfolio.site } }, "/x", { title: "A ☖ B ⎈ C" });
  expect(omittedTextNotices([symbols])).toEqual(['Social cards omit "☖", "⎈": no font has these characters.']);
});

test("a name that is the title is shown once, and its script is that of the site on English pages, too", () => {
  const portfolio: Portfolio = {
    ...minimalPortfolio,
    profile: { ...minimalPortfolio.profile, name: "山田太郎" },
    site: { ...minimalPortfolio.site, title: "Ada Muster", language: "ja" },
  };
  const { label, alt } = cardOf({ ...portfolio, profile: minimalPortfolio.profile }, "/about", { title: "Ada Muster" });
  expect({ label, alt }).toEqual({ label: "", alt: "Ada Muster. ada.example.com/me" });
  expect(cardOf(portfolio, "/docs", { title: "API reference" }).omitted).toEqual([
    { text: "山田太郎", fontPackage: { language: "Japanese", name: "noto-sans-jp", letter: "山" } },
  ]);
});

test("the host is shown once if it is the title, because no font has the characters of the title", () => {
  const site = { ...minimalPortfolio.site, title: "Հայկ" };
  const { title, host } = cardOf({ ...minimalPortfolio, site }, "/x", { title: "Հայկ" });
  expect({ title, host }).toEqual({ title: "ada.example.com/me", host: undefined });
});
