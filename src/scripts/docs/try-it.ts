import { answerIn } from "../shared/answer.ts";
import { credentialHeaders } from "../shared/credential.ts";
import { jsonOf, send } from "../shared/send.ts";
import { keyOffer, tellCredential } from "./form-credential.ts";
import { type Filled, requestOf } from "./request.ts";
import { textIn } from "./text-in.ts";

/** Headers of answers that the reference explains, what is asked about most first. */
const shownHeaders: readonly string[] = [
  "Content-Type",
  "Location",
  "Retry-After",
  "WWW-Authenticate",
  "Allow",
  "Idempotent-Replay",
  "Link",
  "ETag",
  "Cache-Control",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "RateLimit-Policy",
  "RateLimit",
  "API-Version",
  "X-Request-Id",
];

type Control = HTMLInputElement | HTMLSelectElement;

/** A key of 128 random bits. Pages that came over plain HTTP have no `randomUUID`. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const filledIn = (form: HTMLFormElement): Filled => {
  const body = form.querySelector<HTMLTextAreaElement>("textarea")?.value;
  const controls = [...form.querySelectorAll<Control>("[data-in]")];
  return {
    method: form.dataset.method === "post" ? "POST" : "GET",
    path: form.dataset.path ?? "",
    fields: controls.map(({ name, dataset, value }) => ({ name, place: dataset.in ?? "", value: value.trim() })),
    ...(body !== undefined && { body }),
    streamed: form.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked ?? false,
  };
};

const jobField = '[data-in="path"][name="id"]';
let latestJob: string | undefined;

/** Fills the job of an inquiry into the form that asks for jobs. */
const passOn = (body: unknown): void => {
  latestJob = textIn(body, "job_id") ?? latestJob;
  const field = document.querySelector<HTMLInputElement>(jobField);
  if (latestJob !== undefined && field) field.value = latestJob;
};

const prepare = (form: HTMLFormElement, into: HTMLElement): void => {
  const view = answerIn(into, shownHeaders);
  const key = form.querySelector<HTMLInputElement>('[name="Idempotency-Key"]');
  const credential = form.querySelector<HTMLElement>("[data-credential]");
  const isGuarded = form.dataset.guarded !== undefined;
  const offer = keyOffer(form);
  if (credential) tellCredential(credential, isGuarded);
  into.firstElementChild?.after(offer);
  form.querySelector("[data-new-key]")?.addEventListener("click", () => {
    if (key) key.value = newKey();
  });
  passOn(undefined);
  let latest = 0;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    latest += 1;
    const turn = latest;
    view.wait();
    let text = "";
    const outcome = await send(requestOf(filledIn(form), credentialHeaders()), (piece) => {
      text += piece;
      if (turn === latest) view.write(text);
    });
    // Whoever sends again before the answer is there wants the later one.
    if (turn !== latest) return;
    view.show(outcome);
    offer.hidden = !(isGuarded && outcome?.status === 401);
    passOn(jsonOf(outcome));
  });
};

/** Has the forms of the reference call the service. Each is made when it is opened first. */
export const tryOperations = (): void => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(".try")) {
    details.addEventListener(
      "toggle",
      () => {
        details.append(details.querySelector("template")?.content ?? "");
        const form = details.querySelector("form");
        const into = details.querySelector<HTMLElement>("[data-answer]");
        if (form && into) prepare(form, into);
      },
      { once: true },
    );
  }
};
