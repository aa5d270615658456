import type { Route } from "../../contract/route.ts";
import { curlOf } from "../curl.ts";
import { javascript, literal, python } from "./literal.ts";

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

/** What stands for a value that the reader has to fill in. */
export const placeholder = "…";

/** A value to fill in: the variable that it stands in, and where it comes from. */
const blanks = ({ params, guarded }: Called): readonly (readonly [name: string, origin: string])[] => [
  ...Object.entries(params?.shape ?? {}).map(
    ([name, { description = "" }]) => [name, description.replaceAll("`", "")] as const,
  ),
  ...(guarded ? [["token", "A token of POST /api/agent/identity, or a key."] as const] : []),
];

const queryOf = ({ query }: Sent): string => (query ? `?${new URLSearchParams(query)}` : "");

/** A call with `fetch`, as a module for Node or a browser. */
export const javascriptOf = (route: Called, site: string, sent: Sent = {}): string => {
  const filled = route.path.replaceAll(/\{(\w+)\}/g, "$${$1}");
  const address = `${site}${filled}${queryOf(sent)}`;
  const url = filled === route.path ? JSON.stringify(address) : `\`${address}\``;
  const headers = [
    ...(route.guarded ? [`Authorization: \`Bearer \${token}\``] : []),
    ...(route.body ? ['"Content-Type": "application/json"'] : []),
  ];
  const options = [
    ...(route.body ? ['  method: "POST",'] : []),
    ...(headers.length > 0 ? [`  headers: { ${headers.join(", ")} },`] : []),
    ...(route.body ? [`  body: JSON.stringify(${literal(sent.body, javascript, "  ", 24)}),`] : []),
  ];
  return [
    ...blanks(route).map(([name, origin]) => `const ${name} = "${placeholder}"; // ${origin}`),
    `const response = await fetch(${url}${options.length > 0 ? `, {\n${options.join("\n")}\n}` : ""});`,
    "console.log(response.status, await response.json());",
  ].join("\n");
};

/** A call with what Python brings along, 3.6 or newer. */
export const pythonOf = (route: Called, site: string, sent: Sent = {}): string => {
  const address = `${site}${route.path}${queryOf(sent)}`;
  const url = `${route.path.includes("{") ? "f" : ""}${JSON.stringify(address)}`;
  const headers = [
    ...(route.guarded ? ['"Authorization": f"Bearer {token}"'] : []),
    ...(route.body ? ['"Content-Type": "application/json"'] : []),
  ];
  const isPlain = headers.length === 0;
  return [
    "import json",
    `from urllib.request import ${isPlain ? "urlopen" : "Request, urlopen"}`,
    "",
    ...blanks(route).map(([name, origin]) => `${name} = "${placeholder}"  # ${origin}`),
    ...(isPlain
      ? []
      : [
          "request = Request(",
          `    ${url},`,
          `    headers={${headers.join(", ")}},`,
          ...(route.body ? [`    data=json.dumps(${literal(sent.body, python, "    ", 26)}).encode(),`] : []),
          ")",
        ]),
    `with urlopen(${isPlain ? url : "request"}) as response:`,
    "    print(response.status, json.load(response))",
  ].join("\n");
};

/** A call of an operation in every language that the reference shows. */
export const snippetsOf = (route: Called, site: string, sent: Sent = {}): readonly Snippet[] => [
  { language: "curl", fence: "sh", text: curlOf({ ...route, path: route.path + queryOf(sent) }, site, sent.body) },
  { language: "JavaScript", fence: "js", text: javascriptOf(route, site, sent) },
  { language: "Python", fence: "python", text: pythonOf(route, site, sent) },
];
