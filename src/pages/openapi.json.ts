import type { APIRoute } from "astro";
import changelog from "../../CHANGELOG.md?raw";
import { handedOver } from "../build/handover.ts";
import { release } from "../build/release.ts";
import { openApiDocument } from "../contract/openapi.ts";
import { routes } from "../contract/routes.ts";
import { examples } from "../portfolio/examples.ts";
import { requests } from "../portfolio/requests.ts";

export const GET: APIRoute = () => {
  const { portfolio, site } = handedOver();
  const { name, email } = portfolio.profile;
  return Response.json(
    openApiDocument(routes, {
      site,
      title: portfolio.site.title,
      contact: { name, email },
      release,
      examples: examples(portfolio, site, release, changelog),
      requests,
    }),
  );
};
