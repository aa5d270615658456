import type { APIRoute } from "astro";
import { handedOver } from "../build/handover.ts";
import { picture } from "../build/picture.ts";
import { pictureText } from "../portfolio/picture-text.ts";

export const GET: APIRoute = async () => {
  const { portfolio, site } = handedOver();
  return new Response(new Uint8Array(await picture(pictureText(portfolio, site))));
};
