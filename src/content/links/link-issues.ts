import { redirectKey } from "../../contract/site/host-rules.ts";
import { localPath } from "../../contract/site/languages.ts";
import { decodePath, nearestPath } from "../../contract/site/nearest-path.ts";
import { projectPages } from "../../contract/site/pages.ts";
import { type ContentIssue, type Finding, issueAt } from "../issues/content-issue.ts";
import { didYouMean } from "../issues/similar-names.ts";
import { type ContentLink, isRelative } from "./content-links.ts";
import type { SiteTargets } from "./site-targets.ts";

/** A link as a path on the site and an anchor, both decoded. */
interface SiteLink {
  readonly path: string;
  readonly anchor: string;
}

/** Anchors that every page has: its top, its main element, and any text of it (text fragments). */
const isBuiltIn = (anchor: string): boolean => ["", "top", "content"].includes(anchor) || anchor.startsWith(":~:");

/** The anchors of tags, which are not checked. */
const isTagAnchor = ({ path, anchor }: SiteLink): boolean =>
  /^(?:\/[^/]+)?\/projects$/.test(path) && anchor.startsWith("tag-");

/** The part of a link after the address of the site; undefined if it leads elsewhere. */
const withinSite = (href: string, site: string | undefined): string | undefined => {
  if (/^(?:#|\/(?!\/))/.test(href)) return href;
  if (!site || !href.toLowerCase().startsWith(site.toLowerCase())) return undefined;
  const rest = href.slice(site.length);
  return rest === "" ? "/" : /^[?#]/.test(rest) ? `/${rest}` : rest.startsWith("/") ? rest : undefined;
};

const siteLink = ({ href, page }: ContentLink, site: string | undefined): SiteLink | undefined => {
  const address = withinSite(href, site);
  const base = `https://portfolio.example${encodeURI(page)}`;
  if (address === undefined || !URL.canParse(address, base)) return undefined;
  const { pathname, hash } = new URL(address, base);
  return { path: redirectKey(pathname), anchor: decodePath(hash.slice(1)).normalize("NFC") };
};

const noun = ({ isPicture }: ContentLink): string => (isPicture ? "a picture" : "a link");

const relativeLink = (link: ContentLink, { hasPath, paths }: SiteTargets): Finding => {
  const { href } = link;
  const [, name] = /^(?:\.\/)?([\p{L}\p{N}\p{M}_-]+)\.md$/u.exec(href) ?? [];
  const path = name && `/projects/${name.normalize("NFC")}`;
  const project = path && (hasPath(path) ? path : nearestPath(path, paths));
  return {
    found: `${noun(link)} to ${href === "" ? "an empty URL" : `the relative URL \`${href}\``}`,
    expected: "a full URL such as https://example.com, or a path on this site that starts with /",
    fix: project
      ? `write ${project} to link to that page`
      : /^www\./i.test(href)
        ? `write https://${href}`
        : "write the full URL, or remove the link",
  };
};

/** A link or picture with its target, such as "a link to `/talks`". */
const withTarget = (link: ContentLink): string => `${noun(link)} ${link.isPicture ? "at" : "to"} \`${link.href}\``;

const draftLink = (link: ContentLink): Finding => ({
  found: `${withTarget(link)}, which is a draft`,
  expected: "the path of a page or file of this site",
  fix: "remove `draft` from the front matter of that project, or remove the link",
});

const missingPath = (link: ContentLink, path: string, { paths, isDraft }: SiteTargets): Finding => {
  if (isDraft(path)) return draftLink(link);
  const nearest = nearestPath(path, paths);
  return {
    found: `${withTarget(link)}, but the site has nothing at \`${path}\``,
    expected: "the path of a page or file of this site",
    fix: nearest
      ? `did you mean \`${nearest}\`?`
      : path.startsWith(projectPages)
        ? `correct the path, or if the project has another name now, add \`aliases: [${path.slice(projectPages.length)}]\` to its front matter`
        : `correct the path, add the file to \`public/\`, or remove the ${link.isPicture ? "picture" : "link"}`,
  };
};

/** A message lists at most this many anchors. */
const MAX_LISTED_ANCHORS = 12;

const listAnchors = (anchors: readonly string[]): string =>
  `one of ${anchors
    .slice(0, MAX_LISTED_ANCHORS)
    .map((id) => `#${id}`)
    .join(", ")}${anchors.length > MAX_LISTED_ANCHORS ? ", …" : ""}`;

const missingAnchor = ({ href }: ContentLink, { path, anchor }: SiteLink, anchors: readonly string[]): Finding => {
  const nearest = didYouMean(anchor, anchors);
  return {
    found: `a link to \`${href}\`, but \`${path}\` has no section or heading with the anchor \`${anchor}\``,
    expected: anchors.length > 0 ? listAnchors(anchors) : "a link without an anchor, because that page has no headings",
    fix: nearest ? `did you mean \`#${nearest}\`?` : "correct the anchor, or remove it to link to the whole page",
  };
};

const problemOf = (link: ContentLink, targets: SiteTargets, site: string | undefined): Finding | undefined => {
  if (isRelative(link.href)) return link.isRendered ? relativeLink(link, targets) : undefined;
  const target = siteLink(link, site);
  if (!target) return undefined;
  if (!targets.hasPath(target.path)) return missingPath(link, target.path, targets);
  const path = link.language ? localPath(link.language, target.path) : target.path;
  const anchors = isBuiltIn(target.anchor) || isTagAnchor(target) ? undefined : targets.anchorsOf(path);
  return anchors && !anchors.includes(target.anchor) ? missingAnchor(link, { ...target, path }, anchors) : undefined;
};

/**
 * The issues with broken links within the site, and with relative links, which pages cannot resolve. `site` is the address
 * of the site, if links with it are checked too.
 */
export const linkIssues = (
  links: readonly ContentLink[],
  targets: SiteTargets,
  site: string | undefined,
): ContentIssue[] =>
  links.flatMap((link) => {
    const finding = problemOf(link, targets, site);
    return finding ? [issueAt(link.source, link.start, link.end, finding)] : [];
  });
