import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { PortfolioBundle } from "../../src/contract/resources/portfolio/bundle.ts";
import { routes } from "../../src/contract/routes.ts";
import { documents, linkHeader, skillNames, skillPath } from "../../src/contract/site/documents.ts";
import { isPagePath, markdownPath, referencePages, sitePages } from "../../src/contract/site/pages.ts";
import { securityText } from "../../src/discovery/security-text.ts";
import { basePath, bytesOf, jsonOf, servedPaths, site, textOf } from "../support/content/dist.ts";
import { minimalPortfolio } from "../support/content/small-portfolio.ts";
import { headersAt, readHeaderRules } from "../support/http/host-file.ts";
import { isCrawlAllowed, readRobots } from "../support/http/robots.ts";

const rules = readHeaderRules(textOf("/_headers"));
const typeOf = (path: string): string | undefined =>
  headersAt(rules, basePath + path)
    .get("content-type")
    ?.join(", ");
const operations = new Set(routes.map(({ path }) => path));

/** The URLs at which this site serves nothing. */
const deadUrls = (urls: readonly string[]): string[] =>
  urls.filter((url) => {
    const path = url.startsWith(`${site}/`) ? new URL(url).pathname.slice(basePath.length) : undefined;
    return path === undefined || !(servedPaths.has(path) || operations.has(path));
  });

describe("robots.txt", () => {
  const { groups, sitemaps } = readRobots(textOf(documents.robots));

  test("has a group for * and groups for named crawlers", () => {
    expect(groups[0]?.agents).toStrictEqual(["*"]);
    const named = groups.slice(1).flatMap(({ agents }) => agents);
    expect(named).toEqual(expect.arrayContaining(["GPTBot", "ChatGPT-User", "OAI-SearchBot", "ClaudeBot", "CCBot"]));
    expect(named.filter((agent) => !/^[A-Za-z_-]+$/.test(agent))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  test("has the content signals that the owner chose", () => {
    for (const { rules: said } of groups)
      expect(said[0]).toStrictEqual(["content-signal", "search=yes, ai-input=yes, ai-train=no"]);
  });

  test("blocks only training crawlers and leaves the API open", () => {
    const text = textOf(documents.robots);
    for (const path of ["/", "/docs", "/api/profile", "/api/projects.json"]) {
      for (const token of ["GPTBot", "ClaudeBot", "Google-Extended", "CCBot"])
        expect(isCrawlAllowed(token, basePath + path, text), token).toBe(false);
      for (const token of ["OAI-SearchBot", "Googlebot", "ChatGPT-User", "Claude-User", "AnotherBot"])
        expect(isCrawlAllowed(token, basePath + path, text), token).toBe(true);
    }
  });

  test("names the sitemap", () => {
    expect(sitemaps).toStrictEqual([site + documents.sitemap]);
  });
});

describe("/.well-known/api-catalog", () => {
  interface Link {
    readonly href: string;
    readonly type?: string;
  }
  type Context = Readonly<Record<string, readonly Link[]>> & { readonly anchor: string };
  const { linkset } = jsonOf(documents.apiCatalog) as { linkset: readonly Context[] };
  const [catalog, ...apis] = linkset;
  const linksOf = ({ anchor: _, ...relations }: Context) => Object.values(relations as Record<string, Link[]>).flat();

  test("is a linkset with the api-catalog profile", () => {
    expect(typeOf(documents.apiCatalog)).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
    expect(
      headersAt(rules, basePath + documents.apiCatalog)
        .get("link")
        ?.join(),
    ).toContain(`<${basePath}/.well-known/api-catalog>; rel="api-catalog"`);
  });

  test("lists each API", () => {
    expect(catalog?.anchor).toBe(site + documents.apiCatalog);
    expect(catalog?.item?.map(({ href }) => href)).toStrictEqual(apis.map(({ anchor }) => anchor));
    expect(apis.map(({ anchor }) => anchor)).toEqual(
      expect.arrayContaining([`${site}/api`, `${site}/api/v1`, `${site}/ask`, `${site}/api/mcp`]),
    );
    for (const api of apis)
      expect(Object.keys(api), api.anchor).toEqual(expect.arrayContaining(["service-desc", "service-doc", "status"]));
  });

  test("links only to existing files", () => {
    const hrefs = linkset.flatMap((context) => [context.anchor, ...linksOf(context).map(({ href }) => href)]);
    expect(hrefs.length).toBeGreaterThan(20);
    expect(deadUrls(hrefs)).toEqual([]);
    for (const { type = "" } of apis.flatMap(linksOf)) expect(type).toMatch(/^[a-z]+\/[a-z+-]+$/);
  });
});

test("the front page has the same URL everywhere", () => {
  const named = ["/index.html", "/changelog/index.html", "/index.md", documents.sitemap, documents.atom];
  for (const path of [...named, documents.jsonFeed, documents.guide]) {
    const text = textOf(path);
    expect(text, path).toContain(`${site}/`);
    expect(text.match(new RegExp(`${site}(?![/\\w.:])`, "g")), path).toBeNull();
  }
});

describe("security.txt", () => {
  const lines = textOf(documents.security).trimEnd().split("\n");

  test("has each RFC 9116 field once with the owner's values", () => {
    expect(lines).toStrictEqual([
      "Contact: mailto:security@example.com",
      "Expires: 2027-09-30T00:00:00Z",
      "Preferred-Languages: en",
      `Canonical: ${site}/.well-known/security.txt`,
    ]);
    expect(typeOf(documents.security)).toBe("text/plain; charset=utf-8");
  });

  test("does not exist without a security contact", () => {
    expect(securityText(minimalPortfolio, site)).toBeUndefined();
  });
});

describe("the JSON feed", () => {
  interface Entry {
    readonly id: string;
    readonly url: string;
    readonly title: string;
    readonly content_html: string;
    readonly date_modified: string;
  }
  const feed = jsonOf(documents.jsonFeed) as Record<string, unknown> & { readonly items: readonly Entry[] };

  test("has the members that JSON Feed requires and its media type", () => {
    expect(feed).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: expect.stringMatching(/^Projects · \S/),
      home_page_url: `${site}/projects`,
      feed_url: site + documents.jsonFeed,
      language: "en",
      authors: [{ name: expect.any(String), url: `${site}/` }],
    });
    expect(typeOf(documents.jsonFeed)).toBe("application/feed+json; charset=utf-8");
  });

  test("lists projects newest first with their page URLs", () => {
    expect(feed.items.length).toBeGreaterThan(20);
    expect(deadUrls(feed.items.map(({ url }) => url))).toEqual([]);
    expect(feed.items.map(({ id }) => id)).toStrictEqual([...new Set(feed.items.map(({ url }) => url))]);
    const dates = feed.items.map(({ date_modified }) => date_modified);
    expect(dates).toStrictEqual(dates.toSorted().reverse());
    for (const { title, content_html, date_modified } of feed.items) {
      expect(title).not.toBe("");
      expect(content_html).toMatch(/^<\w/);
      expect(date_modified).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/);
      expect(content_html).not.toMatch(/ href="(?!https?:|mailto:)/);
    }
  });
});

describe("every order but that of the feeds", () => {
  const slugs = (jsonOf("/api/portfolio.json") as PortfolioBundle).projects.map(({ slug }) => slug ?? "");
  const slugsIn = (path: string): string[] =>
    Array.from(textOf(path).matchAll(/\/projects\/([\w%-]+)(?=[.<)])/g), ([, slug = ""]) => slug);

  test.each([documents.sitemap, documents.sitemapText])("%s is that of the API", (path) => {
    expect(slugsIn(path)).toStrictEqual(slugs);
  });

  test("/index.md lists projects in the order of the API", () => {
    const listed = slugsIn("/index.md");
    expect(listed).toStrictEqual(slugs.slice(0, listed.length));
  });

  test("/llms-full.txt has the projects in the order of the API", () => {
    const sources = Array.from(
      textOf(documents.wholeGuide).matchAll(/^Source: \S+\/projects\/([\w%-]+)\.md$/gm),
      ([, slug = ""]) => slug,
    );
    expect(sources).toStrictEqual(slugs);
  });
});

describe("Markdown pages", () => {
  test.each(["/index.md", "/projects.md", "/developers.md", "/docs.md", "/docs/agents.md", "/sandbox.md"])(
    "%s links the Markdown of pages",
    (path) => {
      const linked = Array.from(textOf(path).matchAll(/\]\(([^)\s]+)\)/g), ([, url = ""]) => new URL(url, site));
      const pages = linked.filter(
        ({ href, pathname, hash }) => href.startsWith(site) && isPagePath(pathname.slice(basePath.length)) && !hash,
      );
      expect(pages.map(({ pathname }) => pathname).filter((page) => !page.endsWith(".md"))).toEqual([]);
    },
  );
});

describe("the agent skills", () => {
  interface Skill {
    readonly name: string;
    readonly type: string;
    readonly description: string;
    readonly url: string;
    readonly digest: string;
  }
  const index = jsonOf(documents.skills) as { readonly $schema: string; readonly skills: readonly Skill[] };

  test("are listed in a version 0.2.0 JSON index", () => {
    expect(index.$schema).toBe("https://schemas.agentskills.io/discovery/0.2.0/schema.json");
    expect(index.skills.map(({ name }) => name)).toStrictEqual([...skillNames]);
    expect(typeOf(documents.skills)).toBe("application/json; charset=utf-8");
  });

  test.each([...skillNames])("%s matches its digest and description in the index", (name) => {
    const skill = index.skills.find((skill) => skill.name === name);
    const bytes = bytesOf(skillPath(name));
    expect(skill).toMatchObject({ type: "skill-md", url: site + skillPath(name) });
    expect(skill?.digest).toBe(`sha256:${createHash("sha256").update(bytes).digest("hex")}`);
    const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(bytes.toString("utf8")) ?? [];
    expect(parse(front)).toStrictEqual({ name, description: skill?.description });
    expect(skill?.description.length).toBeLessThanOrEqual(1024);
    expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(body).toMatch(/^# /);
    expect(body.split("\n").length).toBeLessThan(500);
    expect(typeOf(skillPath(name))).toBe("text/markdown; charset=utf-8");
  });
});

describe("llms.txt", () => {
  const text = textOf(documents.guide);
  const [head = "", ...sections] = text.split(/^## /m);

  test("has the sections of llmstxt.org in order", () => {
    expect(head).toMatch(/^# .+\n\n> .+\n\n/);
    expect(head.match(/^#/gm)).toHaveLength(1);
    expect(sections.at(-1)).toMatch(/^Optional\n/);
    for (const section of sections)
      for (const line of section.trimEnd().split("\n").slice(2)) expect(line).toMatch(/^- \[.+\]\(http\S+\): .+\.$/);
    expect(text.length).toBeLessThan(50_000);
  });

  test("links to the Markdown of each page", () => {
    const linked = Array.from(text.matchAll(/\]\(([^)\s#]+)/g), ([, url = ""]) => url);
    for (const { path } of sitePages) {
      expect(linked).toContain(site + markdownPath(path));
      expect(linked).not.toContain(site + path);
    }
  });
});

describe("/sitemap.md", () => {
  const linked = Array.from(textOf(documents.sitemapText).matchAll(/\]\(([^)]+)\)/g), ([, url = ""]) => url);

  test("lists the Markdown of every page once", () => {
    const alternates = [...servedPaths].filter((path) => /^\/projects\/[\w-]+\.md$/.test(path));
    expect(alternates.length).toBeGreaterThan(10);
    // The changelog is Vitrine's, so an owner lists it only on request.
    const pages = sitePages.filter(({ path }) => path !== "/changelog").map(({ path }) => markdownPath(path));
    const paths = [...pages, ...alternates];
    expect(linked.toSorted()).toEqual(paths.map((path) => site + path).toSorted());
  });
});

describe("Markdown alternates", () => {
  test.each(["/index.md", "/docs.md", "/projects/tide-clock.md"])("%s uses absolute links", (path) => {
    const text = textOf(path).replaceAll(/^```[\s\S]*?^```/gm, "");
    expect(text.match(/\]\(\/[^)]*/g)).toBeNull();
    expect(parse(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? "")).toMatchObject({
      canonical_url: site + path.replace(/(?:(?<=\/)index)?\.md$/, ""),
      guide: site + documents.guide,
    });
  });

  test("have the sitemap's date", () => {
    const days = new Map(
      Array.from(textOf(documents.sitemap).matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)</g), ([, url, day]) => [
        url,
        day,
      ]),
    );
    expect(days.size).toBeGreaterThan(2);
    for (const [url = "", day] of days)
      expect(textOf(markdownPath(url.slice(site.length))), url).toContain(`\nlast_updated: ${day}\n`);
  });
});

test.each(["/index.html", "/projects/index.html"])("%s separates words when its tags are removed", (file) => {
  const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(textOf(file)) ?? [];
  expect(main.match(/[\p{L}\p{N}]<\/(?:a|span)>(?:<\w+[^>]*>)*(?<=<(?:a|span)[^>]*>)[\p{L}\p{N}]\S*/gu) ?? []).toEqual(
    [],
  );
});

describe("llms-full.txt", () => {
  const text = textOf(documents.wholeGuide);
  const projects = JSON.parse(textOf("/api/projects/index.json")) as { slug: string }[];
  const projectFiles = projects.map(({ slug }) => `/projects/${encodeURIComponent(slug)}.md`);

  test("contains each document in full after its URL, without front matter", () => {
    const sources = Array.from(text.matchAll(/^---\n\nSource: (\S+)\n\n# /gm), ([, url = ""]) => url);
    expect(sources).toStrictEqual(
      [
        ...["/index.md", ...projectFiles, "/developers.md", "/docs.md"],
        ...referencePages.map(({ path }) => markdownPath(path)),
        ...["/auth.md", "/sandbox.md"],
      ].map((path) => site + path),
    );
    for (const path of projectFiles)
      expect(text).toContain(
        textOf(decodeURI(path))
          .replace(/^---\n[\s\S]*?\n---\n+/, "")
          .trim(),
      );
    expect(text).toContain(textOf(documents.credentials).trim());
    expect(text).not.toMatch(/^canonical_url: /m);
  });

  test("stays within its size budget", () => {
    expect(text.length).toBeLessThan(400_000);
  });
});

test("docs/discovery.md lists exactly the served files", () => {
  const [, table = ""] = readFileSync("docs/discovery.md", "utf8").split(/^## What is served$|^## What the owner/m);
  const named = Array.from(table.matchAll(/^\| (`.*?`) \|/gm), ([, cell = ""]) =>
    cell.replaceAll("`", "").split(", "),
  ).flat();
  const examples = named.filter((path) => path.startsWith("/") && !path.includes("<"));
  expect(examples.filter((path) => !servedPaths.has(path))).toEqual([]);
  expect(Object.values(documents).filter((path) => !examples.includes(path))).toEqual([]);
});

describe("the Link header", () => {
  const linksOf = (header: string) =>
    header.split(/,\s*(?=<)/).map((link) => {
      const [, href = "", rel = ""] = /^<([^>]+)>; rel="([a-z-]+)"(?:; type="[a-z+/]+")?$/.exec(link) ?? [];
      return [rel, href] as const;
    });

  test.each(sitePages.map(({ path }) => path))("of %s matches the page's <head>", (path) => {
    const sent = headersAt(rules, basePath + path).get("link") ?? [];
    expect(sent).toStrictEqual([linkHeader(basePath, path)]);
    const html = textOf(path === "/" ? "/index.html" : `${path}/index.html`);
    for (const [rel, href] of linksOf(sent.join())) {
      expect(deadUrls([new URL(href, site).href])).toEqual([]);
      expect(html).toMatch(new RegExp(`<link rel="${rel}" href="${href.replaceAll(".", "\\.")}"`));
    }
  });

  test("of projects matches except for the Markdown alternate", () => {
    expect(headersAt(rules, `${basePath}/projects/tide-clock`).get("link")).toStrictEqual([linkHeader(basePath)]);
    expect(linksOf(linkHeader(basePath)).map(([rel]) => rel)).toStrictEqual([
      "api-catalog",
      "service-desc",
      "service-doc",
      "describedby",
    ]);
  });
});
