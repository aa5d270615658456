import { basePathOf } from "../contract/base.ts";
import { answerPath } from "../contract/site/templates/answer-page.ts";
import { matchPath } from "../contract/site/templates/match-page.ts";
import { type Hosting, isOffered } from "../contract/static/hosting.ts";

/** Tells browsers to load the page of a link when the pointer rests on it or presses it. Only pages: no files, no operations. */
export const speculationRules = (site: string, hosting: Hosting): string => {
  const base = basePathOf(site);
  const operations = [answerPath, matchPath, "/ask"].filter((path) => isOffered(hosting, path));
  const others = [`${base}/api/*`, `${base}/*.*`, ...operations.map((path) => `${base}${path}*`)];
  const where = { and: [{ href_matches: `${base}/*` }, { not: { href_matches: others } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });
};
