import { curlCommand } from "../../../guides/curl.ts";
import { javascript, printLiteral, python } from "../../../reference/literal.ts";
import type { PageRequest } from "../../shared/send.ts";

/** The JSON value of a body, or undefined if it is not JSON. */
const parsedBody = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const isStream = ({ headers = {} }: PageRequest): boolean => headers.Accept === "text/event-stream";

const curlSample = (url: string, request: PageRequest): string => {
  const { method, headers = {}, body } = request;
  return curlCommand(url, {
    ...(method === "POST" && body === undefined && { method }),
    ...(body !== undefined && { body }),
    ...{ headers, streamed: isStream(request) },
  });
};

const javascriptSample = (url: string, request: PageRequest): string => {
  const { method, headers = {}, body } = request;
  const value = body === undefined ? undefined : parsedBody(body);
  const json =
    value === undefined ? JSON.stringify(body) : `JSON.stringify(${printLiteral(value, javascript, "  ", 24)})`;
  const options = [
    ...(method === "POST" ? ['method: "POST"'] : []),
    ...(Object.keys(headers).length > 0 ? [`headers: ${printLiteral(headers, javascript, "  ", 9)}`] : []),
    ...(body === undefined ? [] : [`body: ${json}`]),
  ];
  const address = JSON.stringify(url);
  return [
    options.length === 0
      ? `const response = await fetch(${address});`
      : `const response = await fetch(${address}, {\n${options.map((option) => `  ${option},\n`).join("")}});`,
    `console.log(response.status, await response.${isStream(request) ? "text" : "json"}());`,
  ].join("\n");
};

const pythonSample = (url: string, request: PageRequest): string => {
  const { method, headers = {}, body } = request;
  const value = body === undefined ? undefined : parsedBody(body);
  const data = value === undefined ? JSON.stringify(body) : `json.dumps(${printLiteral(value, python, "    ", 16)})`;
  const options = [
    ...(method === "POST" && body === undefined ? ['method="POST"'] : []),
    ...(Object.keys(headers).length > 0 ? [`headers=${printLiteral(headers, python, "    ", 8)}`] : []),
    ...(body === undefined ? [] : [`data=${data}.encode()`]),
  ];
  const parts = [JSON.stringify(url), ...options];
  return [
    "import json",
    "from urllib.request import Request, urlopen",
    "",
    `request = Request(\n${parts.map((part) => `    ${part},\n`).join("")})`,
    "with urlopen(request) as response:",
    `    print(response.status, ${isStream(request) ? "response.read().decode()" : "json.load(response)"})`,
  ].join("\n");
};

const samples: Readonly<Record<string, (url: string, request: PageRequest) => string>> = {
  sh: curlSample,
  js: javascriptSample,
  python: pythonSample,
};

/** A request as code, in the language of a code block: `sh`, `js` or `python`. `site` is the address of the site. */
export const sampleCode = (language: string, request: PageRequest, site: string): string | undefined =>
  samples[language]?.(site + request.path, request);
