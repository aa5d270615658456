import { type SearchEntry, searchFile } from "../../contract/search/search-entry.ts";
import { createElement } from "../shared/create-element.ts";
import { basePath, parseJson, send } from "../shared/send.ts";
import { hasShortcuts, setShortcuts } from "./shortcuts.ts";
import { siteSearch } from "./site-search.ts";
import type { SearchTexts } from "./texts.ts";

type Find = ReturnType<typeof siteSearch>;

declare const __HAS_LANGUAGES__: boolean;

/** The file with the entries in the language of the page. */
const indexFile = (): string => {
  const { file = searchFile }: Partial<SearchTexts> = JSON.parse(
    document.querySelector<HTMLElement>("[data-search]")?.dataset.search ?? "{}",
  );
  return file;
};

const loadIndex = async (): Promise<Find | undefined> => {
  const path = __HAS_LANGUAGES__ ? indexFile() : searchFile;
  const outcome = await send({ method: "GET", path }, undefined, "default");
  const entries = outcome?.status === 200 ? parseJson(outcome) : undefined;
  return Array.isArray(entries) ? siteSearch(entries as SearchEntry[]) : undefined;
};

const resultItem = ({ title, text, path, kind, section }: SearchEntry, texts: SearchTexts): HTMLElement => {
  // Titles of pages are in the language of labels; guides, operations and errors are in English.
  const isContent = kind === "Project" || kind === "Entry";
  const lang = isContent ? texts.contentLanguage : kind === "Page" ? texts.language : "en";
  return createElement(
    "li",
    {},
    createElement(
      "a",
      { href: basePath + path },
      createElement("strong", { lang }, title),
      " ",
      createElement("span", { className: "kind" }, section ?? texts.kinds[kind] ?? kind),
      ...(text ? [" ", createElement("span", { className: "text", lang }, text)] : []),
    ),
  );
};

const shortcutSwitch = ({ shortcuts }: SearchTexts): HTMLElement => {
  const box = createElement("input", { type: "checkbox", checked: hasShortcuts() });
  box.addEventListener("change", () => setShortcuts(box.checked));
  const keys: Readonly<Record<string, string>> = { "{first}": "/", "{second}": "Ctrl K" };
  const parts = shortcuts.split(/(\{\w+\})/).map((part) => (keys[part] ? createElement("kbd", {}, keys[part]) : part));
  return createElement("label", { className: "choice" }, box, " ", ...parts);
};

/** The dialog: a field, what it finds, and a switch for the shortcuts. Arrow keys move through the results. */
const makeDialog = (texts: SearchTexts): HTMLDialogElement => {
  const field = createElement("input", {
    type: "search",
    autocomplete: "off",
    spellcheck: false,
    enterKeyHint: "go",
    placeholder: texts.placeholder,
  });
  field.ariaLabel = texts.field;
  const status = createElement("p", { className: "status" });
  status.setAttribute("role", "status");
  const results = createElement("ul");
  const close = createElement("button", { type: "button", className: "button quiet" }, texts.close);
  const dialog = createElement(
    "dialog",
    { className: "search", lang: texts.language },
    createElement("div", { className: "search-head" }, field, close),
    status,
    results,
    createElement("div", { className: "search-foot" }, shortcutSwitch(texts)),
  );
  dialog.ariaLabel = texts.title;

  let find: Promise<Find | undefined> | undefined;
  const update = async (): Promise<void> => {
    find ??= loadIndex();
    const query = field.value;
    const loaded = await find;
    if (query !== field.value) return;
    if (!loaded) find = undefined;
    const found = loaded?.(query) ?? [];
    results.replaceChildren(...found.map((entry) => resultItem(entry, texts)));
    const outcome = found.length > 0 ? texts.found.replace("{number}", String(found.length)) : texts.none;
    status.textContent = loaded ? (query.trim() === "" ? "" : outcome) : texts.failed;
  };
  const links = (): HTMLAnchorElement[] => [...results.querySelectorAll("a")];
  const move = (step: 1 | -1): void => {
    const stops: (Element | null)[] = [field, ...links()];
    const index = stops.indexOf(document.activeElement);
    const next = stops[Math.min(Math.max(index + step, 0), stops.length - 1)];
    if (next instanceof HTMLElement) next.focus();
  };
  field.addEventListener("input", () => void update());
  close.addEventListener("click", () => dialog.close());
  results.addEventListener("click", ({ target }) => {
    // A link within the page does not close the dialog by itself.
    if (target instanceof Element && target.closest("a")) dialog.close();
  });
  dialog.addEventListener("click", ({ target }) => {
    // The backdrop belongs to the dialog.
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => {
    // The keys of an input method, which chooses characters with them.
    if (event.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    // Otherwise, browsers only empty the field at first.
    else if (event.key === "Escape") dialog.close();
    else if (event.key === "Enter" && event.target === field) links()[0]?.click();
    else return;
    event.preventDefault();
  });
  document.body.append(dialog);
  void update();
  return dialog;
};

let made: HTMLDialogElement | undefined;

/** Shows the search, for a query if one is given. Browsers return the focus when it is closed. */
export const showSearch = (texts: SearchTexts, query?: string): void => {
  made ??= makeDialog(texts);
  if (!made.open) made.showModal();
  const field = made.querySelector("input");
  if (field && query !== undefined) {
    field.value = query;
    field.dispatchEvent(new Event("input"));
  }
  field?.select();
};
