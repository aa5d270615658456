import type { Route } from "../../contract/route.ts";
import { curlCommand, curlOf, laidOut, memberCommand } from "../curl.ts";
import { javascript, literal, python } from "./literal.ts";
import { type Need, needsOf } from "./needs.ts";

/** A call of an operation, as one writes it in a language. */
export interface Snippet {
  readonly language: "curl" | "JavaScript" | "Python";
  /** The language as Markdown names it. */
  readonly fence: "sh" | "js" | "python";
  readonly text: string;
}

type Called = Pick<Route, "path" | "params" | "body" | "guarded">;

/** What an example of a call sends. */
export interface Sent {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
}

const json = "application/json";

const queryOf = ({ query }: Sent): string => (query ? `?${new URLSearchParams(query)}` : "");

const shellNeed = (site: string, { name, from, body, member }: Need): string => {
  const sent = body === undefined ? { method: "POST" } : { headers: { "Content-Type": json }, body: laidOut(body) };
  const command = curlCommand(site + from.path, { silent: true, ...sent });
  return `${name.toUpperCase()}=$(${command} \\\n  | ${memberCommand(member)})`;
};

/** A call with curl, for any shell. */
export const shellOf = (route: Called, site: string, sent: Sent = {}): string =>
  [
    ...needsOf(route).map((need) => shellNeed(site, need)),
    curlOf({ ...route, path: route.path + queryOf(sent) }, site, sent.body),
  ].join("\n");

/** A call with options: a single word of them stays on its line. */
const fetched = (url: string, options: readonly string[]): string => {
  if (options.length === 0) return `await fetch(${url});`;
  const all = options.join();
  if (!all.includes("{")) return `await fetch(${url}, { ${all} });`;
  return `await fetch(${url}, {\n${options.map((option) => `  ${option},\n`).join("")}});`;
};

const javascriptOptions = (isPost: boolean, body: unknown, guarded = false): readonly string[] => {
  const headers = [
    ...(guarded ? [`Authorization: \`Bearer \${token}\``] : []),
    ...(body === undefined ? [] : [`"Content-Type": "${json}"`]),
  ];
  return [
    ...(isPost ? ['method: "POST"'] : []),
    ...(headers.length > 0 ? [`headers: { ${headers.join(", ")} }`] : []),
    ...(body === undefined ? [] : [`body: JSON.stringify(${literal(body, javascript, "  ", 24)})`]),
  ];
};

/** A call with `fetch`, as a module for Node or a browser. */
export const javascriptOf = (route: Called, site: string, sent: Sent = {}): string => {
  const filled = route.path.replaceAll(/\{(\w+)\}/g, "$${$1}");
  const address = `${site}${filled}${queryOf(sent)}`;
  const url = filled === route.path ? JSON.stringify(address) : `\`${address}\``;
  return [
    ...needsOf(route).flatMap(({ name, from, body, member }) => [
      `const first = ${fetched(JSON.stringify(site + from.path), javascriptOptions(true, body))}`,
      `const { ${member}: ${name} } = await first.json();`,
    ]),
    `const response = ${fetched(url, javascriptOptions(route.body !== undefined, sent.body, route.guarded))}`,
    "console.log(response.status, await response.json());",
  ].join("\n");
};

/** A request in Python; of a POST without a body the method is said, because urllib tells it by the body. */
const pythonRequest = (url: string, isPost: boolean, body: unknown, guarded = false): string => {
  const headers = [
    ...(guarded ? ['"Authorization": f"Bearer {token}"'] : []),
    ...(body === undefined ? [] : [`"Content-Type": "${json}"`]),
  ];
  if (headers.length === 0) return `Request(${url}${isPost ? ', method="POST"' : ""})`;
  return [
    "Request(",
    `    ${url},`,
    `    headers={${headers.join(", ")}},`,
    ...(body === undefined ? [] : [`    data=json.dumps(${literal(body, python, "    ", 26)}).encode(),`]),
    ")",
  ].join("\n");
};

/** A call with what Python brings along, 3.6 or newer. */
export const pythonOf = (route: Called, site: string, sent: Sent = {}): string => {
  const address = `${site}${route.path}${queryOf(sent)}`;
  const url = `${route.path.includes("{") ? "f" : ""}${JSON.stringify(address)}`;
  const needs = needsOf(route);
  const isPlain = route.body === undefined && !route.guarded;
  return [
    "import json",
    `from urllib.request import ${isPlain && needs.length === 0 ? "urlopen" : "Request, urlopen"}`,
    "",
    ...needs.flatMap(({ name, from, body, member }) => [
      `first = ${pythonRequest(JSON.stringify(site + from.path), true, body)}`,
      "with urlopen(first) as response:",
      `    ${name} = json.load(response)["${member}"]`,
    ]),
    ...(isPlain ? [] : [`request = ${pythonRequest(url, route.body !== undefined, sent.body, route.guarded)}`]),
    `with urlopen(${isPlain ? url : "request"}) as response:`,
    "    print(response.status, json.load(response))",
  ].join("\n");
};

/** A call of an operation in every language that the reference shows. Each runs as it is copied. */
export const snippetsOf = (route: Called, site: string, sent: Sent = {}): readonly Snippet[] => [
  { language: "curl", fence: "sh", text: shellOf(route, site, sent) },
  { language: "JavaScript", fence: "js", text: javascriptOf(route, site, sent) },
  { language: "Python", fence: "python", text: pythonOf(route, site, sent) },
];
