import type { SiteOptions } from "./options.ts";

/** Vite bundles the pages separately from the integration, so the two share a global, as with the content (D25). */
const key = Symbol.for("vitrine.options");
const shared = globalThis as { [key]?: SiteOptions };

export const defaultOptions: SiteOptions = { components: {}, head: [], csp: {}, pages: [] };

/** Shares the options of the integration with the pages and the commands. */
export const setSiteOptions = (options: SiteOptions): void => {
  shared[key] = options;
};

/** The options of the integration; the defaults before Astro has set it up. */
export const siteOptions = (): SiteOptions => shared[key] ?? defaultOptions;
