import type { APIRoute } from "astro";
import { handedOver } from "../../build/handover.ts";
import { protectedResource } from "../../contract/discovery.ts";

export const GET: APIRoute = () => Response.json(protectedResource(handedOver().site));
