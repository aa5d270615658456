import type { APIRoute } from "astro";
import { handedOver } from "../../build/handover.ts";
import { securityText } from "../../portfolio/discovery/security-text.ts";

/** There is such a file where the owner names somebody to tell. */
export const getStaticPaths = () => {
  const { portfolio, site } = handedOver();
  const text = securityText(portfolio, site);
  return text === undefined ? [] : [{ params: { security: "security" }, props: { text } }];
};

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
