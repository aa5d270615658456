import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { HTMLElement, parse, TextNode } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { portfolioFolders } from "../support/content/portfolios.ts";
import { build, temporaryFolder } from "../support/hosts/programs.ts";

// Vitrine has no texts in Greek, so labels are in English. Nothing else in the portfolio has Latin letters but addresses,
// names of networks, and sentences that Vitrine fills with data, such as periods.

const folder = temporaryFolder();
const dist = join(folder, "dist");

beforeAll(async () => {
  const content = join(folder, "content");
  cpSync(portfolioFolders.greek, content, { recursive: true });
  // Enough projects for a filter.
  for (let count = 0; count < 10; count += 1)
    writeFileSync(
      join(content, "projects", `lithos-${count}.md`),
      `---\ntitle: Λίθος ${count}\nyear: "2020"\nkind: ${count > 4 ? "client" : "personal"}\ntags: [πέτρα]\n---\nΜία πέτρα.\n`,
    );
  expect(await build({ content, out: dist })).toMatchObject({ code: 0 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const noWords =
  /\S+@\S+|(?:https?:\/\/)?[\w.-]+\.(?:com|json|txt|md)\b\S*|http\S+|GitHub|LinkedIn|Mastodon|– now|Grade: 9/g;

/** The texts in an element with Latin words, each with its language. */
const latinTexts = (element: HTMLElement, language: string): (readonly [language: string, text: string])[] =>
  element.childNodes.flatMap((node) => {
    if (node instanceof TextNode)
      return /\p{Script=Latin}/u.test(node.text.replace(noWords, "")) ? [[language, node.text.trim()] as const] : [];
    if (!(node instanceof HTMLElement) || /^(?:script|style|kbd|code|pre)$/i.test(node.tagName)) return [];
    return latinTexts(node, node.getAttribute("lang") ?? language);
  });

test.each(["index.html", "projects/index.html", "projects/lithos-1/index.html", "projects/faros/index.html"])(
  "English labels on a page in Greek have their language: %s",
  (file) => {
    expect(globSync("projects/*/index.html", { cwd: dist }).length).toBeGreaterThan(10);
    const body = parse(readFileSync(join(dist, file), "utf8")).querySelector("body");
    const texts = body ? latinTexts(body, "el") : [];
    expect(texts.length).toBeGreaterThan(15);
    expect(texts.filter(([language]) => language !== "en")).toEqual([]);
  },
);
