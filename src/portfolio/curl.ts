import type { Route } from "../contract/route.ts";

/** A word as a shell takes it unchanged. */
const word = (text: string): string =>
  /^[\w:/.,=@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** How long a line of a body gets before it is broken. */
const width = 60;

/** JSON laid out for reading: whatever fits into a line is on one. */
export const laidOut = (value: unknown, indent = ""): string => {
  const line = JSON.stringify(value);
  if (typeof value !== "object" || value === null || line.length <= width) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each) => laidOut(each, inner))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${laidOut(each, inner)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${close}`;
};

/** What a request has beside its address. */
interface RequestParts {
  /** The method, where it is other than what the body makes it: POST with one, and GET without. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether the answer is shown as it arrives. */
  readonly streamed?: boolean;
  /** Whether the command prints the answer and nothing else, for a command that reads it. */
  readonly silent?: boolean;
}

/** A command that sends exactly this request. */
export const curlCommand = (address: string, parts: RequestParts = {}): string => {
  const { method, headers = {}, body, streamed, silent } = parts;
  const options = [...(silent ? ["-s"] : []), ...(streamed ? ["-N"] : []), ...(method ? ["-X", method] : [])];
  return [
    ["curl", ...options, word(address)].join(" "),
    ...Object.entries(headers).map(([name, value]) => `-H ${word(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${word(body)}`]),
  ].join(" \\\n  ");
};

/** A command that takes a member out of a body of JSON, with what every machine has. */
export const memberCommand = (name: string): string => String.raw`sed -n 's/.*"${name}":"\([^"]*\)".*/\1/p'`;

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
    ...(body ? ["-H 'Content-Type: application/json'", `-d ${word(laidOut(request))}`] : []),
  ].join(" \\\n  ");
};
