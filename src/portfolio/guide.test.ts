import { lexer } from "marked";
import { describe, expect, test } from "vitest";
import type { Portfolio } from "./content.ts";
import { guide } from "./guide.ts";

const site = "https://ada.example.com";
const portfolio: Portfolio = {
  profile: { name: "Ada", email: "ada@example.com" },
  contact: {},
  experience: {},
  site: {
    title: "Ada",
    description: "What Ada made.",
    language: "en",
    agents: { search: true, aiInput: true, aiTrain: false },
  },
  faq: {},
  synonyms: {},
  projects: [],
};
const sections = guide(portfolio, site);

test("has the anchors that are linked from elsewhere, in the order of the page", () => {
  expect(sections.map(({ id }) => id)).toEqual([
    "start",
    "limits",
    "caching",
    "pages",
    "jobs",
    "retries",
    "batches",
    "credentials",
    "ask",
    "mcp",
    "versions",
    "errors",
  ]);
});

describe.each(sections)("$title", ({ text }) => {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, "");

  test("has links from the root of the site", () => {
    for (const [, address] of prose.matchAll(/\]\(([^)]*)\)/g)) expect(address).toMatch(/^\/\w/);
  });

  test("can be quoted a sentence at a time: each says what it is about", () => {
    const blocks = prose.split(/\n\n|^- /m).map((block) => block.replaceAll(/\s+/g, " ").trim());
    const sentences = blocks.flatMap((block) => block.split(/(?<=[.:!?]) (?=[A-Z])/));
    expect(sentences.length).toBeGreaterThan(1);
    for (const sentence of sentences)
      expect(sentence).not.toMatch(/^(?:It|Its|They|Their|This|That|These|Those|There|Here|Then|He|She)\b/);
  });

  test("is Markdown without HTML", () => {
    expect(lexer(text).map(({ type }) => type)).not.toContain("html");
  });
});

test("the configuration of MCP clients is JSON that names the server", () => {
  const [, json = ""] = /^```json\n([\s\S]*?)^```$/m.exec(sections.find(({ id }) => id === "mcp")?.text ?? "") ?? [];
  expect(JSON.parse(json)).toEqual({ mcpServers: { portfolio: { type: "http", url: `${site}/api/mcp` } } });
});
