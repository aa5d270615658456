import { type Check, faultUnless, passOrFail } from "../../check.ts";
import { brokenLinks, pathOnSite } from "../../documents/documents.ts";
import { sitemapEntries } from "../../documents/pages.ts";
import type { Site } from "../../site/site.ts";

const MAX_ADDRESSES = 50_000;
const MAX_REQUESTED_ADDRESSES = 200;

const canonicalForm = (site: Site, address: string): boolean => {
  const path = pathOnSite(site, address);
  return path !== undefined && !/[?#]/.test(address) && (path === "/" || !path.endsWith("/"));
};

/** sitemaps.org, with the canonical URLs of pages. */
export const sitemap: Check = {
  id: "sitemap",
  title: "sitemap.xml",
  run: async (site) => {
    const addresses = (await sitemapEntries(site)).map(({ address }) => address);
    const strange = addresses.filter((address) => pathOnSite(site, address) === undefined || !URL.canParse(address));
    const ownAddresses = addresses.filter((address) => !strange.includes(address));
    const faults = [
      ...faultUnless(addresses.length > 0, "it lists no pages", "List every page."),
      ...faultUnless(
        addresses.length <= MAX_ADDRESSES,
        `it lists ${addresses.length} URLs`,
        `List at most ${MAX_ADDRESSES} per file.`,
      ),
      ...strange.map((address) => ({
        found: `${address || "an empty <loc>"} is not a full URL on ${site.origin}`,
        fix: "List only pages of this site, with their full URLs.",
      })),
      ...ownAddresses
        .filter((address) => !canonicalForm(site, address))
        .map((address) => ({
          found: `${address} is not canonical`,
          fix: "List pages without trailing slash, query or fragment.",
        })),
      ...faultUnless(new Set(addresses).size === addresses.length, "it lists a URL twice", "List each page once."),
      ...(await brokenLinks(site, ownAddresses.slice(0, MAX_REQUESTED_ADDRESSES))).map((found) => ({
        found,
        fix: "Remove the URL or restore the page.",
      })),
    ];
    return passOrFail(faults, `${addresses.length} pages`);
  },
};

/** The formats of W3C Datetime that sitemaps use. */
const day = /^\d{4}-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?)?$/;

export const sitemapDates: Check = {
  id: "sitemap-lastmod",
  title: "Dates in sitemap.xml",
  run: async (site, now) => {
    const dates = (await sitemapEntries(site)).flatMap(({ changed }) => changed ?? []);
    const fix = "Set the date, such as `updated: 2026-11-01`, in content/site.yaml and in the projects.";
    const wrong = dates.filter((date) => !day.test(date) || !(Date.parse(date) <= now.getTime()));
    const faults = [
      ...faultUnless(dates.length > 0, "no page has a <lastmod>", fix),
      ...wrong.map((date) => ({ found: `<lastmod> is ${date}; expected a date that is not in the future`, fix })),
    ];
    return passOrFail(faults, `${dates.length} pages with a date`);
  },
};
