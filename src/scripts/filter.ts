import { fold, terms } from "../portfolio/fold.ts";

/** What is asked of the list: a kind, or none, a tag, or none, and words. */
interface Wanted {
  readonly kind: string;
  readonly tag: string;
  readonly q: string;
}

/**
 * Filters the projects of a page in place: by kind, by tag, and by words that must all occur. All stand in the address,
 * so a filtered page can be shared and gone back to. Without this script the links lead to the lists on /projects.
 */
const filter = (root: HTMLElement, main: HTMLElement): void => {
  const input = root.querySelector("input");
  const count = root.querySelector(".count");
  if (!input || !count) return;

  const items = [...main.querySelectorAll<HTMLElement>("li[data-kind]")].map((item) => ({
    item,
    kind: item.dataset.kind,
    tags: item.dataset.tags?.split("\n"),
    words: item.dataset.words ?? "",
  }));
  const groups = main.querySelectorAll<HTMLElement>("[data-group]");
  const kinds = root.querySelectorAll<HTMLElement>("a[data-kind]");
  const tags = root.querySelectorAll<HTMLElement>("a[data-tag]");
  const nothing = main.querySelector<HTMLElement>("[data-nothing]");
  const further = main.querySelector<HTMLAnchorElement>("a[data-further]");
  const all = count.textContent;

  /** Whether two tags are one in the index: their case and accents do not tell them apart. */
  const isSame = (one = "", other: string): boolean => fold(one).trim() === fold(other).trim();

  const asked = (): Wanted => {
    const params = new URLSearchParams(location.search);
    const kind = params.get("kind") ?? "";
    const tag = params.get("tag") ?? "";
    return {
      kind: [...kinds].some((link) => link.dataset.kind === kind) ? kind : "",
      tag: [...tags].some((link) => isSame(link.dataset.tag, tag)) ? tag : "",
      q: (params.get("q") ?? "").slice(0, input.maxLength),
    };
  };

  /** The address of this page with a filter in it. */
  const addressOf = (wanted: Wanted): string => {
    const params = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(wanted)) value ? params.set(name, value) : params.delete(name);
    return location.pathname + (params.size > 0 ? `?${params}` : "");
  };

  const show = ({ kind, tag, q }: Wanted): void => {
    const wanted = terms(q);
    const found = items.filter(
      ({ tags, words }) => (!tag || tags?.includes(fold(tag).trim())) && wanted.every((word) => words.includes(word)),
    );
    const shown = new Set(kind ? found.filter((each) => each.kind === kind) : found);
    for (const each of items) each.item.hidden = !shown.has(each);
    // A phone shows the first few, and /projects its index, as long as nothing is asked for.
    const isFiltered = kind !== "" || tag !== "" || wanted.length > 0;
    main.classList.toggle("filtered", isFiltered);
    if (further) {
      further.hidden = !isFiltered;
      further.search = location.search;
    }
    for (const group of groups) group.hidden = !group.querySelector("li[data-kind]:not([hidden])");
    count.textContent = shown.size === items.length ? all : `${shown.size || "None"} of ${all}`;
    if (nothing) nothing.hidden = shown.size > 0;
    for (const link of kinds) {
      const own = link.dataset.kind;
      link.setAttribute("aria-current", String(own === kind));
      const number = link.querySelector("span");
      if (number) number.textContent = String(own ? found.filter((each) => each.kind === own).length : found.length);
    }
    for (const link of tags) link.setAttribute("aria-current", String(isSame(link.dataset.tag, tag)));
  };

  const follow = (): void => {
    const wanted = asked();
    input.value = wanted.q;
    show(wanted);
  };

  main.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-kind], a[data-tag]");
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // A tag that is on is taken off by the same link.
    const again = link.getAttribute("aria-current") === "true" && link.dataset.kind === undefined;
    const before = asked();
    const { kind = before.kind, tag = before.tag, q = before.q } = link.dataset;
    history.pushState("chosen", "", addressOf({ kind, tag: again ? "" : tag, q }));
    follow();
    // A link that went with its sentence leaves the focus to the field.
    if (nothing?.contains(link)) input.focus();
  });

  // What was chosen can be gone back to; what is typed letter by letter is one step.
  input.addEventListener("input", () => {
    const before = asked();
    const isNew = history.state !== "typed" && Object.values(before).some(Boolean);
    const wanted = { ...before, q: input.value };
    history[isNew ? "pushState" : "replaceState"]("typed", "", addressOf(wanted));
    show(wanted);
  });

  addEventListener("popstate", follow);
  root.classList.add("ready");
  // What cannot be asked for does not stay in the address.
  const address = addressOf(asked());
  if (address !== location.pathname + location.search) history.replaceState(history.state, "", address + location.hash);
  follow();
};

const main = document.querySelector("main");
const root = main?.querySelector<HTMLElement>("[data-filter]");
if (main && root) filter(root, main);
