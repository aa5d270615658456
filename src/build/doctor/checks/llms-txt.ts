import { type MarkedToken, marked, type Token } from "marked";
import { type Check, type Fault, judged } from "../check.ts";
import { deadEnds, ownPath, textAt, textOf, typeOf } from "../documents.ts";
import { idsIn } from "../html.ts";
import type { Site } from "../site.ts";

const path = "/llms.txt";
const types = ["text/plain", "text/markdown"];
/** Characters that an agent reads at once; readers cut what is longer. */
const most = 50_000;

const textOfGuide = (site: Site): Promise<string> => textAt(site, path, types);

const linksAmong = (tokens: Token[]): string[] => {
  const links: string[] = [];
  marked.walkTokens(tokens, (token) => {
    if (token.type === "link") links.push((token as Extract<MarkedToken, { type: "link" }>).href);
  });
  return links;
};

/** llmstxt.org: a title, a summary as a quote, and sections with lists of links. */
export const llmsTxt: Check = {
  id: "llms-txt",
  title: "llms.txt",
  run: async (site) => {
    const text = await textOfGuide(site);
    const tokens = marked.lexer(text).filter(({ type }) => type !== "space");
    const [first, second] = tokens;
    const sections = tokens.filter((token) => token.type === "heading" && token.depth === 2).length;
    const lists = tokens.filter((token) => token.type === "list" && linksAmong([token]).length > 0).length;
    const rules: [holds: boolean, found: string, fix: string][] = [
      [first?.type === "heading" && first.depth === 1, "it does not begin with a title", "Begin with `# Title`."],
      [second?.type === "blockquote", "no summary follows the title", "Write one sentence as `> …` below the title."],
      [sections > 0, "it has no sections", "Head each list of links with `## …`."],
      [lists > 0, "it has no list of links", "List the documents as `- [title](address): what it is`."],
      [text.length <= most, `it has ${text.length} characters`, `Keep to ${most}; the rest belongs to llms-full.txt.`],
    ];
    const faults = rules.flatMap(([holds, found, fix]) => (holds ? [] : [{ found, fix }]));
    return judged(faults, `${sections} sections, ${text.length} characters`);
  },
};

/** Links whose hash names nothing on their page. */
const lostHashes = async (site: Site, links: readonly string[]): Promise<string[]> => {
  const found = links.map(async (link) => {
    const { hash = "" } = URL.parse(link, site.origin) ?? {};
    const page = ownPath(site, link);
    if (!hash || page === undefined) return [];
    const answer = await site.get(page);
    // Only pages have ids; what else is not there is told as such.
    if (typeOf(answer) !== "text/html" || answer.status !== 200) return [];
    return idsIn(textOf(answer)).has(decodeURIComponent(hash.slice(1))) ? [] : [`${link}: the page has no such id`];
  });
  return (await Promise.all(found)).flat();
};

export const llmsTxtLinks: Check = {
  id: "llms-txt-links",
  title: "Links in llms.txt",
  run: async (site) => {
    const links = [...new Set(linksAmong(marked.lexer(await textOfGuide(site))))];
    const own = links.filter((link) => ownPath(site, link) !== undefined);
    const found = [...(await deadEnds(site, own)), ...(await lostHashes(site, own))];
    const fix = "Mend the link, or what it leads to.";
    const faults: Fault[] = found.map((each) => ({ found: each, fix }));
    if (own.length === 0) faults.push({ found: "it links to nothing on this site", fix: "Link to its documents." });
    return judged(faults, `${own.length} on this site lead somewhere; ${links.length - own.length} lead elsewhere`);
  },
};

/** Everything in one text, for who would rather read than look up. */
export const llmsFull: Check = {
  id: "llms-full",
  title: "llms-full.txt",
  run: async (site) => {
    const [guide, full] = await Promise.all([textOfGuide(site), textAt(site, "/llms-full.txt", types)]);
    const fix = "Build the site again: it holds the pages as Markdown, one after another.";
    const rules: [holds: boolean, found: string][] = [
      [full.startsWith("# "), "it does not begin with a title"],
      [!/^\s*<(?:!doctype|html)/i.test(full), "it is a page of HTML"],
      [full.length > guide.length, `it has ${full.length} characters, and llms.txt has ${guide.length}`],
    ];
    const faults = rules.flatMap(([holds, found]) => (holds ? [] : [{ found, fix }]));
    return judged(faults, `${full.length} characters`);
  },
};
