import type { APIRoute } from "astro";
import { handedOver } from "../build/handover.ts";
import { sitemapXml } from "../portfolio/discovery/sitemap.ts";

export const GET: APIRoute = () => {
  const { portfolio, site } = handedOver();
  return new Response(sitemapXml(portfolio, site));
};
