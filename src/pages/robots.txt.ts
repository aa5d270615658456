import type { APIRoute } from "astro";
import { handedOver } from "../build/handover.ts";
import { robotsText } from "../portfolio/discovery/robots.ts";

export const GET: APIRoute = () => {
  const { portfolio, site } = handedOver();
  return new Response(robotsText(portfolio, site));
};
