import { coded } from "./coded.ts";
import { element } from "./element.ts";
import type { Answer, Outcome } from "./send.ts";
import { wordsFor } from "./words.ts";

/** Headers that say something to a person, in the order in which they are shown. */
const telling: readonly string[] = [
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

/** A body as it is read best: JSON with its lines, anything else as it came. */
const printed = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const headersOf = ({ headers }: Answer, names: readonly string[]): HTMLElement => {
  const list = element("dl", { className: "answer-headers" });
  for (const name of names) {
    const value = headers.get(name.toLowerCase());
    if (value !== undefined) list.append(element("div", {}, element("dt", {}, name), element("dd", {}, value)));
  }
  return list;
};

/** A place on a page where answers are shown, one at a time. */
export interface AnswerView {
  /** Says that a request is under way; what was shown stays until it is answered. */
  readonly wait: () => void;
  /**
   * Shows what came: status, telling headers and body, and in words what went wrong. `meaning` is said instead where an
   * answer means something else than what its status says.
   */
  readonly show: (outcome: Outcome, meaning?: string) => void;
  /** Shows a text as the body, for an answer that is still coming. */
  readonly write: (text: string) => void;
  /** Says something about a request that was not sent; what was shown stays. */
  readonly say: (words: string) => void;
  readonly clear: () => void;
}

const bodyOf = (text: string): HTMLElement => {
  const pre = element("pre", { tabIndex: 0, className: "answer-body" }, element("code", {}, text));
  pre.setAttribute("role", "group");
  pre.setAttribute("aria-label", "Body of the answer");
  return pre;
};

/**
 * Makes an element a place for answers. Its first line is read out; the rest is there to be read: the headers that are
 * named, of those that came, and the body.
 */
export const answerIn = (into: HTMLElement, names: readonly string[] = telling): AnswerView => {
  const line = element("p", { className: "answer-line" });
  line.setAttribute("role", "status");
  const rest = element("div");
  into.classList.add("answer");
  into.append(line, rest);
  const tell = (state: "waiting" | "answered" | "failed", ...words: readonly (Node | string)[]): void => {
    into.dataset.state = state;
    line.replaceChildren(...words);
  };
  return {
    wait: () => tell("waiting", "Waiting for the answer…"),
    show: (outcome, meaning) => {
      const words = meaning ?? wordsFor(outcome) ?? "";
      const failed = meaning === undefined && words !== "";
      const status = outcome
        ? [
            element("span", { className: failed ? "badge bad" : "badge good" }, String(outcome.status)),
            ` in ${outcome.milliseconds} ms. `,
          ]
        : [];
      tell(failed ? "failed" : "answered", ...status, ...coded(words));
      rest.replaceChildren(
        ...(outcome ? [headersOf(outcome, names)] : []),
        ...(outcome?.text ? [bodyOf(printed(outcome.text))] : []),
      );
    },
    write: (text) => rest.replaceChildren(bodyOf(text)),
    say: (words) => tell("failed", words),
    clear: () => {
      delete into.dataset.state;
      line.replaceChildren();
      rest.replaceChildren();
    },
  };
};
