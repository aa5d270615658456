import { coded } from "../shared/coded.ts";
import { element } from "../shared/element.ts";
import { jsonOf, type Outcome } from "../shared/send.ts";

interface Complaint {
  readonly code: string;
  readonly message: string;
}

/** What an answer complains about: each field where several failed, and otherwise the one thing. */
const complaintsIn = (outcome: Outcome): readonly Complaint[] => {
  const { error } = (jsonOf(outcome) ?? {}) as { error?: Complaint & { issues?: readonly Complaint[] } };
  return error?.issues ?? (error ? [error] : []);
};

/**
 * Has a form show what is wrong with its fields. Returns what shows the complaints of an answer, each at the field that
 * it is about until that is edited, and leads to the first of them whoever is in the form still.
 */
export const openComplaints = (form: HTMLFormElement): ((outcome: Outcome) => void) => {
  const controls = [...form.querySelectorAll<HTMLElement>("[data-error]")];
  const idOf = (control: HTMLElement): string => `about-${control.dataset.error}`;
  const forget = (control: HTMLElement): void => {
    control.removeAttribute("aria-invalid");
    control.removeAttribute("aria-describedby");
    document.getElementById(idOf(control))?.remove();
  };
  for (const control of controls) control.addEventListener("input", () => forget(control));

  return (outcome) => {
    const all = complaintsIn(outcome);
    const wrong = controls.filter((control) => {
      forget(control);
      const about = all.filter(({ code }) => code === control.dataset.error);
      if (about.length === 0) return false;
      const lines = about.map(({ message }) => element("p", {}, ...coded(message)));
      control.closest("label")?.after(element("div", { id: idOf(control), className: "complaint" }, ...lines));
      control.setAttribute("aria-invalid", "true");
      control.setAttribute("aria-describedby", idOf(control));
      return true;
    });
    const { activeElement } = document;
    if (form.contains(activeElement) || activeElement === document.body) wrong[0]?.focus();
  };
};
