import { answerIn } from "../shared/answer.ts";
import { credentialHeaders, keepCredential, keptCredential, onCredential, shortened } from "../shared/credential.ts";
import { element } from "../shared/element.ts";
import { jsonOf, send } from "../shared/send.ts";
import { type Filled, requestOf } from "./request.ts";

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

/** The text under a name in a body of JSON. */
const textIn = (body: unknown, name: string): string | undefined => {
  const value = typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === "string" ? value : undefined;
};

const jobField = '[data-in="path"][name="id"]';
let latestJob: string | undefined;

/** Fills the job of an inquiry into the form that asks for jobs. */
const passOn = (body: unknown): void => {
  latestJob = textIn(body, "job_id") ?? latestJob;
  const field = document.querySelector<HTMLInputElement>(jobField);
  if (latestJob !== undefined && field) field.value = latestJob;
};

/** Says with what credential a form sends, and offers to get one or to forget it. */
const tellCredential = (into: HTMLElement, isNeeded: boolean): void => {
  const say = (...parts: (Node | string)[]): void => into.replaceChildren(...parts);
  const button = (label: string, act: () => void): HTMLButtonElement => {
    const made = element("button", { type: "button", className: "button quiet" }, label);
    made.addEventListener("click", act);
    return made;
  };
  const getKey = async (): Promise<void> => {
    const outcome = await send({ method: "POST", path: "/api/agent/key" });
    const key = textIn(jsonOf(outcome), "api_key");
    if (key === undefined)
      say(
        "There is no key to be had now. ",
        button("Try again", () => void getKey()),
      );
    else keepCredential(key);
  };
  onCredential(() => {
    const credential = keptCredential();
    if (credential === undefined)
      say(
        isNeeded ? "It needs a credential. " : "Sent without a credential. ",
        button("Get a demo key", () => void getKey()),
      );
    else
      say(
        "Sent with ",
        element("code", {}, `x-api-key: ${shortened(credential)}`),
        " ",
        button("Forget it", () => keepCredential(undefined)),
      );
  });
};

const prepare = (form: HTMLFormElement, into: HTMLElement): void => {
  const view = answerIn(into);
  const key = form.querySelector<HTMLInputElement>('[name="Idempotency-Key"]');
  const credential = form.querySelector<HTMLElement>("[data-credential]");
  if (credential) tellCredential(credential, form.dataset.guarded !== undefined);
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
