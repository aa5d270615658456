import { spawnSync } from "node:child_process";
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse as parseYaml, stringify } from "yaml";
import { openBrowser } from "../support/browser/browser.ts";
import { portfolioFolders } from "../support/content/portfolios.ts";
import { build, type Host, startHost, temporaryFolder, testSite } from "../support/hosts/programs.ts";
import { hasTool } from "../support/setup/tier.ts";

// The portfolio is in Greek and Arabic, and all Latin vowels in Vitrine's texts have accents. So a Latin word with a plain
// vowel is a text that is not in src/strings/, which nobody can translate.

type Texts = { readonly [name: string]: string | Texts };

/** A text with an accent on each Latin vowel, but not in the names of its values. */
const accented = (text: string): string =>
  text
    .split(/(\{\{.*?\}\})/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[aeiouy]/gi, (vowel) => `${vowel}\u0301`)))
    .join("")
    .normalize("NFC");

const allAccented = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, typeof text === "string" ? accented(text) : allAccented(text)]),
  );

const accentedTexts = (language: string): string =>
  stringify(allAccented(parseYaml(readFileSync(`src/strings/${language}.yaml`, "utf8")) as Texts));

/** What is the same in every language: addresses, names of files, and placeholders that scripts fill in. */
const notWords =
  /(?:https?:|mailto:|tel:|localhost)\S*|(?<!\S)\/\S+|\S+@\S+|[\w.-]+\.(?:com|json|txt|md)\b\S*|\]\([^)\s]*|\{\w+\}/g;
/** Names of networks, and codes of the portfolio's languages. */
const names = ["GitHub", "LinkedIn", "Mastodon", "EL", "AR"];

const hasUntranslated = (text: string): boolean =>
  (text.replace(notWords, " ").match(/\p{Script=Latin}+/gu) ?? []).some(
    (word) => /[aeiouy]/i.test(word) && !names.includes(word),
  );

/** A text, and where it is. */
type Place = readonly [place: string, text: string];

const untranslated = (texts: Iterable<Place>): string[] =>
  [...texts].flatMap(([place, text]) => (hasUntranslated(text) ? [`${place}: ${text.trim()}`] : []));

/** The texts of a JSON value, without members that are not words. */
const jsonTexts = (value: unknown, others: RegExp, place: string): Place[] => {
  if (typeof value === "string") return [[place, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    others.test(name) ? [] : jsonTexts(item, others, `${place}.${name}`),
  );
};

const pageOf = (html: string): HTMLElement => parse(html, { blockTextElements: { script: true, style: true } });
const spoken = ["alt", "aria-label", "title", "placeholder"];
/** Attributes with texts that scripts show. */
const shownByScripts = ["data-waiting", "data-failed", "data-sources", "data-again", "data-some"];
const described = ["description", "og:title", "og:description", "og:image:alt"];

/** All texts of a page: visible ones, spoken ones, and those that scripts and other programs show. */
const pageTexts = (page: HTMLElement): Place[] => [
  ...page.querySelectorAll("*").flatMap((element): Place[] => {
    const place = `<${element.tagName.toLowerCase()} class="${element.classNames}">`;
    // Example questions are in the language of the answers.
    const hasWords = !["SCRIPT", "STYLE"].includes(element.tagName) && !element.hasAttribute("data-question");
    return [
      ...element.childNodes.flatMap((node): Place[] => (node.nodeType === 3 && hasWords ? [[place, node.text]] : [])),
      ...[...spoken, ...shownByScripts].map((name): Place => [`${place} ${name}`, element.getAttribute(name) ?? ""]),
    ];
  }),
  ...page
    .querySelectorAll("meta")
    .filter((meta) => described.includes(meta.getAttribute("name") ?? meta.getAttribute("property") ?? ""))
    .map((meta): Place => [meta.outerHTML, meta.getAttribute("content") ?? ""]),
  ...page
    .querySelectorAll('[type="application/ld+json"]')
    .flatMap((data) => jsonTexts(JSON.parse(data.text), /^(?:@context|@type|@id|inLanguage)$/, "linked data")),
  ...page
    .querySelectorAll("[data-search]")
    .flatMap((button) =>
      jsonTexts(JSON.parse(button.getAttribute("data-search") ?? ""), /^(?:language|contentLanguage|file)$/, "search"),
    ),
];

const folder = temporaryFolder();
const dist = join(folder, "dist");
let host: Host;
let browser: Browser;

beforeAll(async () => {
  const content = join(folder, "content");
  cpSync(portfolioFolders.greek, content, { recursive: true });
  // Greek has no texts, so its pages show those in English.
  writeFileSync(join(content, "strings.yaml"), accentedTexts("en"));
  writeFileSync(join(content, "strings.ar.yaml"), accentedTexts("ar"));
  expect(await build({ content, out: dist })).toMatchObject({ code: 0 });
  host = await startHost(dist, { SITE_URL: testSite });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await host?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The anchors of entries in Markdown. */
const anchors = /<a id="[^"]*"><\/a>/g;

const textOf = (file: string): string => readFileSync(join(dist, file), "utf8");
const filesLike = (pattern: string): string[] => globSync(pattern, { cwd: dist }).toSorted();
const inFile = (file: string, others: RegExp): Place[] => jsonTexts(JSON.parse(textOf(file)), others, file);

describe("Vitrine's texts are all in src/strings", () => {
  test("on the owner's pages", () => {
    const files = filesLike("**/*.html").filter((file) => !/^(?:docs|developers|sandbox|changelog)\b/.test(file));
    expect(files).toEqual(
      expect.arrayContaining([
        "404.html",
        "answer/template/index.html",
        "match/template/index.html",
        "ar/projects/index.html",
      ]),
    );
    for (const file of files) expect([file, untranslated(pageTexts(pageOf(textOf(file))))]).toEqual([file, []]);
  });

  test("without a note that they are in English, as the owner replaced them all", () => {
    const english = ["index.html", "projects/index.html", "projects/faros/index.html"].flatMap((file) =>
      pageOf(textOf(file))
        .querySelectorAll('[lang="en"]')
        .filter((element) => element.getAttribute("data-question") === undefined)
        .map((element) => `${file}: ${element.text}`),
    );
    expect(english).toEqual([]);
  });

  test.each(["docs", "developers", "sandbox", "changelog"])("around the English page /%s", (name) => {
    const around = pageOf(textOf(`${name}/index.html`))
      .querySelectorAll("body > *:not(main)")
      .flatMap(pageTexts);
    expect(around.length).toBeGreaterThan(20);
    expect(untranslated(around)).toEqual([]);
  });

  test.each([
    ["an unknown page", "/nothing-here"],
    ["the suggestion of a page", "/projects/gefira"],
    ["the answer to nothing", "/answer"],
    ["the answer to a long question", `/answer?q=${encodeURIComponent("φ".repeat(600))}`],
  ])("on pages that the app fills in: %s", async (_name, path) => {
    const response = await fetch(host.url + path, { headers: { Accept: "text/html" } });
    const page = pageOf(await response.text());
    expect(page.querySelector("h1")?.text).toMatch(/[áéíóú]/i);
    expect(untranslated(pageTexts(page))).toEqual([]);
  });

  test("in Markdown, besides the part about the API", () => {
    const files = filesLike("{index,projects,projects/*,ar/**/*}.md");
    expect(files).toContain("ar/projects/faros.md");
    const texts = files.flatMap((file): Place[] => {
      const [, meta = "", body = ""] = textOf(file).split(/^---\n/m, 3);
      const [text = ""] = body.split("## API access\n");
      return [...jsonTexts(parseYaml(meta), /^(?:canonical_url|guide)$/, file), [file, text.replaceAll(anchors, "")]];
    });
    expect(untranslated(texts)).toEqual([]);
  });

  test.each(["", "ar/"])("in feeds, the resume and the manifest: /%s", (start) => {
    const inFeed = pageOf(textOf(`${start}feed.xml`).replaceAll(/<!\[CDATA\[|\]\]>/g, ""))
      .querySelectorAll("title, subtitle, name, summary, content")
      .map((element): Place => [element.tagName, element.text]);
    expect(inFeed.length).toBeGreaterThan(15);
    const inJson = inFile(`${start}feed.json`, /^language$/).map(([place, html]): Place => [place, pageOf(html).text]);
    const inResume = inFile(`${start}resume.json`, /^(?:network|username|meta|type|kind|slug)$/);
    const inManifest = inFile("site.webmanifest", /^(?:lang|type|purpose|display|\w+_color)$/);
    expect(untranslated([...inFeed, ...inJson, ...inResume, ...inManifest])).toEqual([]);
  });

  test.each(["", "ar/"])("in reads of the portfolio and the search index: /%s", (start) => {
    const reads = ["profile", "contact", "experience", "projects", "projects/faros"];
    const inReads = reads.flatMap((name) => inFile(`${start}api/${name}.json`, /^(?:kind|slug|lang|fallbacks|jobs)$/));
    const entries = (JSON.parse(textOf(`${start}search.json`)) as { kind: string; path: string }[]).filter(
      // The parts of the API reference have the names that they have on its English pages.
      ({ kind, path }) => ["Page", "Project", "Entry"].includes(kind) && !path.startsWith("/docs/"),
    );
    expect(entries.length).toBeGreaterThan(9);
    expect(untranslated([...inReads, ...jsonTexts(entries, /^(?:kind|path|terms)$/, "search")])).toEqual([]);
  });

  test.runIf(hasTool("pdftotext")).each(["", "ar/"])("in the PDF: /%sresume.pdf", (start) => {
    const output = (program: string, ...args: string[]) => spawnSync(program, args).stdout.toString("utf8");
    const file = join(dist, start, "resume.pdf");
    const [title = ""] = /^Title: .*$/m.exec(output("pdfinfo", file)) ?? [];
    const lines = output("pdftotext", file, "-").split("\n");
    expect(lines.length).toBeGreaterThan(40);
    expect(untranslated([title.slice("Title: ".length), ...lines].map((line): Place => ["PDF", line]))).toEqual([]);
  });

  test.each(["", "/ar"])("in what scripts show: %s/projects", async (start) => {
    const page = await browser.newPage();
    const found = async () => untranslated(pageTexts(pageOf(await page.content())));
    await page.goto(`${host.url}${start}/projects`);
    await page.locator("[data-filter] input").fill("qqq");
    await page.locator("[data-nothing]").waitFor();
    expect(await found()).toEqual([]);
    await page.locator(".search-button").click();
    await page.locator("dialog input[type=search]").fill("φάρος");
    await page.locator("dialog li").first().waitFor();
    expect(await found()).toEqual([]);
    await page.locator("dialog input[type=search]").fill("qqqq");
    await expect.poll(() => page.locator("dialog li").count(), { timeout: 10_000 }).toBe(0);
    expect(await found()).toEqual([]);
    await page.close();
  });
});
