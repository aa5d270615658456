import { hasShortcuts, opensSearch } from "./shortcuts.ts";

/** Opens the search. Its code and the index are loaded on first use. */
const open = async (): Promise<void> => {
  const { showSearch } = await import("./dialog.ts");
  showSearch();
};

/** Connects the search button and the keyboard shortcuts. */
export const offerSearch = (): void => {
  const button = document.querySelector<HTMLElement>("[data-search]");
  button?.addEventListener("click", () => void open());
  const hint = button?.querySelector<HTMLElement>("kbd");
  if (hint) hint.hidden = !hasShortcuts();
  document.addEventListener("keydown", (event) => {
    if (!opensSearch(event)) return;
    event.preventDefault();
    void open();
  });
};
