import { curlCommand } from "../../guides/curl.ts";
import { commandParts } from "../shared/code/code-parts.ts";
import { showCode } from "../shared/code/show-code.ts";
import { failureText } from "../shared/failure-text.ts";
import { newKey } from "../shared/new-key.ts";
import { requireElement } from "../shared/require-element.ts";
import { responseView } from "../shared/response-view.ts";
import { basePath, type FetchResult, type PageRequest, send } from "../shared/send.ts";
import { fieldErrors } from "./field-errors.ts";
import { markProgress } from "./progress.ts";

/** What a step sends, and how it interprets the response. */
export interface StepRecord {
  /**
   * The request from the fields, or a message that says what is missing. `key` is a new Idempotency-Key for each new
   * request.
   */
  readonly request: (field: (name: string) => string, key: string) => PageRequest | string;
  /** Whether the command in the HTML of the page stays until the visitor changes a field. */
  readonly asWritten?: boolean;
  /** Whether the response is shown as it arrives. */
  readonly streamed?: boolean;
  /** What a response means, where its status alone would mislead. */
  readonly meaning?: (outcome: FetchResult) => string | undefined;
  /** Whether a response completes the step. By default, any successful response does. */
  readonly succeeded?: (outcome: FetchResult) => boolean;
  /** Called before a request is sent. */
  readonly onSend?: () => void;
  /** Called with each piece of the body. */
  readonly onPiece?: (text: string) => void;
  /** Called after a response is shown. */
  readonly onResponse?: (outcome: FetchResult, request: PageRequest) => void;
}

export interface Step {
  /** Locks the step if it still waits for an earlier one. */
  readonly checkReady: () => void;
  /** Rebuilds the request and shows it. */
  readonly refresh: () => void;
  /** Sends the request from the current fields and shows the response. Undefined while another is being sent, or if a field is missing. */
  readonly run: () => Promise<FetchResult>;
  /** Sends the initial request, and shows the response if it succeeds and the visitor has not changed or sent the request. */
  readonly preview: () => Promise<void>;
}

/** The headers that the experiments are about. */
const SHOWN_HEADERS = [
  "Location",
  "Retry-After",
  "Idempotent-Replay",
  "WWW-Authenticate",
  "ETag",
  "Link",
  "RateLimit-Limit",
  "RateLimit-Remaining",
];

const isSuccess = (outcome: FetchResult): boolean => failureText(outcome) === undefined;

/** Connects a step of the page: its fields update its command, and its buttons send the request. */
export const openStep = (id: string, record: StepRecord): Step => {
  const root = requireElement(document, `#${id}`, HTMLElement);
  const form = requireElement(root, "form", HTMLFormElement);
  const button = requireElement(form, ".button", HTMLButtonElement);
  const again = form.querySelector<HTMLElement>("[data-again]");
  const waits = form.querySelector<HTMLElement>("[data-waits]");
  const command = requireElement(root, "pre code", HTMLElement);
  const container = requireElement(root, "[data-answer]", HTMLElement);
  const response = responseView(container, SHOWN_HEADERS);
  const complain = fieldErrors(form);
  let key = newKey();
  let last: PageRequest | undefined;
  let busy = false;
  let isLocked = false;

  const field = (name: string): string => String(new FormData(form).get(name) ?? "");
  const showCommand = (text: string): void => {
    if (text !== command.textContent) showCode(command, text, commandParts);
  };
  const show = ({ path, method, headers = {}, body }: PageRequest): void => {
    const bare = method === "POST" && body === undefined;
    const text = curlCommand(location.origin + basePath + path, {
      headers,
      ...(bare && { method }),
      ...(body !== undefined && { body }),
      ...(record.streamed && { streamed: true }),
    });
    showCommand(text);
  };
  const setBusy = (now: boolean): void => {
    busy = now;
    button.setAttribute("aria-disabled", String(now || isLocked));
    again?.setAttribute("aria-disabled", String(now));
    again?.toggleAttribute("data-unused", !last);
  };
  const checkReady = (): void => {
    if (!waits) return;
    isLocked = typeof record.request(field, key) === "string";
    waits.hidden = !isLocked;
    root.toggleAttribute("data-locked", isLocked);
    setBusy(busy);
  };
  const refresh = (): void => {
    if (last) key = newKey();
    last = undefined;
    setBusy(busy);
    const request = record.request(field, key);
    if (typeof request !== "string") show(request);
    checkReady();
  };
  const sendAndShow = async (request: PageRequest): Promise<FetchResult> => {
    last = request;
    show(request);
    setBusy(true);
    response.wait();
    record.onSend?.();
    let received = "";
    const outcome = await send(request, (text) => {
      received += text;
      if (record.streamed) response.write(received);
      record.onPiece?.(text);
    });
    response.show(outcome, record.meaning?.(outcome));
    setBusy(false);
    complain(outcome);
    markProgress(root, (record.succeeded ?? isSuccess)(outcome));
    record.onResponse?.(outcome, request);
    return outcome;
  };
  const run = async (): Promise<FetchResult> => {
    if (busy) return undefined;
    if (last) key = newKey();
    const request = record.request(field, key);
    if (typeof request !== "string") return sendAndShow(request);
    response.say(request);
    return undefined;
  };

  const preview = async (): Promise<void> => {
    const request = record.request(field, key);
    if (typeof request === "string") return;
    const shown = command.textContent;
    const outcome = await send(request);
    if (last || command.textContent !== shown || !isSuccess(outcome)) return;
    response.show(outcome, "Sent when this page loaded.");
  };

  /** Scrolls to the response, which a long command can push out of view. */
  const reveal = (): void => {
    if (!form.querySelector("[aria-invalid]"))
      requireElement(container, ".answer-line", HTMLElement).scrollIntoView({ block: "nearest" });
  };

  form.addEventListener("input", refresh);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void run().then(reveal);
  });
  again?.addEventListener("click", () => {
    if (last && !busy) void sendAndShow(last).then(reveal);
  });
  for (const suggestion of form.querySelectorAll<HTMLElement>("[data-suggests]"))
    suggestion.addEventListener("click", () => {
      const entry = form.elements.namedItem(suggestion.dataset.suggests ?? "");
      if (entry instanceof HTMLInputElement || entry instanceof HTMLTextAreaElement)
        entry.value = suggestion.textContent;
      refresh();
      form.requestSubmit();
    });
  form.classList.remove("awaited");
  container.hidden = false;
  // The site may be served from another origin than the one it was built for.
  showCommand(command.textContent.replace(/https?:\/\/[^/"']+/, location.origin));
  if (record.asWritten) checkReady();
  else refresh();
  return { refresh, run, preview, checkReady };
};
