import { curlCommand } from "../../portfolio/curl.ts";
import { answerIn } from "../shared/answer.ts";
import { part } from "../shared/part.ts";
import { type Outcome, type Sent, send } from "../shared/send.ts";
import { wordsFor } from "../shared/words.ts";
import { openComplaints } from "./complaints.ts";
import { markProgress } from "./progress.ts";

/** What a step sends, and what its answer means. */
export interface StepRecord {
  /**
   * The request that the fields make, or in words what is missing for one. `key` is another for each request that is
   * sent anew.
   */
  readonly request: (field: (name: string) => string, key: string) => Sent | string;
  /** Whether the command of the page stands until the visitor does something. */
  readonly asWritten?: boolean;
  /** Whether the answer is shown as it arrives. */
  readonly streamed?: boolean;
  /** What an answer means, in words, where that is something else than what its status says. */
  readonly meaning?: (outcome: Outcome) => string | undefined;
  /** Whether an answer is what the step is for; without it, any in which nothing went wrong is. */
  readonly succeeded?: (outcome: Outcome) => boolean;
  /** Is told that a request goes out. */
  readonly onSend?: () => void;
  /** Is given the body as it arrives. */
  readonly onPiece?: (text: string) => void;
  /** Is told of each answer, after it is shown. */
  readonly onAnswer?: (outcome: Outcome, sent: Sent) => void;
}

export interface Step {
  /** Makes the request anew and shows it. */
  readonly refresh: () => void;
  /** Sends the request as it is shown, and shows the answer. Undefined also where there is nothing to send. */
  readonly run: () => Promise<Outcome>;
}

/** A key that no other request has. */
const newKey = (): string =>
  `sandbox_${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;

const isWell = (outcome: Outcome): boolean => wordsFor(outcome) === undefined;

/** Brings a step of the page to life: its fields change its command, and its buttons send it. */
export const openStep = (id: string, record: StepRecord): Step => {
  const root = part(document, `#${id}`, HTMLElement);
  const form = part(root, "form", HTMLFormElement);
  const button = part(form, ".button", HTMLButtonElement);
  const again = form.querySelector("[data-again]");
  const command = part(root, "pre code", HTMLElement);
  const place = part(root, "[data-answer]", HTMLElement);
  const answer = answerIn(place);
  const complain = openComplaints(form);
  let key = newKey();
  let last: Sent | undefined;
  let busy = false;

  const field = (name: string): string => String(new FormData(form).get(name) ?? "");
  const show = ({ path, method, headers = {}, body }: Sent): void => {
    const bare = method === "POST" && body === undefined;
    command.textContent = curlCommand(location.origin + path, {
      headers,
      ...(bare && { method }),
      ...(body !== undefined && { body }),
      ...(record.streamed && { streamed: true }),
    });
  };
  // The site may be served elsewhere than it was built for.
  command.textContent = command.textContent.replace(/https?:\/\/[^/"']+/, location.origin);
  const setBusy = (now: boolean): void => {
    busy = now;
    button.setAttribute("aria-disabled", String(now));
    again?.setAttribute("aria-disabled", String(now || !last));
  };
  const refresh = (): void => {
    if (last) key = newKey();
    last = undefined;
    setBusy(busy);
    const request = record.request(field, key);
    if (typeof request !== "string") show(request);
  };
  const exchange = async (request: Sent): Promise<Outcome> => {
    last = request;
    show(request);
    setBusy(true);
    answer.wait();
    record.onSend?.();
    let received = "";
    const outcome = await send(request, (text) => {
      received += text;
      if (record.streamed) answer.write(received);
      record.onPiece?.(text);
    });
    answer.show(outcome, record.meaning?.(outcome));
    setBusy(false);
    complain(outcome);
    markProgress(root, (record.succeeded ?? isWell)(outcome));
    record.onAnswer?.(outcome, request);
    return outcome;
  };
  const run = async (): Promise<Outcome> => {
    if (busy) return undefined;
    if (last) key = newKey();
    const request = record.request(field, key);
    if (typeof request !== "string") return exchange(request);
    answer.say(request);
    return undefined;
  };

  /** Shows whoever sent something what came of it: the command may be so long that it is below the view. */
  const reveal = (): void => {
    if (!form.querySelector("[aria-invalid]"))
      part(place, ".answer-line", HTMLElement).scrollIntoView({ block: "nearest" });
  };

  form.addEventListener("input", refresh);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void run().then(reveal);
  });
  again?.addEventListener("click", () => {
    if (last && !busy) void exchange(last).then(reveal);
  });
  form.classList.remove("awaited");
  place.hidden = false;
  if (!record.asWritten) refresh();
  return { refresh, run };
};
