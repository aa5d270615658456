import type { APIRoute } from "astro";
import { handedOver } from "../build/handover.ts";
import { authGuide } from "../portfolio/auth-guide.ts";

export const GET: APIRoute = () => new Response(authGuide(handedOver().site));
