import { element } from "./element.ts";

let said: HTMLElement | undefined;

/** Says something to those who do not see the button change. */
const say = (text: string): void => {
  if (!said) {
    said = element("p", { className: "unseen" });
    said.setAttribute("role", "status");
    document.body.append(said);
  }
  said.textContent = text;
};

const copy = async (pre: HTMLElement, button: HTMLButtonElement): Promise<void> => {
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(pre.textContent.trimEnd());
    button.textContent = "Copied";
  } catch {
    // Pages that came over plain HTTP may not write to the clipboard.
    getSelection()?.selectAllChildren(pre);
    button.textContent = "Selected";
  }
  say(button.textContent === "Copied" ? "Copied to the clipboard." : "Selected: copy it with the keyboard.");
  setTimeout(() => {
    button.textContent = label;
  }, 2_000);
};

const names = new Set<string>();

/** What a button copies, in words that no other button of the page has: what `data-copy` says, and the heading above it. */
const nameOf = (pre: HTMLElement): string => {
  const headings = [...document.querySelectorAll("h1, h2, h3")];
  const heading = headings.findLast((each) => each.compareDocumentPosition(pre) & Node.DOCUMENT_POSITION_FOLLOWING);
  const what = pre.closest<HTMLElement>("[data-copy]")?.dataset.copy || "code";
  const name = `${what} of ${heading?.textContent.trim() ?? document.title}`;
  let unique = name;
  for (let at = 2; names.has(unique); at += 1) unique = `${name} (${at})`;
  names.add(unique);
  return unique;
};

/**
 * Puts a button beside each `pre` that has `data-copy`, or stands in something that has it; once for each. A value of
 * `data-copy` is what the code is called.
 */
export const copyButtons = (root: ParentNode = document): void => {
  for (const pre of root.querySelectorAll<HTMLElement>("pre[data-copy], [data-copy] pre")) {
    if (pre.parentElement?.classList.contains("copyable")) continue;
    const button = element("button", { type: "button", className: "copy" }, "Copy");
    button.dataset.pageOnly = "";
    button.ariaLabel = `Copy ${nameOf(pre)}`;
    button.addEventListener("click", () => void copy(pre, button));
    const frame = element("div", { className: "copyable" });
    pre.replaceWith(frame);
    frame.append(pre, button);
  }
};
