import { cardPath, cardType, mcpServers } from "../contract/mcp/servers.ts";
import { documents } from "../contract/site/documents.ts";

/**
 * `/.well-known/api-catalog` (RFC 9727): the APIs of the site and their descriptions, as a linkset (RFC 9264 §4.2).
 */
export const apiCatalog = (site: string) => {
  const to = (path: string, type: string) => ({ href: `${site}${path}`, type });
  const serviceLinks = {
    "service-desc": [to(documents.openApi, "application/json")],
    "service-doc": [to("/docs", "text/html"), to("/docs.md", "text/markdown")],
    "service-meta": [to(documents.guide, "text/plain"), to(documents.credentials, "text/markdown")],
    status: [to("/api/health", "application/json")],
  };
  const rest = ["/api", "/api/v1", "/ask"].map((path) => ({ anchor: `${site}${path}`, ...serviceLinks }));
  const servers = mcpServers.map((server) => ({
    anchor: `${site}${server.path}`,
    "service-desc": [to(cardPath(server), cardType)],
    "service-doc": serviceLinks["service-doc"],
    status: serviceLinks.status,
  }));
  const apis = [...rest, ...servers];
  return {
    linkset: [
      { anchor: `${site}${documents.apiCatalog}`, item: apis.map(({ anchor }) => ({ href: anchor })) },
      ...apis,
    ],
  };
};
