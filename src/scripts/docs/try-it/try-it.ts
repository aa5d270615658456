import { credentialHeaders } from "../../shared/credential.ts";
import { newKey } from "../../shared/new-key.ts";
import { responseView } from "../../shared/response-view.ts";
import { type FetchResult, send } from "../../shared/send.ts";
import { stringMember } from "../../shared/string-member.ts";
import { keyOffer, showFormCredential } from "./form-credential.ts";
import { type FilledForm, requestOf } from "./request.ts";
import { showSamples } from "./show-samples.ts";

/** The response headers that the reference explains, most important first. */
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

const readForm = (form: HTMLFormElement): FilledForm => {
  const body = form.querySelector<HTMLTextAreaElement>("textarea")?.value;
  const controls = [...form.querySelectorAll<Control>("[data-in]")];
  return {
    method: form.dataset.method === "post" ? "POST" : "GET",
    path: form.dataset.path ?? "",
    fields: controls.map(({ name, dataset, value }) => ({ name, location: dataset.in ?? "", value: value.trim() })),
    ...(body !== undefined && { body }),
    streamed: form.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked ?? false,
  };
};

/** Shows the values of a form in the examples, unless one that the path needs is missing. */
const showInSamples = (form: HTMLFormElement): void => {
  const filled = readForm(form);
  if (filled.fields.every(({ location, value }) => location !== "path" || value !== ""))
    showSamples(form.closest(".operation"), requestOf(filled, {}));
};

const jobField = '[data-in="path"][name="id"]';
let latestJob: string | undefined;

/** Fills the latest job id into the form of GET /api/jobs/{id}. */
const fillJobId = (outcome: FetchResult): void => {
  latestJob = stringMember(outcome, "job_id") ?? latestJob;
  const field = document.querySelector<HTMLInputElement>(jobField);
  if (latestJob !== undefined && field) field.value = latestJob;
};

const prepareForm = (form: HTMLFormElement, into: HTMLElement): void => {
  const view = responseView(into, shownHeaders);
  const key = form.querySelector<HTMLInputElement>('[name="Idempotency-Key"]');
  const credential = form.querySelector<HTMLElement>("[data-credential]");
  const requiresAuth = form.dataset.requiresAuth !== undefined;
  const offer = keyOffer(form);
  if (credential) showFormCredential(credential, requiresAuth);
  into.firstElementChild?.after(offer);
  form.querySelector("[data-new-key]")?.addEventListener("click", () => {
    if (key) key.value = newKey();
    showInSamples(form);
  });
  fillJobId(undefined);
  form.addEventListener("input", () => showInSamples(form));
  let latest = 0;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    latest += 1;
    const turn = latest;
    view.wait();
    let text = "";
    const outcome = await send(requestOf(readForm(form), credentialHeaders()), (piece) => {
      text += piece;
      if (turn === latest) view.write(text);
    });
    // A later request has been sent, so drop this response.
    if (turn !== latest) return;
    view.show(outcome);
    offer.hidden = !(requiresAuth && outcome?.status === 401);
    fillJobId(outcome);
  });
};

/** Makes the forms of the reference call the service. Each is created when it is first opened. */
export const tryOperations = (): void => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(".try")) {
    details.addEventListener(
      "toggle",
      () => {
        details.append(details.querySelector("template")?.content ?? "");
        const form = details.querySelector("form");
        const into = details.querySelector<HTMLElement>("[data-answer]");
        if (form && into) prepareForm(form, into);
      },
      { once: true },
    );
  }
};
