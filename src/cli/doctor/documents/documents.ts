import * as z from "zod";
import { basePathOf, sitePath } from "../../../contract/base.ts";
import { isFunctionPath } from "../../../contract/site/api-paths.ts";
import { CheckFailed } from "../check.ts";
import type { DoctorResponse, RequestHeaders, Site } from "../site/site.ts";

/** The media type of a response without its parameters, in lower case; empty if there is none. */
export const mediaTypeOf = ({ headers }: DoctorResponse): string =>
  (headers.get("content-type") ?? "").split(";", 1).join("").trim().toLowerCase();

export const bodyText = ({ body }: DoctorResponse): string => new TextDecoder().decode(body);

/** The status of a response, with the target of a redirect. */
export const describeStatus = ({ status, headers }: DoctorResponse): string =>
  headers.has("location") ? `${status} to ${headers.get("location")}` : String(status);

/**
 * The response at a path, with status 200 and one of the types.
 * @throws CheckFailed for any other response.
 */
export const fetchDocument = async (
  site: Site,
  path: string,
  types: readonly string[],
  headers: RequestHeaders = {},
): Promise<DoctorResponse> => {
  const response = await site.get(path, headers);
  if (response.status !== 200)
    throw new CheckFailed({
      found: `${path} returns ${describeStatus(response)}`,
      fix: "The build writes this file: run `npm run build` and upload the whole built folder.",
    });
  if (!types.includes(mediaTypeOf(response)))
    throw new CheckFailed({
      found: `${path} is sent as ${mediaTypeOf(response) || "an unknown type"}`,
      fix: `Have the host send it as ${types[0]}, as \`_headers\` in the built folder says.`,
    });
  return response;
};

/** @throws CheckFailed if the document is missing. */
export const fetchText = async (site: Site, path: string, types: readonly string[]): Promise<string> =>
  bodyText(await fetchDocument(site, path, types));

/** Maximum number of issues to list for a document. */
const MAX_LISTED_ISSUES = 5;

/**
 * Parses JSON and checks it against a schema.
 * @throws CheckFailed with the issues.
 */
export const parseJson = <T>(text: string, path: string, schema: z.ZodType<T>): T => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const found = `${path} is not JSON: ${(error as Error).message}`;
    throw new CheckFailed({ found, fix: "Build the site again, and make sure that no proxy or CDN changes the file." });
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(
    (issue) => `${z.core.toDotPath(issue.path) || "the document"}: ${issue.message}`,
  );
  const more = issues.length > MAX_LISTED_ISSUES ? [`and ${issues.length - MAX_LISTED_ISSUES} more`] : [];
  const found = `${path}: ${[...issues.slice(0, MAX_LISTED_ISSUES), ...more].join("; ")}`;
  throw new CheckFailed({ found, fix: "Correct the document." });
};

export const fetchJson = async <T>(
  site: Site,
  path: string,
  schema: z.ZodType<T>,
  types: readonly string[] = ["application/json"],
): Promise<T> => parseJson(await fetchText(site, path, types), path, schema);

/** The site-relative path of a URL on the site; undefined for another site. A relative URL is resolved against `from`. */
export const pathOnSite = (site: Site, address: string, from = "/"): string | undefined => {
  const url = URL.parse(address, site.origin + from);
  if (url?.origin !== new URL(site.origin).origin) return undefined;
  const path = sitePath(basePathOf(site.origin), url.pathname);
  return path === undefined ? undefined : path + url.search;
};

/** Why a link is broken. Undefined if it works, leads to another site, or cannot be checked in a folder. */
export const brokenLink = async (site: Site, address: string, from = "/"): Promise<string | undefined> => {
  const path = pathOnSite(site, address, from);
  if (path === undefined) return undefined;
  const response = await site.get(path);
  // A path that requires a credential exists.
  if (response.status === 200 || response.status === 401) return undefined;
  const needsService = site.address === undefined && isFunctionPath(path.replace(/\?.*/, ""));
  return needsService ? undefined : `${address} returns ${describeStatus(response)}`;
};

/** The broken links among URLs. Fragments are ignored, so each document is checked once. */
export const brokenLinks = async (site: Site, addresses: Iterable<string>, from = "/"): Promise<string[]> => {
  const documents = new Set(Array.from(addresses, (address) => address.split("#", 1).join("")));
  const found = await Promise.all(Array.from(documents, (address) => brokenLink(site, address, from)));
  return found.filter((document) => document !== undefined);
};
