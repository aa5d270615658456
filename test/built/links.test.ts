import { describe, expect, test } from "vitest";
import { sitePath } from "../../src/contract/base.ts";
import { errorCodesIn } from "../../src/contract/errors/error-kinds.ts";
import { routes } from "../../src/contract/routes.ts";
import { aliases } from "../../src/contract/site/host-rules.ts";
import { pathOfFile } from "../../src/contract/site/manifest.ts";
import { referencePages } from "../../src/contract/site/pages.ts";
import { answerPath } from "../../src/contract/site/templates/answer-page.ts";
import { matchPath } from "../../src/contract/site/templates/match-page.ts";
import { basePath, builtFiles, servedPaths, site, textOf } from "../support/content/dist.ts";
import { testSite } from "../support/hosts/programs.ts";

/** A pattern for each path that the app answers, with any parameter values. */
const operations = [...routes.map(({ path }) => path), answerPath, matchPath].map(
  (path) => new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`),
);
const fileAt = new Map([...builtFiles.map((file) => [pathOfFile(file), file] as const), ...aliases]);
const pages = builtFiles.filter((file) => file.endsWith(".html"));
const texts = builtFiles.filter((file) => /\.(?:md|txt)$/.test(file));

/** The link relations of the pages, from the registry of RFC 8288 and that of HTML. */
const registeredRelations =
  "alternate api-catalog apple-touch-icon canonical describedby icon manifest me modulepreload next preload prev service-desc service-doc stylesheet".split(
    " ",
  );

const decode = (text: string): string =>
  text.replaceAll("&quot;", '"').replaceAll("&#38;", "&").replaceAll("&#39;", "'").replaceAll("&amp;", "&");

/** The anchors of Markdown headings. */
const slugsIn = (text: string): string[] =>
  Array.from(text.replaceAll(/^```[\s\S]*?^```/gm, "").matchAll(/^#+ (.*)$/gm), ([, heading = ""]) =>
    heading
      .replaceAll(/<[^>]*>/g, "")
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

const idsIn = (file: string): Set<string> => {
  const text = textOf(file);
  const ids = Array.from(text.matchAll(/\sid="([^"]*)"/g), ([, id = ""]) => decode(id));
  return new Set(file.endsWith(".md") ? [...ids, ...slugsIn(text)] : ids);
};

/** Every URL in a page's attributes, or in the links and code of Markdown. */
const addressesIn = (file: string): string[] => {
  const text = textOf(file);
  const found = file.endsWith(".html")
    ? text.matchAll(/\s(?:href|src|action|poster)="([^"]*)"/g)
    : text.matchAll(/\]\(([^)\s]*)\)|(https?:\/\/[^\s)"'<>`]+)/g);
  return Array.from(found, ([, linked, bare = ""]) => decode(linked ?? bare.replace(/[.,:;!?]+$/, "")));
};

/** Why a URL of this site is dead; undefined if it is fine or external. */
const deadLinkReason = (address: string, from: string): string | undefined => {
  const url = new URL(address, site + pathOfFile(from));
  if (url.origin !== new URL(site).origin) return undefined;
  // Guides name the address of the sample on localhost, and the address of the site without a final slash.
  if (address === testSite) return undefined;
  const path = address === site ? "/" : sitePath(basePath, url.pathname);
  const file = path && fileAt.get(path);
  if (!path || (!file && !operations.some((operation) => operation.test(path)))) return `${address}: nothing is there`;
  const id = decodeURIComponent(url.hash.slice(1));
  if (id && file && /\.(?:html|md)$/.test(file) && !idsIn(file).has(id)) return `${address}: the page has no such id`;
  return undefined;
};

describe.each([...pages, ...texts])("%s", (file) => {
  test("has no dead links", () => {
    const addresses = addressesIn(file);
    expect(addresses.flatMap((address) => deadLinkReason(address, file) ?? [])).toStrictEqual([]);
  });
});

test("the link check finds links", () => {
  expect(addressesIn("/index.html").length).toBeGreaterThan(5);
  expect(addressesIn("/llms.txt").length).toBeGreaterThan(5);
  expect(deadLinkReason("/nothing-here", "/index.html")).toMatch(/nothing is there/);
  expect(deadLinkReason(`${basePath}/docs#nothing-here`, "/llms.txt")).toMatch(/no such id/);
  expect(deadLinkReason(`${basePath}/docs.md#nothing-here`, "/llms.txt")).toMatch(/no such id/);
  expect(addressesIn("/llms.txt").filter((address) => /\/docs\/\w+\.md#/.test(address)).length).toBeGreaterThan(5);
});

const reference = ["/docs", ...referencePages.map(({ path }) => path)];

test.each(reference)("%s.md has the anchors that %s links to, except those of the mirror", (path) => {
  const linked = Array.from(textOf(`${path}/index.html`).matchAll(/\shref="#([^"]+)"/g), ([, id = ""]) => id);
  const ids = idsIn(`${path}.md`);
  expect(linked.length).toBeGreaterThan(5);
  expect(
    [...new Set(linked)].filter((id) => !ids.has(id) && !/V1$|^getVersion2$|^content$|^text$/.test(id)),
  ).toStrictEqual([]);
});

test("every former anchor of /docs exists, and leads to the page that describes the operation", () => {
  const html = textOf("/docs/index.html");
  const ids = idsIn("/docs/index.html");
  const former = [...routes.map(({ operationId }) => operationId), ...errorCodesIn(undefined)];
  for (const id of [...former, "start", "pages", "jobs", "batches", "credentials", "ask", "mcp", "errors", "headers"])
    expect(ids, id).toContain(id);
  for (const { operationId, tag, isReserved } of routes.filter(({ version }) => version === "current"))
    if (!isReserved)
      expect(html).toContain(
        `<li id="${operationId}" data-moved><a href="${basePath}/docs/${tag.toLowerCase()}#${operationId}"`,
      );
});

test.each(reference.slice(1))("%s marks every response by its status as success or error", (path) => {
  const badges = Array.from(
    textOf(`${path}/index.html`).matchAll(/class="status-code(?: (good|bad))?"[^>]*>(\d{3})</g),
    ([, mark, status]) => [Number(status), mark] as const,
  );
  expect(badges.some(([status]) => status === 200)).toBe(true);
  expect(
    badges.filter(([status, mark]) => mark !== (status >= 400 ? "bad" : status < 300 ? "good" : undefined)),
  ).toStrictEqual([]);
});

describe.each(pages)("%s", (file) => {
  const html = textOf(file);

  test("has unique ids", () => {
    const ids = Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => id);
    expect(ids).toStrictEqual([...new Set(ids)]);
  });

  test("uses only registered link relations", () => {
    const relations = Array.from(html.matchAll(/<(?:link|a)\b[^>]*\srel="([^"]*)"/g), ([, rel = ""]) => rel.split(" "));
    expect(relations.flat().filter((rel) => !registeredRelations.includes(rel))).toStrictEqual([]);
  });

  test("complies with its Content-Security-Policy", () => {
    expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="/i);
    // Linked data is never executed, and the policy allows speculation rules.
    expect(html).not.toMatch(/<script(?![^>]*\s(?:src=|type="(?:application\/ld\+json|speculationrules)"))/i);
    for (const [, source = ""] of html.matchAll(/<(?:script|img)[^>]*\ssrc="([^"]*)"/gi))
      expect(new URL(source, site).href.startsWith(`${site}/`)).toBe(true);
  });

  test("keeps the spaces around links and code", () => {
    expect(html.match(/[\w,;:](?:<code>|<a )|<\/(?:code|a)>\w/g) ?? []).toStrictEqual([]);
  });

  test("has a lang and a title", () => {
    expect(html).toMatch(/^<!doctype html>\s*<html[^>]*\slang="[a-z-]+"/i);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
  });
});

test("the pages and documents with fixed paths are served", () => {
  for (const path of ["/docs", "/changelog", "/changelog.md", "/openapi.json", "/llms.txt", "/auth.md", "/404.html"])
    expect(servedPaths, path).toContain(path);
});
