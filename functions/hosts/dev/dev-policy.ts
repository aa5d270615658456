import type { SiteOptions } from "../../../src/configuration/options.ts";
import { allowedSources, contentSecurityPolicy } from "../../../src/contract/headers.ts";

/**
 * The content security policy of pages in `vitrine dev`: that of the hosts, so that blocked scripts, frames and style attributes
 * show before the site is online. Only `style` elements are also allowed, because Vite adds styles that way.
 */
export const devPolicy = (csp: SiteOptions["csp"]): string =>
  contentSecurityPolicy({
    ...csp,
    // Browsers ignore 'unsafe-inline' next to a hash.
    "style-src-elem": [
      ...allowedSources("style-src", csp).filter((source) => !source.startsWith("'sha")),
      "'unsafe-inline'",
    ],
    "style-src-attr": ["'none'"],
  });
