import { keepCredential, keptCredential, onCredential, shortened } from "../shared/credential.ts";
import { element } from "../shared/element.ts";
import { jsonOf, send } from "../shared/send.ts";
import { textIn } from "./text-in.ts";

const button = (label: string, act: () => void): HTMLButtonElement => {
  const made = element("button", { type: "button", className: "button quiet" }, label);
  made.addEventListener("click", act);
  return made;
};

/** Gets a demo key and keeps it for the tab; false where there is none to be had. */
const getKey = async (): Promise<boolean> => {
  const outcome = await send({ method: "POST", path: "/api/agent/key" });
  const key = textIn(jsonOf(outcome), "api_key");
  if (key !== undefined) keepCredential(key);
  return key !== undefined;
};

/** Says with what credential a form sends, and offers to get one or to forget it. */
export const tellCredential = (into: HTMLElement, isNeeded: boolean): void => {
  const say = (...parts: (Node | string)[]): void => into.replaceChildren(...parts);
  const get = async (): Promise<void> => {
    if (!(await getKey()))
      say(
        "There is no key to be had now. ",
        button("Try again", () => void get()),
      );
  };
  onCredential(() => {
    const credential = keptCredential();
    if (credential === undefined)
      say(
        isNeeded ? "It needs a credential. " : "Sent without a credential. ",
        button("Get a demo key", () => void get()),
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

/** What is offered where an answer asks for a credential: to get one, and to send the form again with it. */
export const keyOffer = (form: HTMLFormElement): HTMLElement => {
  const offer = element("p", { hidden: true });
  const act = async (): Promise<void> => {
    if (!(await getKey())) return offer.replaceChildren("There is no key to be had now. ", again);
    // The button goes with what it was for.
    form.querySelector<HTMLElement>("button:not([type])")?.focus();
    form.requestSubmit();
  };
  const again = button("Get a demo key and send again", () => void act());
  offer.append(again);
  return offer;
};
