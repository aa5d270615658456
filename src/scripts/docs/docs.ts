import { copyButtons } from "../shared/copy.ts";
import { openTargets } from "./deep-links.ts";
import { tryOperations } from "./try-it/try-it.ts";

/** Adds copy buttons when an example is opened, because the page has many. */
const addCopyButtonsOnOpen = (): void => {
  const add = ({ target }: Event): void => {
    if (!(target instanceof HTMLDetailsElement) || !target.matches(".answer-example, .errors details")) return;
    const status = target.querySelector(".badge")?.textContent;
    target.dataset.copy = status ? `answer ${status}` : `example ${target.closest("[id]")?.id}`;
    copyButtons(target);
  };
  document.addEventListener("toggle", add, true);
};

openTargets();
addCopyButtonsOnOpen();
tryOperations();
