import { basePath, type PageRequest } from "../../shared/send.ts";
import { sampleCode } from "./sample-code.ts";

/** Shows a request in the examples of an operation, in each language. The credential of the tab is not shown. */
export const showSamples = (operation: Element | null, request: PageRequest): void => {
  for (const block of operation?.querySelectorAll<HTMLElement>("[data-language]") ?? []) {
    const text = sampleCode(block.dataset.language ?? "", request, location.origin + basePath);
    const code = block.querySelector("code");
    if (code && text !== undefined) code.textContent = text;
  }
};
