import { basePathOf } from "../contract/base.ts";

/** Tells browsers to load the page of a link when the pointer rests on it or presses it. Only pages: no files, no operations. */
export const speculationRules = (site: string): string => {
  const base = basePathOf(site);
  const others = [`${base}/api/*`, `${base}/answer*`, `${base}/ask*`, `${base}/mcp*`, `${base}/*.*`];
  const where = { and: [{ href_matches: `${base}/*` }, { not: { href_matches: others } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });
};
