import { type CodePart, jsonParts } from "./code/code-parts.ts";
import { showCode } from "./code/show-code.ts";
import { createElement } from "./create-element.ts";
import { failureText } from "./failure-text.ts";
import { withInlineCode } from "./inline-code.ts";
import type { FetchedResponse, FetchResult } from "./send.ts";

/** The headers that are shown by default, in order. */
const DEFAULT_HEADERS: readonly string[] = [
  "Location",
  "Retry-After",
  "Idempotent-Replay",
  "WWW-Authenticate",
  "Link",
  "ETag",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "X-Request-Id",
];

const plainParts = (line: string): readonly CodePart[] => [["", line]];

/** Shows JSON indented and, like events, in colors; other bodies are unchanged. */
const showBody = (code: HTMLElement, text: string): void => {
  try {
    showCode(code, JSON.stringify(JSON.parse(text), null, 2), jsonParts);
  } catch {
    showCode(code, text, text.startsWith("event: ") ? jsonParts : plainParts);
  }
};

const headerList = ({ headers }: FetchedResponse, names: readonly string[]): HTMLElement => {
  const list = createElement("dl", { className: "answer-headers" });
  for (const name of names) {
    const value = headers.get(name.toLowerCase());
    if (value !== undefined)
      list.append(createElement("div", {}, createElement("dt", {}, name), createElement("dd", {}, value)));
  }
  return list;
};

/** The headers with their number, folded. */
const foldedHeaders = (list: HTMLElement): HTMLElement => {
  const summary = createElement("summary", {}, `Headers (${list.childElementCount})`);
  return createElement("details", { className: "headers-part", hidden: list.childElementCount === 0 }, summary, list);
};

/** The size of a body without compression. */
const sizeOf = (text: string): string => {
  const bytes = new TextEncoder().encode(text).length;
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} KB`;
};

/** An element that shows one response at a time. */
export interface ResponseView {
  /** Shows that a request is pending, and keeps the previous response. */
  readonly wait: () => void;
  /**
   * Shows the status, headers, body and, for a failure, its explanation. `meaning` replaces the explanation where the
   * status alone would mislead.
   */
  readonly show: (outcome: FetchResult, meaning?: string) => void;
  /** Shows the body received so far. */
  readonly write: (text: string) => void;
  /** Shows why a request was not sent, and keeps the previous response. */
  readonly say: (words: string) => void;
  readonly clear: () => void;
}

const bodyOf = (text: string): HTMLElement => {
  const code = createElement("code");
  showBody(code, text);
  const pre = createElement("pre", { tabIndex: 0, className: "answer-body" }, code);
  pre.setAttribute("role", "group");
  pre.setAttribute("aria-label", "Response body");
  return pre;
};

/**
 * Turns an element into a response view. Screen readers announce its first line; the listed headers and the body follow.
 * Other headers than the default are folded.
 */
export const responseView = (into: HTMLElement, names: readonly string[] = DEFAULT_HEADERS): ResponseView => {
  const headersOf = (outcome: FetchedResponse): HTMLElement => {
    const list = headerList(outcome, names);
    return names === DEFAULT_HEADERS ? list : foldedHeaders(list);
  };
  const line = createElement("p", { className: "answer-line" });
  line.setAttribute("role", "status");
  const rest = createElement("div");
  into.classList.add("answer");
  into.append(line, rest);
  const showState = (state: "waiting" | "answered" | "failed", ...words: readonly (Node | string)[]): void => {
    into.dataset.state = state;
    line.replaceChildren(...words);
  };
  return {
    wait: () => showState("waiting", "Waiting for the response…"),
    show: (outcome, meaning) => {
      const words = meaning ?? failureText(outcome) ?? "";
      const failed = meaning === undefined && words !== "";
      const status = outcome
        ? [
            createElement("span", { className: failed ? "badge bad" : "badge good" }, String(outcome.status)),
            ` in ${outcome.milliseconds} ms, ${sizeOf(outcome.text)}. `,
          ]
        : [];
      showState(failed ? "failed" : "answered", ...status, ...withInlineCode(words));
      rest.replaceChildren(...(outcome ? [headersOf(outcome)] : []), ...(outcome?.text ? [bodyOf(outcome.text)] : []));
    },
    write: (text) => rest.replaceChildren(bodyOf(text)),
    say: (words) => showState("failed", words),
    clear: () => {
      delete into.dataset.state;
      line.replaceChildren();
      rest.replaceChildren();
    },
  };
};
