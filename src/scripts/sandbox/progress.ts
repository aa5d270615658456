import { part } from "../shared/part.ts";

/** Says of a step that it is done, and of its experiment how far it is. What was done stays done. */
export const markProgress = (step: Element, isDone: boolean): void => {
  const experiment = step.closest("[data-experiment]");
  if (!experiment) return;
  if (isDone) {
    step.classList.add("done");
    part(step, "[data-done]", HTMLElement).hidden = false;
  }
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
