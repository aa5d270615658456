import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { markdownToHtml } from "../../src/content/markdown.ts";
import { limits } from "../../src/contract/limits.ts";
import { documents } from "../../src/contract/site/documents.ts";
import { sitePages } from "../../src/contract/site/pages.ts";
import { atomFeed } from "../../src/discovery/feeds/feeds.ts";
import { openBrowser } from "../support/browser/browser.ts";
import { jsonOf, servedPaths, site, textOf } from "../support/content/dist.ts";
import { smallPortfolio } from "../support/content/small-portfolio.ts";

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  await page.goto(inject("baseUrl"));
});
afterAll(() => browser?.close());

/** An XML element as a browser parses it. */
interface XmlElement {
  readonly name: string;
  readonly namespace: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

/** Parses XML; malformed input becomes a `parsererror` element. */
const readXml = (xml: string): Promise<XmlElement> =>
  page.evaluate((text) => {
    interface Plain {
      name: string;
      namespace: string | null;
      attributes: Record<string, string>;
      text: string;
      children: Plain[];
    }
    const plain = (node: globalThis.Element): Plain => ({
      name: node.localName,
      namespace: node.namespaceURI,
      attributes: Object.fromEntries(Array.from(node.attributes, ({ name, value }) => [name, value])),
      text: node.textContent ?? "",
      children: Array.from(node.children, plain),
    });
    return plain(new DOMParser().parseFromString(text, "application/xml").documentElement);
  }, xml);

const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((child) => child.name === name);
const textIn = (element: XmlElement, name: string): string | undefined => childrenOf(element, name)[0]?.text;

describe("/sitemap.xml", () => {
  test("lists every page exactly once", async () => {
    const map = await readXml(textOf(documents.sitemap));
    expect([map.name, map.namespace]).toEqual(["urlset", "http://www.sitemaps.org/schemas/sitemap/0.9"]);
    const paths = childrenOf(map, "url").map((url) => textIn(url, "loc")?.slice(site.length));
    const projects = [...servedPaths].filter((path) => /^\/projects\/[\w-]+$/.test(path));
    expect(projects.length).toBeGreaterThan(10);
    // The changelog is Vitrine's, so an owner lists it only on request.
    const pages = sitePages.map(({ path }) => path).filter((path) => path !== "/changelog");
    expect(paths.toSorted()).toEqual([...pages, ...projects].toSorted());
    for (const url of childrenOf(map, "url")) expect(textIn(url, "loc")).toMatch(site);
  });

  test("has lastmod if the content has a date", async () => {
    const map = await readXml(textOf(documents.sitemap));
    const days = childrenOf(map, "url").flatMap((url) => textIn(url, "lastmod") ?? []);
    expect(days.length).toBeGreaterThan(2);
    for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const home = childrenOf(map, "url").find((url) => textIn(url, "loc") === `${site}/`);
    expect(home && textIn(home, "lastmod")).toBe("2026-11-02");
  });

  test("stays below the limit of URLs per sitemap", () => {
    expect(limits.host.maxFiles).toBeLessThan(50_000);
  });
});

describe("the Atom feed", () => {
  test("has the elements that RFC 4287 requires", async () => {
    const feed = await readXml(textOf(documents.atom));
    expect([feed.name, feed.namespace]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
    expect(textIn(feed, "id")).toBe(`${site}/`);
    expect(textIn(feed, "title")).toMatch(/^Projects · \S/);
    expect(childrenOf(feed, "author")[0]?.children.map(({ name }) => name)).toContain("name");
    const links = childrenOf(feed, "link").map(({ attributes }) => [attributes.rel, attributes.href]);
    expect(links).toContainEqual(["self", site + documents.atom]);
    const entries = childrenOf(feed, "entry");
    expect(textIn(feed, "updated")).toBe(textIn(entries[0] ?? feed, "updated"));
    for (const entry of entries) {
      for (const name of ["id", "title", "updated"]) expect(childrenOf(entry, name)).toHaveLength(1);
      expect(new Date(textIn(entry, "updated") ?? "").toISOString()).toBe(textIn(entry, "updated"));
    }
  });

  test("has the same content as the JSON feed", async () => {
    const entries = childrenOf(await readXml(textOf(documents.atom)), "entry");
    const { items } = jsonOf(documents.jsonFeed) as {
      items: { id: string; date_modified: string; content_html: string }[];
    };
    expect(entries.map((entry) => [textIn(entry, "id"), textIn(entry, "updated"), textIn(entry, "content")])).toEqual(
      items.map(({ id, date_modified, content_html }) => [id, date_modified, content_html]),
    );
  });

  test("preserves every character of titles, tags and texts", async () => {
    const odd = `<a href="x">&amp; & ]]> it's "é" ]]>`;
    const feed = await readXml(
      atomFeed(
        {
          ...smallPortfolio,
          profile: { ...smallPortfolio.profile, name: odd },
          site: { ...smallPortfolio.site, title: odd, description: odd },
          projects: [
            { slug: "odd", title: odd, subtitle: odd, tags: [odd], year: "2020", weight: 0, description: odd },
          ],
        },
        site,
        markdownToHtml,
      ),
    );
    const [entry = feed] = childrenOf(feed, "entry");
    expect(textIn(feed, "title")).toBe(`Projects · ${odd}`);
    expect(textIn(feed, "subtitle")).toBe(`Projects by ${odd}, listed by their last change, latest first.`);
    expect(childrenOf(feed, "author").map((author) => textIn(author, "name"))).toEqual([odd]);
    expect(childrenOf(entry, "category").map(({ attributes }) => attributes.term)).toEqual([odd]);
    expect(textIn(entry, "content")).toBe(markdownToHtml(odd));
    const shown = await page.evaluate(
      (html) => new DOMParser().parseFromString(html, "text/html").body.textContent,
      textIn(entry, "title") ?? "",
    );
    expect(shown).toBe(odd);
  });
});
