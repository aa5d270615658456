import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { knowledgeFor, smallPortfolio } from "../../test/support/content/small-portfolio.ts";
import { expectLinearCost, repeated } from "../../test/support/cpu-cost.ts";
import { buildKnowledge } from "../ask/index/build-knowledge.ts";
import { openKnowledge } from "../ask/knowledge/knowledge.ts";
import { readContent } from "../content/read/read-content.ts";
import { assessAvailability } from "./availability.ts";
import { assessDegree } from "./degrees.ts";
import { requirementMatcher } from "./match.ts";
import { sectionReader } from "./passages/sections.ts";

const site = "https://ada.example.com";
const content = "test/fixtures/portfolios/engineer";
const knowledge = openKnowledge(buildKnowledge(readContent(content), site, ""));
const match = requirementMatcher(knowledge, "2026-11-24");

test.each([
  ["Plaxis", "met"],
  ["WALLAP or GeoStudio", "met"],
  ["AutoCAD and Revit", "partly"],
  ["Revit", "no_evidence"],
  ["Revit or similar tools", "no_evidence"],
  ["Fluency in AutoCAD, with numbers", "met"],
  ["AutoCAD, and you know Kubernetes", "partly"],
  ["AutoCAD, some Rust", "partly"],
  ["AutoCAD, with Revit", "partly"],
  ["AutoCAD, at least 900 footbridges", "partly"],
  ["Standards: CG 300 or CS 999", "met"],
  ["Professional indemnity of at least £5 million", "met"],
  ["Professional indemnity of at least £8 million", "no_evidence"],
  ["Team player", "no_evidence"],
  ["200+ general inspections", "met"],
  ["300+ general inspections", "no_evidence"],
  // Nothing shows what somebody does not do.
  ["no AutoCAD", "no_evidence"],
  ["must not use AutoCAD", "no_evidence"],
  ["AutoCAD, no Plaxis", "partly"],
  ["no later than AutoCAD", "met"],
  ["no-AutoCAD tools", "met"],
  // A lapsed certificate.
  ["Confined spaces", "partly"],
  // A date says nothing about what happened then; the availability is "Booked to end of February 2027".
  ["available in April", "no_evidence"],
  ["started in 2019", "no_evidence"],
  ["Available in February 2027", "no_evidence"],
  ["Available from May", "no_evidence"],
  ["February 2027", "no_evidence"],
  ["since 2019", "no_evidence"],
  // The degree and its field.
  ["Master's degree in civil engineering", "met"],
  ["Doctorate in civil engineering", "partly"],
  ["A degree in architecture", "no_evidence"],
  ["Maîtrise de Java", "no_evidence"],
  // Languages and their level.
  ["Native English", "met"],
  ["Fluent Welsh", "partly"],
  ["Fluent English and German", "partly"],
  ["German (B2)", "no_evidence"],
])("%s: %s", (requirement, verdict) => {
  const result = match(requirement);
  expect(result).toMatchObject({ requirement, verdict });
  expect(result.evidence.length > 0).toBe(verdict !== "no_evidence");
});

test.each([
  ["5 years of footbridge design", "met"],
  ["30 years of footbridge design", "partly"],
  ["5 years of embalming", "no_evidence"],
  // Without a subject, the years of all positions.
  ["5+ years experience", "met"],
  ["10 years of professional experience", "met"],
  ["five years of work experience", "met"],
  ["50 years of experience", "partly"],
  ["5+ years experience (embalming)", "no_evidence"],
])("counts the years of dated positions and projects: %s", (requirement, verdict) => {
  expect(match(requirement).verdict).toBe(verdict);
});

/** The files of the portfolio as one text, without what Markdown and YAML add. */
const written = readdirSync(content, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:md|yaml)$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
  .join("\n")
  .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
  .replaceAll(/\s+/g, " ");

test("quotes what the owner wrote, word for word, with a word of the requirement and an address", () => {
  const cases = [
    ["Plaxis", /plaxis/i],
    ["Native English", /english/i],
    ["MEng", /engineering/i],
    ["3 years of inspections", /inspect/i],
    ["Footbridge design", /bridge/i],
  ] as const;
  for (const [requirement, word] of cases) {
    const { evidence } = match(requirement);
    expect(evidence.length, requirement).toBeGreaterThan(0);
    expect(
      evidence.some(({ quote, name }) => word.test(`${name} ${quote}`)),
      requirement,
    ).toBe(true);
    for (const { quote, url } of evidence) {
      expect(written).toContain(quote.replaceAll(/\s+/g, " ").replace(/\.$/, ""));
      expect(url.startsWith(`${site}/`)).toBe(true);
    }
  }
});

test("can only quote what the owner wrote, word for word", () => {
  const read = sectionReader(knowledge);
  const quotes = knowledge.chunks
    .filter(({ isDocumentation }) => !isDocumentation)
    .flatMap((chunk) => read(chunk).passages.map(({ text }) => text.replaceAll(/\s+/g, " ")));
  expect(quotes.length).toBeGreaterThan(500);
  expect(quotes.filter((quote) => !written.includes(quote.replace(/\.$/, "")))).toEqual([]);
});

test.each(["de", "fr", "ja", "ar"])(
  "quotes no label that the index adds in the language of the portfolio: %s",
  (language) => {
    const skillGroups = [{ name: "Audio 5:1", skills: ["Glazing: wet", "Firing"] }];
    const project = { client: "The Tide Office", result: "Ninety bowls", team: "Two potters" };
    const own = knowledgeFor({
      ...smallPortfolio,
      site: { ...smallPortfolio.site, language },
      experience: { skillGroups },
      projects: smallPortfolio.projects.map((each) => ({ ...each, ...project })),
    });
    const read = sectionReader(own);
    const quotes = own.chunks
      .filter(({ path }) => path === "/#skills" || path.startsWith("/projects/"))
      .flatMap((chunk) => read(chunk).passages.map(({ text }) => text.replace(/[.。]$/u, "")));
    expect(quotes).toEqual(expect.arrayContaining(["The Tide Office", "Ninety bowls", "Two potters"]));
    expect(
      quotes.filter((quote) => /Audio 5:1\S*\s?[:：]|^1\S*\s?[:：]|[:：]\s?(?:The Tide|Ninety|Two)/u.test(quote)),
    ).toEqual([]);
  },
);

test("two words of many show nothing", () => {
  const { verdict } = match("Bridge inspection of orbital satellites with cryogenic propellant turbines");
  expect(verdict).toBe("no_evidence");
});

test("no quotation joins the facts of a position, which pages show apart", () => {
  for (const requirement of [
    "Director at Kettlewray Structures since 2019 in Hesslow",
    "Kettlewray Structures Ltd director",
  ])
    for (const { quote } of match(requirement).evidence) expect(quote).not.toContain("(since");
});

test("compares the same every time", () => {
  expect(match("5 years of footbridge design")).toEqual(match("5 years of footbridge design"));
});

/** The number of searches for some requirements. */
const searchesFor = (requirements: readonly string[]): number => {
  let searches = 0;
  const counting = {
    ...knowledge,
    search: (...input: Parameters<typeof knowledge.search>) => {
      searches += 1;
      return knowledge.search(...input);
    },
  };
  const compare = requirementMatcher(counting, "2026-11-24");
  for (const requirement of requirements) compare(requirement);
  return searches;
};

/** Lists of 24 words each. */
const lists = (count: number): string[] => {
  const words = [...knowledge.stems()].filter((stem) => /^[a-z]{3,6}$/.test(stem));
  return Array.from({ length: count }, (_, index) => words.slice(index * 24, index * 24 + 24).join(", "));
};

test("compares at most twelve things of a requirement, and each only once", () => {
  const [list = "", ...others] = lists(10);
  expect(searchesFor([list])).toBeLessThanOrEqual(12);
  expect(searchesFor([list, list, list])).toBe(searchesFor([list]));
  expect(searchesFor([list, ...others])).toBeLessThanOrEqual(120);
});

test("a longer list is met in part at most", () => {
  expect(match("AutoCAD, Midas Civil and LUSAS").verdict).toBe("met");
  expect(match(`${"AutoCAD, Midas Civil, LUSAS, ".repeat(5)}AutoCAD`).verdict).toBe("partly");
});

test.each([
  ["characters that become several words", (size: number) => repeated("\ufdfa", size / 3)],
  ["names of languages", (size: number) => repeated("urdu.", size)],
  ["fields of a degree", (size: number) => `degree in ${repeated("a1,", size)}`],
  ["spaces", (size: number) => `a${repeated(" ", size)}b`],
  ["brackets", (size: number) => repeated("(", size)],
])("the cost of a requirement grows at most with its length: %s", async (_, textOf) => {
  await expectLinearCost((size) => {
    const text = textOf(size);
    return () => match(text);
  }, 8192);
});

test.each([
  ["Available in March", "From March, for projects of four weeks or more"],
  ["starting in March", "From March, for projects of four weeks or more"],
  ["March", "From March, for projects of four weeks or more"],
  ["available in April", undefined],
  ["available on 3 March", undefined],
  ["available in May", undefined],
  ["available in August", undefined],
])("a date is shown only by the availability that names it: %s", (need, quote) => {
  const availability = "Booked until May. From March, for projects of four weeks or more. Always, except August.";
  const evidence = assessAvailability(need, { name: "Ada", availability })?.evidence;
  expect(evidence?.map((cited) => cited.quote)).toEqual(quote === undefined ? [] : [`${quote}.`]);
});

test.each(["PostGIS since 2019", "ISO 9001", "talks in March"])("is no question of availability: %s", (need) => {
  expect(assessAvailability(need, { name: "Ada" })).toBeUndefined();
});

test("a field with accents has the initials of its letters", () => {
  const education = [{ institution: "Port College", degree: "Master", field: "Économie sociale", courses: [] }];
  expect(assessDegree("Master's degree in ES", education)?.verdict).toBe("met");
});
