import { expect, test, vi } from "vitest";
import { smallPortfolio } from "../../test/support/small-portfolio.ts";
import { searchEntries } from "./search-index.ts";

vi.mock("../strings/strings.ts", async (original) => ({
  ...(await original<object>()),
  stringsFor: (language: string) => ({
    language,
    t: (key: string, values?: object) => [language, key, ...Object.values(values ?? {})].join(" "),
  }),
}));

test("pages have titles in the owner's language", () => {
  const portfolio = { ...smallPortfolio, site: { ...smallPortfolio.site, language: "de" } };
  const entries = searchEntries({ portfolio, site: "https://ada.example.com", hosting: "app" });
  const titles = entries.filter(({ kind }) => kind === "Page").map(({ path, title }) => [path, title]);
  expect(titles).toContainEqual(["/", "de notFound.home"]);
  expect(titles).toContainEqual(["/docs/agents", "de search.reference Agents"]);
  expect(titles.filter(([, title]) => !title?.startsWith("de "))).toEqual([]);
});
