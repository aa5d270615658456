import { styleText } from "node:util";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** How much of a long text is shown: characters of a line, and lines. */
const width = 140;
const height = 16;

const cut = (line: string): string => (line.length > width ? `${line.slice(0, width)}…` : line);
const indented = (text: string): string => {
  const lines = text.split("\n");
  const shown = lines.slice(0, height);
  const more = lines.length - shown.length;
  return [...shown, ...(more > 0 ? [`… ${more} more lines`] : [])].map((line) => `  ${cut(line)}`).join("\n");
};

/** JSON laid out for reading, and any other text as it is. */
const laidOut = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

/** Says what comes next, and why. */
export const step = (number: number, title: string, why: string): void => {
  say(`\n${styleText("bold", `${number}. ${title}`)}\n   ${styleText("dim", why)}\n`);
};

export const show = (title: string, value: unknown): void => {
  say(`  ${styleText("cyan", title)}`);
  say(`${indented(JSON.stringify(value, null, 2))}`);
};

/** An answer, as far as the story needs it. */
export interface Told {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Headers of an answer that tell something here. */
const telling = ["WWW-Authenticate"];

/** Sends a request, and shows it and its answer. */
export const exchange = async (
  method: "GET" | "POST",
  url: string,
  sent: { readonly headers?: Readonly<Record<string, string>>; readonly body?: object } = {},
): Promise<Told> => {
  const headers = { ...(sent.body && { "Content-Type": "application/json" }), ...sent.headers };
  say(`  ${styleText("cyan", `${method} ${url}`)}`);
  for (const [name, value] of Object.entries(headers)) say(indented(`${name}: ${value}`));
  if (sent.body) say(indented(JSON.stringify(sent.body, null, 2)));

  const response = await fetch(url, { method, headers, ...(sent.body && { body: JSON.stringify(sent.body) }) });
  const body = await response.text();
  say(`\n  ${styleText(response.ok ? "green" : "yellow", `${response.status} ${response.statusText}`)}`);
  for (const name of telling) {
    const value = response.headers.get(name);
    if (value !== null) say(indented(`${name}: ${value}`));
  }
  say(indented(laidOut(body)));
  return { status: response.status, headers: response.headers, body };
};
