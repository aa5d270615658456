import type { APIRoute } from "astro";
import { handedOver } from "../build/handover.ts";
import { markdown } from "../build/markdown.ts";
import { atomFeed } from "../portfolio/discovery/feeds.ts";

export const GET: APIRoute = () => {
  const { portfolio, site } = handedOver();
  return new Response(atomFeed(portfolio, site, markdown));
};
