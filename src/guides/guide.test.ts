import { lexer } from "marked";
import { describe, expect, test } from "vitest";
import { minimalPortfolio } from "../../test/support/content/small-portfolio.ts";
import { guide } from "./guide.ts";

const site = "https://ada.example.com";
const sections = guide(minimalPortfolio, site);

test("has the anchors that other pages link to, in page order", () => {
  expect(sections.map(({ id }) => id)).toEqual([
    "start",
    "authentication",
    "limits",
    "caching",
    "files",
    "formats",
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

  test("has root-relative links", () => {
    const addresses = Array.from(prose.matchAll(/\]\(([^)]*)\)/g), ([, address = ""]) => address);
    expect(addresses.filter((address) => !/^\/\w/.test(address))).toEqual([]);
  });

  test("has sentences that can be quoted alone, because each names its subject", () => {
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
