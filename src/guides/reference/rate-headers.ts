import { headerDefinitions } from "../../contract/openapi/headers.ts";

/** The headers of the rate limit with example values, one per line. */
export const rateHeaders = (site: string): string =>
  Object.entries(headerDefinitions(site, false))
    .filter(([name]) => name.startsWith("RateLimit"))
    .map(([name, { example }]) => `${name}: ${example}`)
    .join("\n");
