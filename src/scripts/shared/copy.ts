import { createElement } from "./create-element.ts";

let status: HTMLElement | undefined;

/** Announces a text to screen readers. */
const say = (text: string): void => {
  if (!status) {
    status = createElement("p", { className: "unseen" });
    status.setAttribute("role", "status");
    document.body.append(status);
  }
  status.textContent = text;
};

/** The label of a copy button, also some time after it was pressed. */
const LABEL = "Copy";

const copy = async (pre: HTMLElement, button: HTMLButtonElement): Promise<void> => {
  try {
    await navigator.clipboard.writeText(pre.textContent.trimEnd());
    button.textContent = "Copied";
  } catch {
    // The clipboard is not available on pages served over plain HTTP.
    getSelection()?.selectAllChildren(pre);
    button.textContent = "Selected";
  }
  say(button.textContent === "Copied" ? "Copied to the clipboard." : "Selected. Press Ctrl+C or Command+C to copy.");
  setTimeout(() => {
    button.textContent = LABEL;
  }, 2_000);
};

const names = new Set<string>();

/** A unique name for what a button copies: the value of `data-copy`, and the heading of its article, or the one above. */
const nameOf = (pre: HTMLElement): string => {
  const headings = [...document.querySelectorAll("h1, h2, h3")];
  const heading =
    pre.closest("article")?.querySelector("h2") ??
    headings.findLast((heading) => heading.compareDocumentPosition(pre) & Node.DOCUMENT_POSITION_FOLLOWING);
  const what = pre.closest<HTMLElement>("[data-copy]")?.dataset.copy || "code";
  const name = `${what} of ${heading?.firstChild?.textContent?.trim() ?? document.title}`;
  let unique = name;
  for (let index = 2; names.has(unique); index += 1) unique = `${name} (${index})`;
  names.add(unique);
  return unique;
};

/**
 * Adds a copy button to each `pre` with `data-copy`, or below an element with it. The value of `data-copy` names the code.
 */
export const copyButtons = (root: ParentNode = document): void => {
  for (const pre of root.querySelectorAll<HTMLElement>("pre[data-copy], [data-copy] pre")) {
    if (pre.parentElement?.classList.contains("copyable")) continue;
    const button = createElement("button", { type: "button", className: "copy" }, LABEL);
    button.dataset.pageOnly = "";
    button.ariaLabel = `Copy ${nameOf(pre)}`;
    button.addEventListener("click", () => void copy(pre, button));
    const frame = createElement("div", { className: "copyable" });
    pre.replaceWith(frame);
    frame.append(pre, button);
  }
};
