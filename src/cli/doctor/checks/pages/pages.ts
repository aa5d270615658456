import { type Check, faultUnless, notApplicable, passOrFail, serviceOnly } from "../../check.ts";
import { bodyText, brokenLinks, fetchDocument, mediaTypeOf } from "../../documents/documents.ts";
import { sitePages } from "../../documents/pages.ts";
import { linksIn, tagsIn, visibleText } from "../../parse/html.ts";

/** Each page has one canonical link, with its own URL (RFC 6596). */
export const canonical: Check = {
  id: "canonical",
  title: "Canonical URLs",
  run: async (site) => {
    const pages = await sitePages(site);
    const faults = pages.flatMap(({ path, html }) => {
      const ownUrl = new URL(site.origin + path).href;
      const canonicals = linksIn(html, "canonical");
      const isRight = canonicals.length === 1 && URL.parse(canonicals[0] ?? "")?.href === ownUrl;
      const found = `the canonical link of ${path} is ${canonicals.length === 0 ? "missing" : canonicals.join(" and ")}`;
      return faultUnless(isRight, found, `Add one <link rel="canonical" href="${ownUrl}">.`);
    });
    return passOrFail(faults, `${pages.length} pages`);
  },
};

/** Links within the site are not broken. */
export const pageLinks: Check = {
  id: "page-links",
  title: "Links in pages",
  run: async (site) => {
    const pages = await sitePages(site);
    const faults = await Promise.all(
      pages.map(async ({ path, html }) => {
        const addresses = tagsIn(html, "a").flatMap(({ href }) => href ?? []);
        return (await brokenLinks(site, addresses, path)).map((found) => ({
          found: `on ${path}, ${found}`,
          fix: "Correct the link in content/.",
        }));
      }),
    );
    return passOrFail(faults.flat(), `${pages.length} pages`);
  },
};

/** Minimum text length of a page. */
const MIN_PAGE_CHARACTERS = 100;

/** Agents run no scripts, so the text must be in the HTML. */
export const withoutScripts: Check = {
  id: "content-without-scripts",
  title: "Content without scripts",
  run: async (site) => {
    const pages = await sitePages(site);
    const faults = pages.flatMap(({ path, html }) => {
      const length = visibleText(html).length;
      const found = [
        ...(length < MIN_PAGE_CHARACTERS ? [`${path} has ${length} characters of text`] : []),
        ...(tagsIn(html, "h1").length !== 1 ? [`${path} has ${tagsIn(html, "h1").length} <h1>`] : []),
      ];
      return found.map((fault) => ({ found: fault, fix: "Put the text into the HTML, below one <h1>." }));
    });
    return passOrFail(faults, `${pages.length} pages`);
  },
};

const agents: Readonly<Record<string, string>> = {
  "a browser": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36",
  GPTBot: "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)",
  ClaudeBot: "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
  "an unknown agent": "reader/0.1",
};

/** The response does not depend on the User-Agent. */
export const sameForAllAgents: Check = {
  id: "same-for-all",
  title: "Same for all user agents",
  run: serviceOnly(async (site) => {
    const plain = await fetchDocument(site, "/", ["text/html"]);
    const responses = await Promise.all(
      Object.entries(agents).map(
        async ([name, agent]) => [name, await site.get("/", { "User-Agent": agent })] as const,
      ),
    );
    const faults = responses
      .filter(
        ([, response]) =>
          response.status !== 200 || mediaTypeOf(response) !== "text/html" || bodyText(response) !== bodyText(plain),
      )
      .map(([name, { status }]) => ({
        found: `${name} gets a different response (${status})`,
        fix: "Turn off bot protection at the host or the CDN.",
      }));
    return passOrFail(faults, Object.keys(agents).join(", "));
  }),
};

const anchors = ["/about", "/contact", "/privacy"];
const MIN_ANCHOR_CHARACTERS = 500;

/** Optional pages that say who is behind a site. */
export const trustAnchors: Check = {
  id: "trust-anchors",
  title: "Trust anchors",
  run: async (site) => {
    const responses = await Promise.all(anchors.map(async (path) => ({ path, response: await site.get(path) })));
    const there = responses.filter(({ response }) => response.status === 200 && mediaTypeOf(response) === "text/html");
    if (there.length === 0)
      return notApplicable(
        `the site has no ${anchors.join(", ")}; its front page has the name and the contact details`,
      );
    const faults = there.flatMap(({ path, response }) => {
      const { length } = visibleText(bodyText(response));
      const fix = `Write at least ${MIN_ANCHOR_CHARACTERS} characters, or remove the page.`;
      return faultUnless(length >= MIN_ANCHOR_CHARACTERS, `${path} has ${length} characters of text`, fix);
    });
    return passOrFail(faults, there.map(({ path }) => path).join(", "));
  },
};
