import { describe, expect, test } from "vitest";
import { minimalPortfolio } from "../../test/support/content/small-portfolio.ts";
import { docsServer, portfolioServer } from "../contract/mcp/servers.ts";
import { aiCatalog, serverCard } from "./mcp-cards.ts";

const cardOf = (site: string, title = "Ada") =>
  serverCard(portfolioServer, { site: { title, language: "en" } }, site, "1.2.3");

describe("the name of a server", () => {
  test.each([
    ["https://ada.example.com", "com.example.ada/portfolio"],
    ["https://ada.example.com:8443", "com.example.ada/portfolio"],
    ["http://localhost:8787", "localhost/portfolio"],
    ["http://127.0.0.1:8787", "127.0.0.1/portfolio"],
    ["http://[::1]:8787", "--1/portfolio"],
    ["https://żółw.example", "example.xn--w-uga1v8h/portfolio"],
  ])("at %s is %s", (site, name) => {
    const card = cardOf(site);
    expect(card.name).toBe(name);
    expect(card.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  });

  test("differs between servers", () => {
    const portfolio = { site: { title: "Ada", language: "en" } };
    expect(serverCard(docsServer, portfolio, "https://ada.example.com", "1.2.3").name).toBe("com.example.ada/docs");
  });
});

test.each(["x".repeat(300), "🌷".repeat(300)])("truncates a long title and description", (title) => {
  const card = cardOf("https://ada.example.com", title);
  for (const text of [card.title, card.description]) {
    expect([...text]).toHaveLength(100);
    expect(text.isWellFormed()).toBe(true);
  }
});

test("identifies servers in the catalog by host and name", () => {
  const catalog = aiCatalog(minimalPortfolio, "https://ada.example.com:8443");
  const identifiers = catalog.entries.map(({ identifier }) => identifier);
  expect(identifiers).toStrictEqual(["urn:air:ada.example.com:portfolio", "urn:air:ada.example.com:docs"]);
});
