import type { APIRoute } from "astro";
import { handedOver } from "../build/handover.ts";
import { llmsText } from "../portfolio/llms.ts";

export const GET: APIRoute = () => {
  const { portfolio, site } = handedOver();
  return new Response(llmsText(portfolio, site));
};
