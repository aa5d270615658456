import type { Page } from "playwright-core";

/** A busy browser skips the animation between two pages, and reports this as an error of the page it leaves. */
const skippedAnimation = "Transition was skipped";

/** Records what a page logs as errors or throws, except console messages that a test expects. */
export const recordErrors = (page: Page, expected?: RegExp): string[] => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !expected?.test(message.text())) errors.push(message.text());
  });
  page.on("pageerror", ({ message }) => {
    if (message !== skippedAnimation) errors.push(message);
  });
  return errors;
};
