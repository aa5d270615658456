import type { APIRoute } from "astro";
import { handedOver } from "../build/handover.ts";
import { markdown } from "../build/markdown.ts";
import { jsonFeed } from "../portfolio/discovery/feeds.ts";

export const GET: APIRoute = () => {
  const { portfolio, site } = handedOver();
  return Response.json(jsonFeed(portfolio, site, markdown));
};
