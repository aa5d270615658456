import type { Route } from "../contract/route.ts";
import { curlCommand, formatBody, operationCurl } from "../guides/curl.ts";
import { type Snippet, snippets } from "../guides/snippet.ts";
import { javascript, printLiteral, python } from "./literal.ts";
import { type Prerequisite, prerequisitesOf } from "./prerequisites.ts";

type SnippetRoute = Pick<Route, "path" | "params" | "body" | "requiresAuth">;

/** What an example sends. */
export interface SnippetRequest {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const json = "application/json";

const queryOf = ({ query }: SnippetRequest): string => (query ? `?${new URLSearchParams(query)}` : "");

const shellPrerequisite = (site: string, { name, from, body, field, waitSeconds }: Prerequisite): string => {
  const request =
    body === undefined ? { method: "POST" } : { headers: { "Content-Type": json }, body: formatBody(body) };
  const command = curlCommand(site + from.path, { silent: true, ...request });
  const wait = waitSeconds === undefined ? "" : `\nsleep ${waitSeconds}`;
  return `${name.toUpperCase()}=$(${command} \\\n  | jq -r .${field})${wait}`;
};

/** An example with curl, for POSIX shells. */
const curlSnippet = (route: SnippetRoute, site: string, request: SnippetRequest = {}): string =>
  [
    ...prerequisitesOf(route).map((need) => shellPrerequisite(site, need)),
    operationCurl({ ...route, path: route.path + queryOf(request) }, site, request.body, request.headers),
  ].join("\n");

/** A `fetch` call. Simple options stay on the same line. */
const fetchCall = (url: string, options: readonly string[]): string => {
  if (options.length === 0) return `await fetch(${url});`;
  const all = options.join();
  if (!all.includes("{")) return `await fetch(${url}, { ${all} });`;
  return `await fetch(${url}, {\n${options.map((option) => `  ${option},\n`).join("")}});`;
};

/** Names and values of headers as members of an object. */
const literalHeaders = ({ headers = {} }: SnippetRequest): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);

/** Headers as an object: on one line, or each on its own if there are several. */
const headersObject = (headers: readonly string[], indent: string, padding: string): string =>
  headers.length > 1
    ? `{\n${headers.map((header) => `${indent.repeat(2)}${header},\n`).join("")}${indent}}`
    : `{${padding}${headers.join()}${padding}}`;

const javascriptOptions = (isPost: boolean, request: SnippetRequest, requiresAuth = false): readonly string[] => {
  const { body } = request;
  const headers = [
    ...literalHeaders(request),
    ...(requiresAuth ? [`Authorization: \`Bearer \${token}\``] : []),
    ...(body === undefined ? [] : [`"Content-Type": "${json}"`]),
  ];
  return [
    ...(isPost ? ['method: "POST"'] : []),
    ...(headers.length > 0 ? [`headers: ${headersObject(headers, "  ", " ")}`] : []),
    ...(body === undefined ? [] : [`body: JSON.stringify(${printLiteral(body, javascript, "  ", 24)})`]),
  ];
};

/** An example with `fetch`, as an ES module for Node.js or browsers. */
export const javascriptSnippet = (route: SnippetRoute, site: string, request: SnippetRequest = {}): string => {
  const filled = route.path.replaceAll(/\{(\w+)\}/g, "$${$1}");
  const address = `${site}${filled}${queryOf(request)}`;
  const url = filled === route.path ? JSON.stringify(address) : `\`${address}\``;
  return [
    ...prerequisitesOf(route).flatMap(({ name, from, body, field, waitSeconds }) => [
      `const first = ${fetchCall(JSON.stringify(site + from.path), javascriptOptions(true, { body }))}`,
      `const { ${field}: ${name} } = await first.json();`,
      ...(waitSeconds === undefined
        ? []
        : [`await new Promise((resolve) => setTimeout(resolve, ${waitSeconds * 1000}));`]),
    ]),
    `const response = ${fetchCall(url, javascriptOptions(route.body !== undefined, request, route.requiresAuth))}`,
    "console.log(response.status, await response.json());",
  ].join("\n");
};

/** A Python `Request`. urllib derives POST from the body, so a POST without a body needs `method`. */
const pythonRequest = (url: string, isPost: boolean, request: SnippetRequest, requiresAuth = false): string => {
  const { body } = request;
  const headers = [
    ...literalHeaders(request),
    ...(requiresAuth ? ['"Authorization": f"Bearer {token}"'] : []),
    ...(body === undefined ? [] : [`"Content-Type": "${json}"`]),
  ];
  if (headers.length === 0) return `Request(${url}${isPost ? ', method="POST"' : ""})`;
  return [
    "Request(",
    `    ${url},`,
    `    headers=${headersObject(headers, "    ", "")},`,
    ...(body === undefined ? [] : [`    data=json.dumps(${printLiteral(body, python, "    ", 26)}).encode(),`]),
    ")",
  ].join("\n");
};

/** An example with the Python standard library, 3.6 or newer. */
export const pythonSnippet = (route: SnippetRoute, site: string, request: SnippetRequest = {}): string => {
  const address = `${site}${route.path}${queryOf(request)}`;
  const url = `${route.path.includes("{") ? "f" : ""}${JSON.stringify(address)}`;
  const needs = prerequisitesOf(route);
  const isPlain = route.body === undefined && !route.requiresAuth;
  return [
    "import json",
    ...(needs.some(({ waitSeconds }) => waitSeconds !== undefined) ? ["import time"] : []),
    `from urllib.request import ${isPlain && needs.length === 0 ? "urlopen" : "Request, urlopen"}`,
    "",
    ...needs.flatMap(({ name, from, body, field, waitSeconds }) => [
      `first = ${pythonRequest(JSON.stringify(site + from.path), true, { body })}`,
      "with urlopen(first) as response:",
      `    ${name} = json.load(response)["${field}"]`,
      ...(waitSeconds === undefined ? [] : [`time.sleep(${waitSeconds})`]),
    ]),
    ...(isPlain ? [] : [`request = ${pythonRequest(url, route.body !== undefined, request, route.requiresAuth)}`]),
    `with urlopen(${isPlain ? url : "request"}) as response:`,
    "    print(response.status, json.load(response))",
  ].join("\n");
};

/** Examples of an operation in every language of the reference. Each runs when copied. */
export const snippetsOf = (route: SnippetRoute, site: string, request: SnippetRequest = {}): readonly Snippet[] =>
  snippets(
    curlSnippet(route, site, request),
    javascriptSnippet(route, site, request),
    pythonSnippet(route, site, request),
  );
