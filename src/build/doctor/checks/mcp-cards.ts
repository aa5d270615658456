import { type Check, type Fault, judged } from "../check.ts";
import { documentAt, ownPath, textOf } from "../documents.ts";
import { cardAt, cardPaths, cardType, catalogOf, catalogPath, wellKnownCard } from "../mcp-documents.ts";

/** The catalog by which agents find what a site has for them. */
export const aiCatalog: Check = {
  id: "ai-catalog",
  title: "AI catalog",
  run: async (site) => {
    const { entries } = await catalogOf(site);
    const { hostname } = new URL(site.origin);
    const wrong = entries.map(async ({ identifier, type, url }): Promise<Fault[]> => {
      const path = ownPath(site, url, catalogPath);
      const foreign =
        identifier.split(":")[2] === hostname
          ? []
          : [{ found: `${identifier} is not of ${hostname}`, fix: "Build for this site." }];
      if (path === undefined) return foreign;
      await documentAt(site, path, [type]);
      return foreign;
    });
    return judged((await Promise.all(wrong)).flat(), `${entries.length} entries`);
  },
};

/** SEP-2127: a card beside each server, and the one of the site where scanners look. */
export const mcpCards: Check = {
  id: "mcp-cards",
  title: "MCP server cards",
  run: async (site) => {
    const paths = await cardPaths(site);
    const cards = await Promise.all(paths.map(async (path) => ({ path, card: await cardAt(site, path) })));
    const texts = await Promise.all(paths.map(async (path) => textOf(await site.get(path))));
    const known = textOf(await documentAt(site, wellKnownCard, [cardType, "application/json"]));
    const elsewhere = cards.flatMap(({ path, card: { remotes } }) =>
      remotes.flatMap(({ url }) => (ownPath(site, url) === undefined ? [`${path} names the server ${url}`] : [])),
    );
    const faults = [
      ...(cards.length === 0
        ? [{ found: "the catalog names no card", fix: `List each with the type ${cardType}.` }]
        : []),
      ...elsewhere.map((found) => ({ found, fix: `Build with SITE_URL=${site.origin}.` })),
      ...(texts.includes(known)
        ? []
        : [{ found: `${wellKnownCard} equals no card of the catalog`, fix: "Serve the same bytes at both." }]),
    ];
    return judged(faults, cards.map(({ card: { name } }) => name).join(", "));
  },
};
