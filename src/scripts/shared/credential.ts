import { element } from "./element.ts";

const name = "vitrine.key";
const listeners = new Set<() => void>();
/** Where the browser keeps nothing for pages, the credential lasts as long as the page. */
let remembered: string | undefined;

/** The demo key or access token that the visitor got in this tab, or undefined. */
export const keptCredential = (): string | undefined => {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return remembered;
  }
};

/** Keeps a credential until the tab is closed; undefined forgets it. */
export const keepCredential = (credential: string | undefined): void => {
  remembered = credential;
  try {
    if (credential === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, credential);
  } catch {
    // It is remembered above.
  }
  for (const listener of listeners) listener();
};

/** Calls a function whenever another credential is kept or forgotten on this page, and once now. */
export const onCredential = (listener: () => void): void => {
  listeners.add(listener);
  listener();
};

/** The header that sends the kept credential; none where none is kept. Keys and tokens are both taken there. */
export const credentialHeaders = (): Readonly<Record<string, string>> => {
  const credential = keptCredential();
  return credential === undefined ? {} : { "x-api-key": credential };
};

/** A credential, short enough for a line. */
export const shortened = (credential: string): string =>
  credential.length > 28 ? `${credential.slice(0, 20)}…${credential.slice(-4)}` : credential;

/** Shows in an element which credential is kept, with a button that forgets it; `none` is said where there is none. */
export const showCredential = (into: HTMLElement, none = "No credential is kept in this tab."): void => {
  const label = element("span");
  const forget = element("button", { type: "button", className: "button quiet" }, "Forget it");
  forget.addEventListener("click", () => keepCredential(undefined));
  into.append(label, " ", forget);
  onCredential(() => {
    const credential = keptCredential();
    forget.hidden = credential === undefined;
    label.replaceChildren(
      ...(credential === undefined ? [none] : ["Kept in this tab: ", element("code", {}, shortened(credential))]),
    );
  });
};
