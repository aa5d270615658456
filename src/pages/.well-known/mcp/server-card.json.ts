import type { APIRoute } from "astro";
import { handedOver } from "../../../build/handover.ts";
import { release } from "../../../build/release.ts";
import { productServer } from "../../../contract/mcp-servers.ts";
import { serverCard } from "../../../portfolio/mcp-cards.ts";

export const GET: APIRoute = () => {
  const { portfolio, site } = handedOver();
  return Response.json(serverCard(productServer, portfolio, site, release));
};
