import { requireElement } from "../shared/require-element.ts";

/** Marks a step as done or not, and updates the progress of its section. */
export const markProgress = (step: Element, isDone: boolean): void => {
  step.classList.toggle("done", isDone);
  requireElement(step, "[data-done]", HTMLElement).hidden = !isDone;
  const experiment = step.closest("[data-experiment]");
  if (!experiment) return;
  const steps = [...experiment.querySelectorAll("[data-step]")];
  const next = steps.find((step) => !step.classList.contains("done"));
  for (const step of steps) {
    if (step === next) step.setAttribute("aria-current", "step");
    else step.removeAttribute("aria-current");
    // The button of the next step stands out. A single step stays the next one.
    requireElement(step, ".button", HTMLElement).classList.toggle("quiet", step !== next && steps.length > 1);
  }
  const progress = experiment.querySelector<HTMLElement>("[data-progress]");
  if (!progress) return;
  progress.classList.remove("awaited");
  progress.textContent = `${steps.filter((step) => step.classList.contains("done")).length} of ${steps.length} steps done`;
};
