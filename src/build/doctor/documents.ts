import * as z from "zod";
import { isFunctionPath } from "../../contract/base.ts";
import { CheckFailed } from "./check.ts";
import type { Answer, Asked, Site } from "./site.ts";

/** The media type of an answer without its parameters, in lower case; empty where there is none. */
export const typeOf = ({ headers }: Answer): string =>
  (headers.get("content-type") ?? "").split(";", 1).join("").trim().toLowerCase();

export const textOf = ({ body }: Answer): string => new TextDecoder().decode(body);

/** What came instead of what was expected: the status, and where a redirect leads. */
export const statusOf = ({ status, headers }: Answer): string =>
  headers.has("location") ? `${status} to ${headers.get("location")}` : String(status);

/**
 * What is at a path, with status 200 and one of the types.
 * @throws CheckFailed when something else is there.
 */
export const documentAt = async (
  site: Site,
  path: string,
  types: readonly string[],
  headers: Asked = {},
): Promise<Answer> => {
  const answer = await site.get(path, headers);
  if (answer.status !== 200)
    throw new CheckFailed({
      found: `${path} answers ${statusOf(answer)}`,
      fix: "The build writes it: run `npm run build` and upload all of the built folder.",
    });
  if (!types.includes(typeOf(answer)))
    throw new CheckFailed({
      found: `${path} is sent as ${typeOf(answer) || "nothing in particular"}`,
      fix: `Have the host send it as ${types[0]}, as \`_headers\` in the built folder says.`,
    });
  return answer;
};

/** @throws CheckFailed when it is not there. */
export const textAt = async (site: Site, path: string, types: readonly string[]): Promise<string> =>
  textOf(await documentAt(site, path, types));

/** Mistakes of one document that are told. */
const shown = 5;

/**
 * A text as JSON of a shape.
 * @throws CheckFailed which says what it is not.
 */
export const readJson = <T>(text: string, path: string, schema: z.ZodType<T>): T => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const found = `${path} is not JSON: ${(error as Error).message}`;
    throw new CheckFailed({ found, fix: "Build the site again, and see that nothing changes the file on its way." });
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => `${z.core.toDotPath(issue.path) || "the whole"}: ${issue.message}`);
  const more = issues.length > shown ? [`and ${issues.length - shown} more`] : [];
  const found = `${path}: ${[...issues.slice(0, shown), ...more].join("; ")}`;
  throw new CheckFailed({ found, fix: "Make the document what its format asks for." });
};

export const jsonAt = async <T>(
  site: Site,
  path: string,
  schema: z.ZodType<T>,
  types: readonly string[] = ["application/json"],
): Promise<T> => readJson(await textAt(site, path, types), path, schema);

/** An address as a path of the site, or undefined where it leads elsewhere. `from` is the path that it stands on. */
export const ownPath = (site: Site, address: string, from = "/"): string | undefined => {
  const url = URL.parse(address, site.origin + from);
  return url?.origin === site.origin ? url.pathname + url.search : undefined;
};

/** Why an address of the site leads nowhere. Undefined when it leads somewhere, elsewhere, or to what a folder cannot tell. */
export const deadEnd = async (site: Site, address: string, from = "/"): Promise<string | undefined> => {
  const path = ownPath(site, address, from);
  if (path === undefined) return undefined;
  const answer = await site.get(path);
  // A path that asks for a credential is there.
  if (answer.status === 200 || answer.status === 401) return undefined;
  const needsService = site.address === undefined && isFunctionPath(path.replace(/\?.*/, ""));
  return needsService ? undefined : `${address} answers ${statusOf(answer)}`;
};

/** The dead ends among addresses, each place once, whatever is meant on it. */
export const deadEnds = async (site: Site, addresses: Iterable<string>, from = "/"): Promise<string[]> => {
  const places = new Set(Array.from(addresses, (address) => address.split("#", 1).join("")));
  const found = await Promise.all(Array.from(places, (address) => deadEnd(site, address, from)));
  return found.filter((each) => each !== undefined);
};
