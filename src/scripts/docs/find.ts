import { rankEntries } from "./rank-entries.ts";
import { type ContentsEntry, readContents } from "./read-contents.ts";

/** Whether the target is a text input. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("input, textarea, select");

/** Adds search to the contents: `/` focuses the field, arrows move through the results, Enter follows the first. */
export const findInContents = (): void => {
  const contents = document.querySelector<HTMLDetailsElement>(".contents");
  const field = contents?.querySelector<HTMLInputElement>("input");
  const status = contents?.querySelector("[role=status]");
  const results = contents?.querySelector(".found");
  if (!contents || !field || !status || !results) return;

  let entries: readonly ContentsEntry[] | undefined;
  const find = (): void => {
    const isAsked = field.value.trim() !== "";
    entries ??= readContents(contents);
    const found = rankEntries(field.value, entries).map(({ row }) => row.cloneNode(true));
    results.replaceChildren(...found);
    for (const row of results.children) {
      row.removeAttribute("hidden");
      // Only the full list marks the current section.
      row.querySelector("a")?.removeAttribute("aria-current");
    }
    for (const section of contents.querySelectorAll("section")) section.hidden = isAsked;
    status.textContent = isAsked ? (found.length > 0 ? `${found.length} found` : "No matches.") : "";
  };

  /** The visible links. */
  const listed = (): HTMLAnchorElement[] => [
    ...contents.querySelectorAll<HTMLAnchorElement>(".found a, section:not([hidden]) li:not([hidden]) a"),
  ];

  const go = (step: 1 | -1): void => {
    const stops = [field, ...listed()];
    const index = stops.findIndex((stop) => stop.matches(":focus"));
    stops[Math.min(Math.max(index + step, 0), stops.length - 1)]?.focus();
  };

  const wideScreen = matchMedia("(min-width: 56.0625rem)");
  const unfold = (): void => {
    contents.open = wideScreen.matches;
  };
  wideScreen.addEventListener("change", unfold);
  unfold();

  field.addEventListener("input", find);
  contents.addEventListener("keydown", (event) => {
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") go(key === "ArrowDown" ? 1 : -1);
    else if (key === "Enter" && event.target === field) listed()[0]?.click();
    else if (key === "Escape" && field.value) {
      field.value = "";
      find();
      field.focus();
    } else return;
    event.preventDefault();
  });
  // On narrow screens the contents close after a link is followed.
  contents.addEventListener("click", ({ target }) => {
    if (!wideScreen.matches && target instanceof Element && target.closest("a")) contents.open = false;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    event.preventDefault();
    contents.open = true;
    field.focus();
    field.select();
  });
};
