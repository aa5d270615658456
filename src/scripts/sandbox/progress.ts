import { requireElement } from "../shared/require-element.ts";

/** Marks a step as done or not, and updates the progress of its section. */
export const markProgress = (step: Element, isDone: boolean): void => {
  step.classList.toggle("done", isDone);
  requireElement(step, "[data-done]", HTMLElement).hidden = !isDone;
  const experiment = step.closest("[data-experiment]");
  if (!experiment) return;
  const steps = [...experiment.querySelectorAll("[data-step]")];
  const next = steps.find((each) => !each.classList.contains("done"));
  for (const each of steps) {
    if (each === next) each.setAttribute("aria-current", "step");
    else each.removeAttribute("aria-current");
  }
  const progress = experiment.querySelector<HTMLElement>("[data-progress]");
  if (!progress) return;
  progress.classList.remove("awaited");
  progress.textContent = `${steps.filter((each) => each.classList.contains("done")).length} of ${steps.length} steps done`;
};
