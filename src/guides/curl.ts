import type { Route } from "../contract/route.ts";

/** Quotes a word for the shell if necessary. */
const shellQuote = (text: string): string =>
  /^[\w:/.,=@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Longer JSON values are split over several lines. */
const MAX_LINE_LENGTH = 60;

/** JSON on one line, with a space after each comma and colon. */
const jsonLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(jsonLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}: ${jsonLine(member)}`).join(", ")}}`;
};

/** Formats JSON for reading. Values that fit on one line stay on one line. */
export const formatJson = (value: unknown, indent = ""): string => {
  const line = jsonLine(value);
  if (typeof value !== "object" || value === null || line.length <= MAX_LINE_LENGTH) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => formatJson(item, inner))
    : Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${formatJson(member, inner)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${close}`;
};

/** A JSON body whose further lines are indented like the option of a command that sends it. */
export const formatBody = (value: unknown): string => formatJson(value, "  ");

/** Longer commands continue on the next line, so that panels of code do not wrap them within an option. */
const MAX_COMMAND_LENGTH = 52;

/** `curl` with its first options and the URL, which has a line of its own if both do not fit on one. */
const firstLine = (options: readonly string[], url: string): string => {
  const line = ["curl", ...options, url].join(" ");
  return options.length > 0 && line.length > MAX_COMMAND_LENGTH ? `curl ${options.join(" ")} \\\n  ${url}` : line;
};

/** The query of a URL as options, if it contains encoded characters and is therefore hard to read. */
const queryOptions = (query: string): readonly string[] =>
  /[%+]/.test(query)
    ? [...new URLSearchParams(query)].map(([name, value]) =>
        /^[\w.-]*$/.test(value) ? `-d ${name}=${value}` : `--data-urlencode ${shellQuote(`${name}=${value}`)}`,
      )
    : [];

/** The parts of a request besides its URL. */
interface CurlOptions {
  /** Needed only if it differs from curl's default: POST with a body, otherwise GET. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether to print the response as it arrives. */
  readonly streamed?: boolean;
  /** Whether to suppress progress output, for use in a pipe. */
  readonly silent?: boolean;
}

/** A curl command for a request. */
export const curlCommand = (address: string, parts: CurlOptions = {}): string => {
  const { method, headers = {}, body, streamed, silent } = parts;
  const [path = "", query = ""] = address.split("?");
  const fields = body === undefined && !method ? queryOptions(query) : [];
  const options = [
    ...(silent ? ["-s"] : []),
    ...(streamed ? ["-N"] : []),
    ...(fields.length > 0 ? ["-G"] : []),
    ...(method ? ["-X", method] : []),
  ];
  return [
    firstLine(options, shellQuote(fields.length > 0 ? path : address)),
    ...fields,
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${shellQuote(body)}`]),
  ].join(" \\\n  ");
};

/**
 * A curl command for an operation. Path parameters are shell variables (`$ID`), and the credential is `$TOKEN`. `options`
 * stand before the URL.
 */
export const operationCurl = (
  { path, body, requiresAuth }: Pick<Route, "path" | "body" | "requiresAuth">,
  site: string,
  request: unknown,
  headers: Readonly<Record<string, string>> = {},
  options: readonly string[] = [],
): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  const url = filled === path ? shellQuote(`${site}${path}`) : `"${site}${filled}"`;
  return [
    firstLine(options, url),
    ...(requiresAuth ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`),
    ...(body ? ["-H 'Content-Type: application/json'", `-d ${shellQuote(formatBody(request))}`] : []),
  ].join(" \\\n  ");
};
