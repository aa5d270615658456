import { cardType, catalogPath, wellKnownCardPath } from "../../../../contract/mcp/servers.ts";
import { type Check, type CheckFault, faultUnless, passOrFail } from "../../check.ts";
import { bodyText, fetchDocument, pathOnSite } from "../../documents/documents.ts";
import { cardPaths, fetchCard, fetchCatalog } from "../../documents/mcp-documents.ts";

/** The catalog in which agents find the MCP servers of a site. */
export const aiCatalog: Check = {
  id: "ai-catalog",
  title: "AI catalog",
  run: async (site) => {
    const { entries } = await fetchCatalog(site);
    const { hostname } = new URL(site.origin);
    const wrong = entries.map(async ({ identifier, type, url }): Promise<CheckFault[]> => {
      const path = pathOnSite(site, url, catalogPath);
      const foreign = faultUnless(
        identifier.split(":")[2] === hostname,
        `${identifier} does not contain ${hostname}`,
        `Build with SITE_URL=${site.origin}.`,
      );
      if (path === undefined) return foreign;
      await fetchDocument(site, path, [type]);
      return foreign;
    });
    return passOrFail((await Promise.all(wrong)).flat(), `${entries.length} entries`);
  },
};

/** SEP-2127: a card for each server, one of which is also at the well-known path. */
export const mcpCards: Check = {
  id: "mcp-cards",
  title: "MCP server cards",
  run: async (site) => {
    const paths = await cardPaths(site);
    const cards = await Promise.all(paths.map(async (path) => ({ path, card: await fetchCard(site, path) })));
    const texts = await Promise.all(paths.map(async (path) => bodyText(await site.get(path))));
    const wellKnownText = bodyText(await fetchDocument(site, wellKnownCardPath, [cardType, "application/json"]));
    const elsewhere = cards.flatMap(({ path, card: { remotes } }) =>
      remotes.flatMap(({ url }) => (pathOnSite(site, url) === undefined ? [`${path} names the server ${url}`] : [])),
    );
    const faults = [
      ...faultUnless(cards.length > 0, "the catalog lists no card", `List each card with the type ${cardType}.`),
      ...elsewhere.map((found) => ({ found, fix: `Build with SITE_URL=${site.origin}.` })),
      ...faultUnless(
        texts.includes(wellKnownText),
        `${wellKnownCardPath} differs from every card in the catalog`,
        "Serve the same bytes at both paths.",
      ),
    ];
    return passOrFail(faults, cards.map(({ card: { name } }) => name).join(", "));
  },
};
