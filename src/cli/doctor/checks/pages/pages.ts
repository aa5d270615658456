import { type Check, notApplicable, passOrFail, serviceOnly } from "../../check.ts";
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
      const own = new URL(path, site.origin).href;
      const named = linksIn(html, "canonical");
      const isRight = named.length === 1 && URL.parse(named[0] ?? "")?.href === own;
      const found = `the canonical link of ${path} is ${named.length === 0 ? "missing" : named.join(" and ")}`;
      return isRight ? [] : [{ found, fix: `Add one <link rel="canonical" href="${own}">.` }];
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
      return found.map((each) => ({ found: each, fix: "Put the text into the HTML, below one <h1>." }));
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
    const answers = await Promise.all(
      Object.entries(agents).map(
        async ([name, agent]) => [name, await site.get("/", { "User-Agent": agent })] as const,
      ),
    );
    const faults = answers
      .filter(
        ([, answer]) =>
          answer.status !== 200 || mediaTypeOf(answer) !== "text/html" || bodyText(answer) !== bodyText(plain),
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
    const answers = await Promise.all(anchors.map(async (path) => ({ path, answer: await site.get(path) })));
    const there = answers.filter(({ answer }) => answer.status === 200 && mediaTypeOf(answer) === "text/html");
    if (there.length === 0)
      return notApplicable(`no ${anchors.join(", ")}: the front page has the name and the contact details`);
    const faults = there.flatMap(({ path, answer }) => {
      const { length } = visibleText(bodyText(answer));
      const fix = `Write at least ${MIN_ANCHOR_CHARACTERS} characters, or remove the page.`;
      return length < MIN_ANCHOR_CHARACTERS ? [{ found: `${path} has ${length} characters of text`, fix }] : [];
    });
    return passOrFail(faults, there.map(({ path }) => path).join(", "));
  },
};
