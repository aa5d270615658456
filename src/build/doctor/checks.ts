import type { CheckGroup } from "./check.ts";
import { address } from "./checks/address.ts";
import { agentSkills } from "./checks/agent-skills.ts";
import { apiCatalog } from "./checks/api-catalog.ts";
import { authMd, challenge } from "./checks/auth-guide.ts";
import { authorizationServer, protectedResource } from "./checks/auth-metadata.ts";
import { jsonErrors, notFound, rateLimits } from "./checks/behaviour.ts";
import { codeFences } from "./checks/code-fences.ts";
import { cors } from "./checks/cors.ts";
import { jsonFeed, xmlFeed } from "./checks/feeds.ts";
import { linkHeaders } from "./checks/link-headers.ts";
import { linkedData, sameAs } from "./checks/linked-data.ts";
import { llmsFull, llmsTxt, llmsTxtLinks } from "./checks/llms-txt.ts";
import { frontMatter, twinFiles, twinLinks } from "./checks/markdown-twins.ts";
import { aiCatalog, mcpCards } from "./checks/mcp-cards.ts";
import { mcpServers } from "./checks/mcp-servers.ts";
import { negotiation } from "./checks/negotiation.ts";
import { agentCard, commerce, webBotAuth } from "./checks/not-offered.ts";
import { openapiOperations, openapiResponses, openapiSize } from "./checks/openapi.ts";
import { canonical, pageLinks, sameForAll, trustAnchors, withoutScripts } from "./checks/pages.ts";
import { previewPicture } from "./checks/preview-picture.ts";
import { aiAgents, contentSignal, robotsTxt } from "./checks/robots.ts";
import { securityTxt } from "./checks/security-txt.ts";
import { sitemap, sitemapDates } from "./checks/sitemap.ts";

/** Every check, in the order in which they are told. */
export const checkGroups: readonly CheckGroup[] = [
  {
    title: "To be found",
    checks: [
      address,
      robotsTxt,
      aiAgents,
      contentSignal,
      sitemap,
      sitemapDates,
      linkHeaders,
      llmsTxt,
      llmsTxtLinks,
      llmsFull,
      xmlFeed,
      jsonFeed,
    ],
  },
  {
    title: "Pages",
    checks: [canonical, pageLinks, withoutScripts, linkedData, sameAs, previewPicture, sameForAll, trustAnchors],
  },
  { title: "Markdown", checks: [twinLinks, twinFiles, frontMatter, codeFences, negotiation] },
  {
    title: "API",
    checks: [apiCatalog, openapiSize, openapiOperations, openapiResponses, cors, jsonErrors, notFound, rateLimits],
  },
  { title: "Tools for assistants", checks: [aiCatalog, mcpCards, mcpServers, agentSkills] },
  { title: "Access", checks: [protectedResource, authorizationServer, challenge, authMd, securityTxt] },
  { title: "Not for every site", checks: [webBotAuth, agentCard, commerce] },
];
