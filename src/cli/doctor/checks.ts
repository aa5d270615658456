import type { CheckGroup } from "./check.ts";
import { agentSkills } from "./checks/api/agent-skills.ts";
import { apiCatalog } from "./checks/api/api-catalog.ts";
import { authMd, challenge } from "./checks/api/auth-guide.ts";
import { authorizationServer, protectedResource } from "./checks/api/auth-metadata.ts";
import { jsonErrors, notFound, rateLimits } from "./checks/api/behaviour.ts";
import { cors } from "./checks/api/cors.ts";
import { aiCatalog, mcpCards } from "./checks/api/mcp-cards.ts";
import { mcpServers } from "./checks/api/mcp-servers.ts";
import { negotiation } from "./checks/api/negotiation.ts";
import { openapiOperations, openapiResponses, openapiSize } from "./checks/api/openapi.ts";
import { llmsFull, llmsTxtFragments } from "./checks/files/llms-txt.ts";
import { aiAgents, contentSignal, robotsTxt } from "./checks/files/robots.ts";
import { securityTxt } from "./checks/files/security-txt.ts";
import { sitemap, sitemapDates } from "./checks/files/sitemap.ts";
import { address } from "./checks/pages/address.ts";
import { codeFences } from "./checks/pages/code-fences.ts";
import { jsonFeed, xmlFeed } from "./checks/pages/feeds.ts";
import { linkHeaders } from "./checks/pages/link-headers.ts";
import { linkedData, sameAs } from "./checks/pages/linked-data.ts";
import { alternateFiles, alternateLinks, frontMatter } from "./checks/pages/markdown-alternates.ts";
import { agentCard, commerce, webBotAuth } from "./checks/pages/not-offered.ts";
import { canonical, pageLinks, sameForAllAgents, trustAnchors, withoutScripts } from "./checks/pages/pages.ts";
import { socialCard } from "./checks/pages/social-card.ts";
import { ofTheApp } from "./static-site.ts";

/** All checks, in the order of the report. */
export const checkGroups: readonly CheckGroup[] = [
  {
    title: "Discovery",
    checks: [
      address,
      robotsTxt,
      aiAgents,
      contentSignal,
      sitemap,
      sitemapDates,
      ofTheApp(linkHeaders),
      llmsTxtFragments,
      llmsFull,
      xmlFeed,
      jsonFeed,
    ],
  },
  {
    title: "Pages",
    checks: [canonical, pageLinks, withoutScripts, linkedData, sameAs, socialCard, sameForAllAgents, trustAnchors],
  },
  { title: "Markdown", checks: [alternateLinks, alternateFiles, frontMatter, codeFences, ofTheApp(negotiation)] },
  {
    title: "API",
    checks: [
      ofTheApp(apiCatalog),
      ...[openapiSize, openapiOperations, openapiResponses, cors],
      ...[jsonErrors, notFound, rateLimits].map(ofTheApp),
    ],
  },
  { title: "Tools for agents", checks: [...[aiCatalog, mcpCards, mcpServers].map(ofTheApp), agentSkills] },
  {
    title: "Authentication and security",
    checks: [...[protectedResource, authorizationServer, challenge, authMd].map(ofTheApp), securityTxt],
  },
  { title: "Optional", checks: [webBotAuth, ofTheApp(agentCard), commerce] },
];
