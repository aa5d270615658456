import { createElement } from "../shared/create-element.ts";
import { requireElement } from "../shared/require-element.ts";

/** Adds a button that shows the whole response of a console. It appears if the response does not fit. */
const addShowAll = (output: HTMLElement): void => {
  const label = createElement("span");
  const step = createElement("span", { className: "unseen" }, `: ${output.dataset.output}`);
  const button = createElement("button", { type: "button", className: "show-all", hidden: true }, label, step);
  button.dataset.pageOnly = "";
  const isWhole = (): boolean => output.hasAttribute("data-whole");
  const update = (): void => {
    const isCut = [...output.children].some(
      (part) =>
        part !== button && part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).display !== "none",
    );
    button.hidden = !isCut && !isWhole();
    label.textContent = isWhole() ? "Show less" : "Show the whole response";
    button.ariaExpanded = String(isWhole());
  };
  button.addEventListener("click", () => {
    output.toggleAttribute("data-whole");
    update();
    button.scrollIntoView({ block: "nearest" });
  });
  output.append(button);
  // Also called once after the next layout, which the page needs anyway.
  new ResizeObserver(update).observe(output);
  const answer = requireElement(output, "[data-answer]", HTMLElement);
  new MutationObserver(update).observe(answer, { childList: true, subtree: true, attributes: true });
};

/** Prepares the consoles: each is a request and its response. */
export const openConsoles = (): void => {
  for (const output of document.querySelectorAll<HTMLElement>("[data-output]")) addShowAll(output);
};
