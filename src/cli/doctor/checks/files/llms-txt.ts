import { type MarkedToken, marked, type Token } from "marked";
import { type Check, type CheckFault, faultUnless, passOrFail } from "../../check.ts";
import { bodyText, fetchText, mediaTypeOf, pathOnSite } from "../../documents/documents.ts";
import { idsIn } from "../../parse/html.ts";
import type { Site } from "../../site/site.ts";

const path = "/llms.txt";
const types = ["text/plain", "text/markdown"];

const textOfGuide = (site: Site): Promise<string> => fetchText(site, path, types);

const linksAmong = (tokens: Token[]): string[] => {
  const links: string[] = [];
  marked.walkTokens(tokens, (token) => {
    if (token.type === "link") links.push((token as Extract<MarkedToken, { type: "link" }>).href);
  });
  return links;
};

/** Links whose fragment does not exist on their page. */
const brokenFragments = async (site: Site, links: readonly string[]): Promise<string[]> => {
  const found = links.map(async (link) => {
    const { hash = "" } = URL.parse(link, site.origin) ?? {};
    const page = pathOnSite(site, link);
    if (!hash || page === undefined) return [];
    const response = await site.get(page);
    // Only pages have ids. afdocs reports pages that do not exist.
    if (mediaTypeOf(response) !== "text/html" || response.status !== 200) return [];
    return idsIn(bodyText(response)).has(decodeURIComponent(hash.slice(1)))
      ? []
      : [`${link}: the page has no element with this id`];
  });
  return (await Promise.all(found)).flat();
};

/** Fragments of links. afdocs checks that the pages themselves exist. */
export const llmsTxtFragments: Check = {
  id: "llms-txt-fragments",
  title: "Section links in llms.txt",
  run: async (site) => {
    const links = [...new Set(linksAmong(marked.lexer(await textOfGuide(site))))];
    const ownLinks = links.filter((link) => pathOnSite(site, link) !== undefined);
    const fix = "Correct the fragment, or add the id to the page.";
    const faults: CheckFault[] = (await brokenFragments(site, ownLinks)).map((found) => ({ found, fix }));
    if (ownLinks.length === 0)
      faults.push({ found: "it has no links to this site", fix: "Link to the site's documents." });
    return passOrFail(
      faults,
      `${ownLinks.length} links to this site, ${links.length - ownLinks.length} to other sites`,
    );
  },
};

/** The whole site in one text, for agents that read everything at once. */
export const llmsFull: Check = {
  id: "llms-full",
  title: "llms-full.txt",
  run: async (site) => {
    const [guide, full] = await Promise.all([textOfGuide(site), fetchText(site, "/llms-full.txt", types)]);
    const fix = "Build the site again: the file contains all pages as Markdown.";
    const faults = [
      ...faultUnless(full.startsWith("# "), "it does not start with a title", fix),
      ...faultUnless(!/^\s*<(?:!doctype|html)/i.test(full), "it is an HTML page", fix),
      ...faultUnless(
        full.length > guide.length,
        `it has ${full.length} characters, and llms.txt has ${guide.length}`,
        fix,
      ),
    ];
    return passOrFail(faults, `${full.length} characters`);
  },
};
