import { allowedSources } from "../contract/headers.ts";
import type { SiteOptions } from "./options.ts";

type HeadElement = SiteOptions["head"][number];

/** An element of `head` that browsers would not load. */
export interface BlockedElement {
  /** Its position in `head`. */
  readonly index: number;
  /** The attribute with the URL. */
  readonly attribute: "src" | "href";
  readonly url: string;
  readonly origin: string;
  readonly directive: string;
}

const preloads: Readonly<Record<string, string>> = {
  font: "font-src",
  image: "img-src",
  script: "script-src",
  style: "style-src",
};

/** The directive for the relation of a link. Others, such as `preconnect` and `alternate`, load nothing that a policy limits. */
const linkDirective = ({ rel, as }: HeadElement["attrs"]): string | undefined => {
  const relations = String(rel ?? "")
    .toLowerCase()
    .split(/\s+/);
  if (relations.includes("stylesheet")) return "style-src";
  if (relations.some((each) => /(?:^|-)icon$/.test(each))) return "img-src";
  if (relations.includes("manifest")) return "manifest-src";
  if (relations.includes("modulepreload")) return "script-src";
  return relations.includes("preload") ? preloads[String(as)] : undefined;
};

/** Scripts with other types are data, which browsers do not load. */
const isScript = ({ type }: HeadElement["attrs"]): boolean =>
  typeof type !== "string" || /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i.test(type.trim());

/** Whether a source of a content security policy, such as `https://*.example.com/js/`, matches a URL (CSP Level 3, 6.7.2.8). */
const matches = (source: string, url: URL): boolean => {
  if (/^[a-z]+:$/.test(source)) return url.protocol === source;
  const [, protocol, host = "", port, path = ""] = /^([a-z]+:)\/\/([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? [];
  const isHost = host.startsWith("*.") ? url.hostname.endsWith(host.slice(1)) : url.hostname === host.toLowerCase();
  const isPort = port === "*" || (port === "443" ? "" : (port ?? "")) === url.port;
  const isPath = path === "" || (path.endsWith("/") ? url.pathname.startsWith(path) : url.pathname === path);
  return protocol === url.protocol && isHost && isPort && isPath;
};

/** The elements of `head` that load from an origin that the content security policy does not allow, so that browsers block them. */
export const blockedElements = ({ head, csp }: SiteOptions): readonly BlockedElement[] =>
  head.flatMap(({ tag, attrs }, index) => {
    const attribute = tag === "script" ? "src" : "href";
    const directive =
      tag === "script" && isScript(attrs) ? "script-src" : tag === "link" ? linkDirective(attrs) : undefined;
    const value = attrs[attribute];
    // The site's own files are allowed.
    if (directive === undefined || typeof value !== "string" || !/^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(value))
      return [];
    const url = URL.parse(value, "https://localhost");
    const sources = allowedSources(directive, csp);
    if (!url || sources.some((source) => source === `'${attrs.integrity}'` || matches(source, url))) return [];
    return [{ index, attribute, url: value, origin: url.origin === "null" ? url.protocol : url.origin, directive }];
  });
