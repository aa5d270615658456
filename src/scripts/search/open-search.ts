import { opensSearch, updateHint } from "./shortcuts.ts";

/** Opens the search, with a query if one is given. Its code and the index are loaded on first use. */
const open = async (texts: string, query?: string): Promise<void> => {
  const { showSearch } = await import("./dialog.ts");
  showSearch(JSON.parse(texts), query);
};

/** Connects the search button, forms that open the search with their query, and the keyboard shortcuts. */
export const offerSearch = (): void => {
  const button = document.querySelector<HTMLElement>("[data-search]");
  const texts = button?.dataset.search;
  if (!button || !texts) return;
  button.addEventListener("click", () => void open(texts));
  for (const form of document.querySelectorAll("[data-open-search]"))
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void open(texts, form.querySelector("input")?.value);
    });
  updateHint();
  document.addEventListener("keydown", (event) => {
    if (!opensSearch(event)) return;
    event.preventDefault();
    void open(texts);
  });
};
