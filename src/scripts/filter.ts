import { fold, terms } from "../portfolio/fold.ts";

/**
 * Filters the projects of a page in place: by kind, and by words that must all occur. Both stand in the address, so a
 * filtered page can be shared and gone back to. Without this script the links lead to the lists on /projects.
 */
const filter = (root: HTMLElement): void => {
  const input = root.querySelector("input");
  const count = root.querySelector(".count");
  const items = [...document.querySelectorAll<HTMLElement>("main li[data-kind]")].map((item) => ({
    item,
    kind: item.dataset.kind,
    text: fold(`${item.textContent} ${item.dataset.words ?? ""}`),
  }));
  const groups = document.querySelectorAll<HTMLElement>("main [data-group]");
  const rest = document.querySelector<HTMLAnchorElement>("main [data-rest]");
  if (!input || !count) return;

  const show = (kind: string, query: string): void => {
    const words = terms(query);
    let shown = 0;
    for (const { item, kind: own, text } of items) {
      item.hidden = (kind !== "" && kind !== own) || !words.every((word) => text.includes(word));
      if (!item.hidden) shown += 1;
    }
    // A phone shows the first few as long as nothing is asked for.
    root.closest("section")?.classList.toggle("filtered", kind !== "" || words.length > 0);
    for (const group of groups) group.hidden = !group.querySelector("li[data-kind]:not([hidden])");
    const all = items.length === 1 ? "1 project" : `${items.length} projects`;
    count.textContent = shown === items.length ? all : `${shown || "None"} of ${all}`;
    for (const link of root.querySelectorAll<HTMLElement>("a[data-kind]"))
      link.setAttribute("aria-current", String(link.dataset.kind === kind));
    for (const link of root.querySelectorAll<HTMLElement>("a[data-q]"))
      link.setAttribute("aria-current", String(fold(link.dataset.q ?? "") === fold(query.trim())));
  };

  const asked = () => new URLSearchParams(location.search);
  const follow = (): void => {
    input.value = asked().get("q") ?? "";
    show(asked().get("kind") ?? "", input.value);
    if (rest) rest.search = location.search;
  };
  const change = (values: Readonly<Record<string, string>>, method: "pushState" | "replaceState"): void => {
    const params = asked();
    for (const [name, value] of Object.entries(values)) value ? params.set(name, value) : params.delete(name);
    history[method](null, "", params.size > 0 ? `?${params}` : location.pathname);
  };

  root.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { kind, q } = link.dataset;
    // A tag that is on is taken off by the same link.
    const again = link.getAttribute("aria-current") === "true" && q !== undefined;
    change(kind !== undefined ? { kind } : { q: again ? "" : (q ?? "") }, "pushState");
    follow();
  });
  input.addEventListener("input", () => {
    change({ q: input.value }, "replaceState");
    show(asked().get("kind") ?? "", input.value);
    if (rest) rest.search = location.search;
  });
  addEventListener("popstate", follow);
  root.classList.add("ready");
  follow();
};

for (const root of document.querySelectorAll<HTMLElement>("[data-filter]")) filter(root);
