import type { APIRoute } from "astro";
import { handedOver } from "../build/handover.ts";
import { sitemapText } from "../portfolio/discovery/sitemap.ts";

export const GET: APIRoute = () => {
  const { portfolio, site } = handedOver();
  return new Response(sitemapText(portfolio, site));
};
