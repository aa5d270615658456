import type { APIRoute } from "astro";
import { handedOver } from "../build/handover.ts";
import { release } from "../build/release.ts";
import { openApiDocument } from "../contract/openapi.ts";
import { routes } from "../contract/routes.ts";
import { examples, requests } from "../portfolio/examples.ts";

export const GET: APIRoute = () => {
  const { portfolio, site } = handedOver();
  const { name, email } = portfolio.profile;
  return Response.json(
    openApiDocument(routes, {
      site,
      title: portfolio.site.title,
      contact: { name, email },
      release,
      examples: examples(portfolio, site, release),
      requests,
    }),
  );
};
