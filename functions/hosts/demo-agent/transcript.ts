import { styleText } from "node:util";
import { pluralize } from "../../../src/contract/text/pluralize.ts";
import { printLine as print } from "../../../src/terminal/report.ts";

const MAX_LINE_CHARACTERS = 140;
const MAX_LINES = 16;

const truncate = (line: string): string =>
  line.length > MAX_LINE_CHARACTERS ? `${line.slice(0, MAX_LINE_CHARACTERS)}…` : line;
const indent = (text: string): string => {
  const lines = text.split("\n");
  const shown = lines.slice(0, MAX_LINES);
  const more = lines.length - shown.length;
  return [...shown, ...(more > 0 ? [`… ${pluralize(more, "more line")}`] : [])]
    .map((line) => `  ${truncate(line)}`)
    .join("\n");
};

/** Escapes characters that a terminal may interpret, except line breaks. */
const escapeControls = (text: string): string =>
  text.replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

/** A value from elsewhere as one line of JSON. */
export const showInline = (value: unknown): string => truncate(escapeControls(JSON.stringify(value) ?? "undefined"));

/** Indents JSON; returns other texts unchanged. */
const prettyPrint = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

/** Prints the title of a step and its explanation. */
export const showStep = (number: number, title: string, explanation: string): void => {
  print(`\n${styleText("bold", `${number}. ${title}`)}\n   ${styleText("dim", explanation)}\n`);
};

export const showValue = (title: string, value: unknown): void => {
  print(`  ${styleText("cyan", title)}`);
  print(indent(escapeControls(JSON.stringify(value, null, 2))));
};

/** The response of a printed request. */
export interface ShownResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Response headers to print. */
const shownHeaders = ["WWW-Authenticate"];

/** Sends a request, and prints it with its response. */
export const sendAndShow = async (
  method: "GET" | "POST",
  url: string,
  options: { readonly headers?: Readonly<Record<string, string>>; readonly body?: object } = {},
): Promise<ShownResponse> => {
  const headers = { ...(options.body && { "Content-Type": "application/json" }), ...options.headers };
  print(`  ${styleText("cyan", `${method} ${url}`)}`);
  for (const [name, value] of Object.entries(headers)) print(indent(`${name}: ${value}`));
  if (options.body) print(indent(JSON.stringify(options.body, null, 2)));

  const response = await fetch(url, { method, headers, ...(options.body && { body: JSON.stringify(options.body) }) });
  const body = await response.text();
  print(`\n  ${styleText(response.ok ? "green" : "yellow", `${response.status} ${response.statusText}`)}`);
  for (const name of shownHeaders) {
    const value = response.headers.get(name);
    if (value !== null) print(indent(`${name}: ${value}`));
  }
  print(indent(prettyPrint(body)));
  return { status: response.status, headers: response.headers, body };
};
