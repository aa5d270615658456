import type { APIRoute } from "astro";
import { handedOver } from "../build/handover.ts";
import { picture } from "../build/picture.ts";

export const GET: APIRoute = async () => {
  const { portfolio, site } = handedOver();
  return new Response(new Uint8Array(await picture(portfolio, site)));
};
