import type { APIRoute } from "astro";
import { handedOver } from "../../build/handover.ts";
import { aiCatalog } from "../../portfolio/mcp-cards.ts";

export const GET: APIRoute = () => Response.json(aiCatalog(handedOver().site));
