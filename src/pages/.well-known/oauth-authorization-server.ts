import type { APIRoute } from "astro";
import { handedOver } from "../../build/handover.ts";
import { authorizationServer } from "../../contract/discovery.ts";

export const GET: APIRoute = () => Response.json(authorizationServer(handedOver().site));
