import { createElement } from "../shared/create-element.ts";
import { withInlineCode } from "../shared/inline-code.ts";
import { type FetchResult, parseJson } from "../shared/send.ts";

interface FieldError {
  readonly code: string;
  readonly message: string;
}

/** The errors of a response: one for each invalid field, or the single error. */
const errorsIn = (outcome: FetchResult): readonly FieldError[] => {
  const { error } = (parseJson(outcome) ?? {}) as { error?: FieldError & { issues?: readonly FieldError[] } };
  return error?.issues ?? (error ? [error] : []);
};

/**
 * Returns a function that shows the errors of a response at their fields, until those are edited, and focuses the first
 * invalid field if the focus is still in the form.
 */
export const fieldErrors = (form: HTMLFormElement): ((outcome: FetchResult) => void) => {
  const controls = [...form.querySelectorAll<HTMLElement>("[data-error]")];
  // Steps have fields with the same error code.
  const step = form.closest("[data-step]")?.id;
  const idOf = (control: HTMLElement): string => `${step}-${control.dataset.error}`;
  const forget = (control: HTMLElement): void => {
    control.removeAttribute("aria-invalid");
    control.removeAttribute("aria-describedby");
    document.getElementById(idOf(control))?.remove();
  };
  for (const control of controls) control.addEventListener("input", () => forget(control));

  return (outcome) => {
    const all = errorsIn(outcome);
    const wrong = controls.filter((control) => {
      forget(control);
      const about = all.filter(({ code }) => code === control.dataset.error);
      if (about.length === 0) return false;
      const lines = about.map(({ message }) => createElement("p", {}, ...withInlineCode(message)));
      control.closest("label")?.after(createElement("div", { id: idOf(control), className: "complaint" }, ...lines));
      control.setAttribute("aria-invalid", "true");
      control.setAttribute("aria-describedby", idOf(control));
      return true;
    });
    const { activeElement } = document;
    if (form.contains(activeElement) || activeElement === document.body) wrong[0]?.focus();
  };
};
