import * as z from "zod";
import { type Check, passOrFail } from "../../check.ts";
import { brokenLinks, fetchJson, fetchText, pathOnSite } from "../../documents/documents.ts";
import { homePage, parseXmlDocument, xmlTypes } from "../../documents/pages.ts";
import { linksIn } from "../../parse/html.ts";
import { childrenOf, childText, type XmlElement } from "../../parse/xml.ts";
import type { Site } from "../../site/site.ts";

const [atomPath, jsonPath] = ["/feed.xml", "/feed.json"];
const atomNamespace = "http://www.w3.org/2005/Atom";
/** Maximum number of entries whose links are checked. */
const MAX_FOLLOWED_ENTRIES = 20;

/** The elements that a feed and its entries must have (RFC 4287 §4.1; RSS 2.0). */
const required = {
  feed: ["id", "title", "updated"],
  entry: ["id", "title", "updated"],
  channel: ["title", "link", "description"],
};

const lacks = (element: XmlElement, names: readonly string[]): string[] =>
  names.filter((name) => !childText(element, name)).map((name) => `<${element.name}> without <${name}>`);

const undated = (element: XmlElement): string[] => {
  const date = childText(element, "updated") ?? "";
  return /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(date) && !Number.isNaN(Date.parse(date))
    ? []
    : [`<updated> is ${date}`];
};

const wrongInAtom = (feed: XmlElement): string[] => {
  const entries = childrenOf(feed, "entry");
  return [
    ...(feed.attributes.get("xmlns") === atomNamespace ? [] : [`<feed> is not in the namespace ${atomNamespace}`]),
    ...lacks(feed, required.feed),
    ...[feed, ...entries].flatMap(undated),
    ...entries.flatMap((entry) => lacks(entry, required.entry)),
  ];
};

const wrongInRss = (rss: XmlElement): string[] => {
  const [channel] = childrenOf(rss, "channel");
  return channel ? lacks(channel, required.channel) : ["<rss> without <channel>"];
};

const entriesOf = (root: XmlElement): XmlElement[] =>
  root.name === "rss"
    ? childrenOf(root, "channel").flatMap((channel) => childrenOf(channel, "item"))
    : childrenOf(root, "entry");

const linkOf = (entry: XmlElement): string[] =>
  childrenOf(entry, "link").flatMap((link) => link.attributes.get("href") ?? link.text.trim() ?? []);

const unlinked = async (site: Site, path: string, types: readonly string[]): Promise<string[]> => {
  const html = await homePage(site);
  const linked = types.flatMap((type) => linksIn(html, "alternate", type)).map((href) => pathOnSite(site, href));
  return linked.includes(path) ? [] : [`/ does not link to ${path}`];
};

/** Atom (RFC 4287) or RSS. */
export const xmlFeed: Check = {
  id: "feed-xml",
  title: "feed.xml",
  run: async (site) => {
    const types = ["application/atom+xml", "application/rss+xml"];
    const root = parseXmlDocument(await fetchText(site, atomPath, [...types, ...xmlTypes]), atomPath);
    const wrong =
      root.name === "rss" ? wrongInRss(root) : root.name === "feed" ? wrongInAtom(root) : [`it is <${root.name}>`];
    const entries = entriesOf(root);
    const dead = await brokenLinks(site, entries.slice(0, MAX_FOLLOWED_ENTRIES).flatMap(linkOf));
    const found = [...new Set(wrong), ...dead, ...(await unlinked(site, atomPath, types))];
    return passOrFail(
      found.map((fault) => ({
        found: fault,
        fix: "Build the site again; the build generates the feed from the projects.",
      })),
      `${entries.length} entries`,
    );
  },
};

const JsonFeed = z.looseObject({
  version: z.enum(["https://jsonfeed.org/version/1", "https://jsonfeed.org/version/1.1"]),
  title: z.string().min(1),
  feed_url: z.url().optional(),
  items: z.array(
    z
      .looseObject({
        id: z.string().min(1),
        url: z.url().optional(),
        content_html: z.string().optional(),
        content_text: z.string().optional(),
      })
      .refine(
        (item) => item.content_html !== undefined || item.content_text !== undefined,
        "expected content_html or content_text",
      ),
  ),
});

/** JSON Feed 1.1. */
export const jsonFeed: Check = {
  id: "feed-json",
  title: "feed.json",
  run: async (site) => {
    const types = ["application/feed+json", "application/json"];
    const { items, feed_url } = await fetchJson(site, jsonPath, JsonFeed, types);
    const dead = await brokenLinks(
      site,
      items.slice(0, MAX_FOLLOWED_ENTRIES).flatMap(({ url }) => url ?? []),
    );
    const elsewhere = feed_url && pathOnSite(site, feed_url) !== jsonPath ? [`feed_url is ${feed_url}`] : [];
    const found = [...elsewhere, ...dead, ...(await unlinked(site, jsonPath, types))];
    return passOrFail(
      found.map((fault) => ({
        found: fault,
        fix: "Build the site again; the build generates the feed from the projects.",
      })),
      `${items.length} items`,
    );
  },
};
