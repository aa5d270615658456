import { copyButtons } from "../shared/copy.ts";
import { openTargets } from "./deep-links.ts";
import { tryOperations } from "./try-it/try-it.ts";

/** Adds copy buttons when an example is opened, because the page has many. */
const addCopyButtonsOnOpen = (): void => {
  const add = (example: HTMLElement, name: string): void => {
    example.dataset.copy = name;
    copyButtons(example);
  };
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.matches(".errors details"))
        add(target, `example ${target.closest("[id]")?.id}`);
    },
    true,
  );
  document.addEventListener("change", ({ target }) => {
    const example = target instanceof Element && target.closest(".responses > label")?.nextElementSibling;
    if (example instanceof HTMLElement) add(example, `response ${example.dataset.status}`);
  });
};

openTargets();
addCopyButtonsOnOpen();
tryOperations();
