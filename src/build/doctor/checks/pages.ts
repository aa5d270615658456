import { type Check, judged, notApplicable, onService } from "../check.ts";
import { deadEnds, documentAt, textOf, typeOf } from "../documents.ts";
import { linksIn, tagsIn, visibleText } from "../html.ts";
import { pagesOf } from "../pages.ts";

/** Each page says once which address is its own (RFC 6596). */
export const canonical: Check = {
  id: "canonical",
  title: "Canonical addresses",
  run: async (site) => {
    const pages = await pagesOf(site);
    const faults = pages.flatMap(({ path, html }) => {
      const own = new URL(path, site.origin).href;
      const named = linksIn(html, "canonical");
      const isRight = named.length === 1 && URL.parse(named[0] ?? "")?.href === own;
      const found = `${path} names ${named.length === 0 ? "none" : named.join(" and ")}`;
      return isRight ? [] : [{ found, fix: `Give it one <link rel="canonical" href="${own}">.` }];
    });
    return judged(faults, `${pages.length} pages`);
  },
};

/** Links within the site lead to something. */
export const pageLinks: Check = {
  id: "page-links",
  title: "Links in pages",
  run: async (site) => {
    const pages = await pagesOf(site);
    const faults = await Promise.all(
      pages.map(async ({ path, html }) => {
        const addresses = tagsIn(html, "a").flatMap(({ href }) => href ?? []);
        return (await deadEnds(site, addresses, path)).map((found) => ({
          found: `on ${path}, ${found}`,
          fix: "Mend the address where the text is written, in content/.",
        }));
      }),
    );
    return judged(faults.flat(), `${pages.length} pages`);
  },
};

/** Characters that a page needs to say anything. */
const least = 100;

/** Agents run no scripts: what a page says has to be in its HTML. */
export const withoutScripts: Check = {
  id: "content-without-scripts",
  title: "Content without scripts",
  run: async (site) => {
    const pages = await pagesOf(site);
    const faults = pages.flatMap(({ path, html }) => {
      const length = visibleText(html).length;
      const found = [
        ...(length < least ? [`${path} has ${length} characters of text`] : []),
        ...(tagsIn(html, "h1").length !== 1 ? [`${path} has ${tagsIn(html, "h1").length} <h1>`] : []),
      ];
      return found.map((each) => ({ found: each, fix: "Write the text into the page, below one <h1>." }));
    });
    return judged(faults, `${pages.length} pages`);
  },
};

const agents: Readonly<Record<string, string>> = {
  "a browser": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36",
  GPTBot: "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)",
  ClaudeBot: "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
  "an agent that nobody knows": "reader/0.1",
};

/** Nobody is turned away, or told something else, for the name that it goes by. */
export const sameForAll: Check = {
  id: "same-for-all",
  title: "The same for all agents",
  run: onService(async (site) => {
    const plain = await documentAt(site, "/", ["text/html"]);
    const answers = await Promise.all(
      Object.entries(agents).map(
        async ([name, agent]) => [name, await site.get("/", { "User-Agent": agent })] as const,
      ),
    );
    const faults = answers
      .filter(
        ([, answer]) => answer.status !== 200 || typeOf(answer) !== "text/html" || textOf(answer) !== textOf(plain),
      )
      .map(([name, { status }]) => ({
        found: `${name} is answered otherwise (${status})`,
        fix: "Turn off what the host or the service in front of it does about bots.",
      }));
    return judged(faults, Object.keys(agents).join(", "));
  }),
};

const anchors = ["/about", "/contact", "/privacy"];
const leastOfAnchor = 500;

/** Pages by which a reader tells who is behind a site, where it has them. */
export const trustAnchors: Check = {
  id: "trust-anchors",
  title: "Trust anchors",
  run: async (site) => {
    const answers = await Promise.all(anchors.map(async (path) => ({ path, answer: await site.get(path) })));
    const there = answers.filter(({ answer }) => answer.status === 200 && typeOf(answer) === "text/html");
    if (there.length === 0)
      return notApplicable(`no ${anchors.join(", ")}: the first page says who it is about and how they are reached`);
    const faults = there.flatMap(({ path, answer }) => {
      const { length } = visibleText(textOf(answer));
      const fix = `Write ${leastOfAnchor} or more, or leave the page out.`;
      return length < leastOfAnchor ? [{ found: `${path} has ${length} characters of text`, fix }] : [];
    });
    return judged(faults, there.map(({ path }) => path).join(", "));
  },
};
