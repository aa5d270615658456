import type { Route } from "../contract/route.ts";

/** A word as a shell takes it unchanged. */
const word = (text: string): string =>
  /^[\w:/.,=@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * A command that calls an operation. A parameter of the path stands as a shell variable of its name (`$ID`), and a
 * credential as `$TOKEN`.
 */
export const curlOf = (
  { path, body, guarded }: Pick<Route, "path" | "body" | "guarded">,
  site: string,
  request: unknown,
  headers: Readonly<Record<string, string>> = {},
): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  const url = filled === path ? word(`${site}${path}`) : `"${site}${filled}"`;
  return [
    `curl ${url}`,
    ...(guarded ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${word(`${name}: ${value}`)}`),
    ...(body ? ["-H 'Content-Type: application/json'", `-d ${word(JSON.stringify(request, null, 2))}`] : []),
  ].join(" \\\n  ");
};
