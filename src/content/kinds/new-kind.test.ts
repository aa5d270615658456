import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod";
import { temporaryFolder } from "../../../test/support/hosts/programs.ts";
import { PartialDate } from "../../contract/resources/portfolio/partial-date.ts";
import { dateAsText } from "../date-as-text.ts";

const folder = temporaryFolder();

const BooksFile = z.strictObject({
  books: z
    .array(z.strictObject({ title: z.string(), date: dateAsText(PartialDate), review: z.string() }))
    .exactOptional(),
  shelf: z.string().exactOptional(),
});

const site = "title: Ada\ndescription: What Ada made.\n";
const book = (date: string, review: string): string =>
  `books:\n  - title: Tides\n    date: ${date}\n    review: ${review}\n`;

// CONTRIBUTING.md: someone adds `books.yaml`, and no other file of this folder names it.
beforeAll(() => {
  vi.resetModules();
  vi.doMock(import("../content.ts"), async (original) => {
    const content = await original();
    const books = { file: "books.yaml", schema: BooksFile, sections: [], markdown: ["review"] } as const;
    const contentKinds = { ...content.contentKinds, books };
    return { ...content, contentKinds, contentKeys: Object.keys(contentKinds) as typeof content.contentKeys };
  });
  writeFileSync(join(folder, "profile.yaml"), "name: Ada\nemail: ada@example.com\n");
  writeFileSync(join(folder, "site.yaml"), site);
  mkdirSync(join(folder, "projects"));
});

// Other tests run in the same thread.
afterAll(() => {
  vi.doUnmock("../content.ts");
  vi.resetModules();
});

const inspect = async (files: Readonly<Record<string, string>>) => {
  const { inspectContent } = await import("../read/read-content.ts");
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return inspectContent(folder, { thisYear: 2026 });
};

test("a new content file is read, and its dates are checked", async () => {
  const { portfolio, warnings } = await inspect({ "books.yaml": book("3024", "Good.") });
  expect(portfolio).toMatchObject({ books: { books: [{ title: "Tides", date: "3024" }] } });
  expect(warnings).toMatchObject([{ line: 3, found: "the year 3024" }]);
});

test("links in its Markdown are checked", async () => {
  const { issues } = await inspect({ "books.yaml": book("2024", "'[More](more.md)'") });
  expect(issues).toMatchObject([{ line: 4, found: "a link to the relative URL `more.md`" }]);
});

test("it can be written in further languages", async () => {
  const { portfolio } = await inspect({
    "books.yaml": `${book("2024", "Good.")}shelf: Blue\n`,
    "books.de.yaml": "shelf: Blau\n",
  });
  expect(portfolio?.variants).toMatchObject([
    { books: { books: [{ title: "Tides" }], shelf: "Blau" }, fallback: { members: { books: ["books"] } } },
  ]);
});

test("it has schemas for editors", async () => {
  const { contentSchemas } = await import("../read/write-schemas.ts");
  expect(Object.keys(contentSchemas(true))).toEqual(expect.arrayContaining(["books.json", "books.variant.json"]));
});
