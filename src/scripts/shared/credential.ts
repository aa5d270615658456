import { createElement } from "./create-element.ts";

const name = "vitrine.key";
const listeners = new Set<() => void>();
/** Used by browsers without session storage. */
let fallbackCredential: string | undefined;

/** The demo key or access token of this tab, or undefined. */
export const storedCredential = (): string | undefined => {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return fallbackCredential;
  }
};

/** Stores a credential until the tab is closed; undefined removes it. */
export const storeCredential = (credential: string | undefined): void => {
  fallbackCredential = credential;
  try {
    if (credential === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, credential);
  } catch {
    // `fallbackCredential` has it.
  }
  for (const listener of listeners) listener();
};

/** Calls a function now, and each time the stored credential changes. */
export const onCredentialChange = (listener: () => void): void => {
  listeners.add(listener);
  listener();
};

/** The header for the stored credential, if there is one. It accepts keys and tokens. */
export const credentialHeaders = (): Readonly<Record<string, string>> => {
  const credential = storedCredential();
  return credential === undefined ? {} : { "x-api-key": credential };
};

/** A credential shortened to fit on one line. */
export const abbreviate = (credential: string): string =>
  credential.length > 28 ? `${credential.slice(0, 20)}…${credential.slice(-4)}` : credential;

/** Shows the stored credential with a button that removes it, or the text `none`. */
export const showCredential = (into: HTMLElement, none = "No credential is stored in this tab."): void => {
  const label = createElement("span");
  const forget = createElement("button", { type: "button", className: "button quiet" }, "Remove");
  forget.addEventListener("click", () => storeCredential(undefined));
  into.append(label, " ", forget);
  onCredentialChange(() => {
    const credential = storedCredential();
    forget.hidden = credential === undefined;
    label.replaceChildren(
      ...(credential === undefined
        ? [none]
        : ["Stored in this tab: ", createElement("code", {}, abbreviate(credential))]),
    );
  });
};
