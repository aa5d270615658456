import { type Check, judged } from "../check.ts";
import { deadEnds, ownPath } from "../documents.ts";
import { listedPages } from "../pages.ts";

/** Addresses that a sitemap may have, and how many are asked for. */
const [most, asked] = [50_000, 200];

const canonicalForm = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && !url.hash && !url.search && (url.pathname === "/" || !url.pathname.endsWith("/"));
};

/** sitemaps.org, with addresses as the pages themselves give them. */
export const sitemap: Check = {
  id: "sitemap",
  title: "sitemap.xml",
  run: async (site) => {
    const addresses = (await listedPages(site)).map(({ address }) => address);
    const strange = addresses.filter((address) => ownPath(site, address) === undefined || !URL.canParse(address));
    const own = addresses.filter((address) => !strange.includes(address));
    const faults = [
      ...(addresses.length === 0 ? [{ found: "it lists nothing", fix: "List every page." }] : []),
      ...(addresses.length > most
        ? [{ found: `it lists ${addresses.length} addresses`, fix: `Keep to ${most} a file.` }]
        : []),
      ...strange.map((address) => ({
        found: `${address || "an empty <loc>"} is no whole address of ${site.origin}`,
        fix: "List pages of this site alone, with their whole addresses.",
      })),
      ...own
        .filter((address) => !canonicalForm(address))
        .map((address) => ({ found: `${address} is not canonical`, fix: "List pages without slash, query or hash." })),
      ...(new Set(addresses).size < addresses.length
        ? [{ found: "it lists an address twice", fix: "List each page once." }]
        : []),
      ...(await deadEnds(site, own.slice(0, asked))).map((found) => ({ found, fix: "List what is there." })),
    ];
    return judged(faults, `${addresses.length} pages`);
  },
};

/** W3C Datetime, as far as sitemaps need it. */
const day = /^\d{4}-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?)?$/;

export const sitemapDates: Check = {
  id: "sitemap-lastmod",
  title: "Dates in sitemap.xml",
  run: async (site, now) => {
    const dates = (await listedPages(site)).flatMap(({ changed }) => changed ?? []);
    const fix = "Say the day, as `updated: 2026-11-01`, in content/site.yaml and in the projects.";
    const wrong = dates.filter((date) => !day.test(date) || !(Date.parse(date) <= now.getTime()));
    const faults = [
      ...(dates.length === 0 ? [{ found: "no page has a <lastmod>", fix }] : []),
      ...wrong.map((date) => ({ found: `<lastmod> is ${date}, which is no day up to now`, fix })),
    ];
    return judged(faults, `${dates.length} pages say when they changed`);
  },
};
