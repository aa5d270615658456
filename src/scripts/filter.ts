import { normalizeTag } from "../portfolio/normalize-for-search.ts";
import { search } from "../portfolio/projects/search.ts";

/** The filter: a kind and a tag, each empty if unset, and search words. */
interface FilterState {
  readonly kind: string;
  readonly tag: string;
  readonly q: string;
}

/**
 * Filters the projects of a page by kind, tag and words, all of which must match. The URL has the filter, so that it can
 * be shared and restored. Without this script, the links lead to the lists on /projects.
 */
const filter = (root: HTMLElement, main: HTMLElement): void => {
  const input = root.querySelector("input");
  const count = root.querySelector<HTMLElement>(".count");
  if (!input || !count) return;

  const items = [...main.querySelectorAll<HTMLElement>("li[data-kind]")].map((item) => ({
    item,
    kind: item.dataset.kind,
    tags: item.dataset.tags?.split("\n"),
    text: item.dataset.text ?? "",
  }));
  // An owner's own cards may lack what the filter needs; the list then stays as it is.
  if (items.length === 0) return;
  const groups = main.querySelectorAll<HTMLElement>("[data-group]");
  const kinds = root.querySelectorAll<HTMLElement>("a[data-kind]");
  const tags = root.querySelectorAll<HTMLElement>("a[data-tag]");
  const nothing = main.querySelector<HTMLElement>("[data-nothing]");
  const all = count.textContent;
  const { some = all } = count.dataset;

  /** Moves items into this order within their lists. Nothing moves if the order is the same, so that focus stays. */
  const order = (wanted: readonly { readonly item: HTMLElement }[]): void => {
    for (const list of new Set(wanted.map(({ item }) => item.parentElement))) {
      const moved = wanted.map(({ item }) => item).filter((item) => item.parentElement === list);
      const current = [...(list?.children ?? [])].filter((item) => moved.some((other) => other === item));
      if (moved.some((item, index) => item !== current[index])) list?.prepend(...moved);
    }
  };

  /** Whether two tags are equal, ignoring case and accents. */
  const isSame = (one = "", other: string): boolean => normalizeTag(one) === normalizeTag(other);

  const filterInUrl = (): FilterState => {
    const params = new URLSearchParams(location.search);
    const kind = params.get("kind") ?? "";
    const tag = params.get("tag") ?? "";
    return {
      kind: [...kinds].some((link) => link.dataset.kind === kind) ? kind : "",
      tag: [...tags].some((link) => isSame(link.dataset.tag, tag)) ? tag : "",
      q: (params.get("q") ?? "").slice(0, input.maxLength),
    };
  };

  /** The URL of this page with a filter. */
  const addressOf = (wanted: FilterState): string => {
    const params = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(wanted)) value ? params.set(name, value) : params.delete(name);
    return location.pathname + (params.size > 0 ? `?${params}` : "");
  };

  const show = ({ kind, tag, q }: FilterState): void => {
    const found = search(
      tag ? items.filter(({ tags }) => tags?.includes(normalizeTag(tag))) : items,
      q,
      ({ text }) => text,
    );
    const shown = new Set(kind ? found.filter((item) => item.kind === kind) : found);
    for (const item of items) item.item.hidden = !shown.has(item);
    order(q.trim() ? [...shown] : items);
    // A filter hides the tag index.
    const isFiltered = kind !== "" || tag !== "" || q.trim() !== "";
    main.classList.toggle("filtered", isFiltered);
    for (const group of groups) group.hidden = !group.querySelector("li[data-kind]:not([hidden])");
    count.textContent = shown.size === items.length ? all : some.replace("{shown}", String(shown.size));
    if (nothing) nothing.hidden = shown.size > 0;
    for (const link of kinds) {
      const linkKind = link.dataset.kind;
      link.setAttribute("aria-current", String(linkKind === kind));
      const number = link.querySelector("span");
      if (number)
        number.textContent = String(linkKind ? found.filter((item) => item.kind === linkKind).length : found.length);
    }
    for (const link of tags) link.setAttribute("aria-current", String(isSame(link.dataset.tag, tag)));
  };

  const follow = (): void => {
    const wanted = filterInUrl();
    input.value = wanted.q;
    show(wanted);
  };

  main.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-kind], a[data-tag]");
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The link of an active tag removes it.
    const again = link.getAttribute("aria-current") === "true" && link.dataset.kind === undefined;
    const before = filterInUrl();
    const { kind = before.kind, tag = before.tag, q = before.q } = link.dataset;
    history.pushState("chosen", "", addressOf({ kind, tag: again ? "" : tag, q }));
    follow();
    // The clicked link is hidden now, so focus moves to the field.
    if (nothing?.contains(link)) input.focus();
  });

  // Each choice is a history entry; typing is one entry.
  input.addEventListener("input", () => {
    const before = filterInUrl();
    const isNew = history.state !== "typed" && Object.values(before).some(Boolean);
    const wanted = { ...before, q: input.value };
    history[isNew ? "pushState" : "replaceState"]("typed", "", addressOf(wanted));
    show(wanted);
  });

  addEventListener("popstate", follow);
  root.classList.add("ready");
  // Remove unknown kinds and tags from the URL.
  const address = addressOf(filterInUrl());
  if (address !== location.pathname + location.search) history.replaceState(history.state, "", address + location.hash);
  follow();
};

const main = document.querySelector("main");
const root = main?.querySelector<HTMLElement>("[data-filter]");
if (main && root) filter(root, main);
