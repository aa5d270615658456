import { type Listed, placesOf } from "./places.ts";
import { ranked } from "./rank.ts";

/** Whether someone is writing, so that a key is text. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("input, textarea, select");

/** Has the contents list what is typed above them: `/` goes there, arrows go through what is found, Enter follows it. */
export const findInContents = (): void => {
  const contents = document.querySelector<HTMLDetailsElement>(".contents");
  const field = contents?.querySelector<HTMLInputElement>("input");
  const status = contents?.querySelector("[role=status]");
  const results = contents?.querySelector(".found");
  if (!contents || !field || !status || !results) return;

  let places: readonly Listed[] | undefined;
  const find = (): void => {
    const isAsked = field.value.trim() !== "";
    places ??= placesOf(contents);
    const found = ranked(field.value, places).map(({ row }) => row.cloneNode(true));
    results.replaceChildren(...found);
    for (const row of results.children) {
      row.removeAttribute("hidden");
      // What is read is marked in the list of everything.
      row.querySelector("a")?.removeAttribute("aria-current");
    }
    for (const section of contents.querySelectorAll("section")) section.hidden = isAsked;
    status.textContent = isAsked ? (found.length > 0 ? `${found.length} found` : "Nothing here is called that.") : "";
  };

  /** The links that are listed now. */
  const listed = (): HTMLAnchorElement[] => [
    ...contents.querySelectorAll<HTMLAnchorElement>(".found a, section:not([hidden]) li:not([hidden]) a"),
  ];

  const go = (step: 1 | -1): void => {
    const stops = [field, ...listed()];
    const at = stops.findIndex((stop) => stop.matches(":focus"));
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
  };

  const wide = matchMedia("(min-width: 56.0625rem)");
  const unfold = (): void => {
    contents.open = wide.matches;
  };
  wide.addEventListener("change", unfold);
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
  // Where the contents can be folded away, they are once they have led somewhere.
  contents.addEventListener("click", ({ target }) => {
    if (!wide.matches && target instanceof Element && target.closest("a")) contents.open = false;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    event.preventDefault();
    contents.open = true;
    field.focus();
    field.select();
  });
};
