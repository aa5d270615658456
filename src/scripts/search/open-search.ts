import { hasShortcuts, opensSearch } from "./shortcuts.ts";

/** Opens the search. Its code and the index are loaded on first use. */
const open = async (texts: string): Promise<void> => {
  const { showSearch } = await import("./dialog.ts");
  showSearch(JSON.parse(texts));
};

/** Connects the search button, other elements that open the search, and the keyboard shortcuts. */
export const offerSearch = (): void => {
  const button = document.querySelector<HTMLElement>("[data-search]");
  const texts = button?.dataset.search;
  if (!button || !texts) return;
  for (const opener of [button, ...document.querySelectorAll("[data-open-search]")])
    opener.addEventListener("click", () => void open(texts));
  const hint = button.querySelector<HTMLElement>("kbd");
  if (hint) hint.hidden = !hasShortcuts();
  document.addEventListener("keydown", (event) => {
    if (!opensSearch(event)) return;
    event.preventDefault();
    void open(texts);
  });
};
