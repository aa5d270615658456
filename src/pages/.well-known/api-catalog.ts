import type { APIRoute } from "astro";
import { handedOver } from "../../build/handover.ts";
import { apiCatalog } from "../../portfolio/discovery/api-catalog.ts";

export const GET: APIRoute = () => Response.json(apiCatalog(handedOver().site));
