import type { APIRoute } from "astro";
import { buildContext } from "../content/build-context.ts";
import { securityText } from "../discovery/security-text.ts";

/** The file exists only if the content has a security contact. */
export const getStaticPaths = () => {
  const { portfolio, site } = buildContext();
  const text = securityText(portfolio, site);
  return text === undefined ? [] : [{ params: { security: "security" }, props: { text } }];
};

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
