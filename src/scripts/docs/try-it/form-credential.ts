import { createElement } from "../../shared/create-element.ts";
import { abbreviate, onCredentialChange, storeCredential, storedCredential } from "../../shared/credential.ts";
import { send } from "../../shared/send.ts";
import { stringMember } from "../../shared/string-member.ts";

const button = (label: string, act: () => void): HTMLButtonElement => {
  const made = createElement("button", { type: "button", className: "button quiet" }, label);
  made.addEventListener("click", act);
  return made;
};

/** Gets a demo key and stores it for the tab. Returns false if that fails. */
const getKey = async (): Promise<boolean> => {
  const outcome = await send({ method: "POST", path: "/api/agent/key" });
  const key = stringMember(outcome, "api_key");
  if (key !== undefined) storeCredential(key);
  return key !== undefined;
};

/** Shows which credential a form sends, with a button to get or remove one. */
export const showFormCredential = (into: HTMLElement, isNeeded: boolean): void => {
  const say = (...parts: (Node | string)[]): void => {
    const hasFocus = into.contains(document.activeElement);
    into.replaceChildren(...parts);
    // The focused button has been replaced.
    if (hasFocus) into.querySelector("button")?.focus();
  };
  const get = async (): Promise<void> => {
    if (!(await getKey()))
      say(
        "Could not get a key. ",
        button("Try again", () => void get()),
      );
  };
  onCredentialChange(() => {
    const credential = storedCredential();
    if (credential === undefined)
      say(
        isNeeded ? "Requires a credential. " : "Sent without a credential. ",
        button("Get a demo key", () => void get()),
      );
    else
      say(
        "Sent with ",
        createElement("code", {}, `x-api-key: ${abbreviate(credential)}`),
        " ",
        button("Remove", () => storeCredential(undefined)),
      );
  });
};

/** A button for a 401: it gets a demo key and sends the form again. */
export const keyOffer = (form: HTMLFormElement): HTMLElement => {
  const offer = createElement("p", { hidden: true });
  const act = async (): Promise<void> => {
    if (!(await getKey())) return offer.replaceChildren("Could not get a key. ", again);
    // The button is about to disappear, so move the focus.
    form.querySelector<HTMLElement>("button:not([type])")?.focus();
    form.requestSubmit();
  };
  const again = button("Get a demo key and send again", () => void act());
  offer.append(again);
  return offer;
};
