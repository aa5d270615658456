/** Opens the element that contains the target of the URL fragment, and the example of a linked error. */
const open = (): void => {
  // The ids of these pages consist of characters that URLs do not encode.
  const target = document.getElementById(location.hash.slice(1));
  // The section has moved to another page, and this is a link to it.
  const moved =
    target?.matches("[data-moved]") && (target instanceof HTMLAnchorElement ? target : target.querySelector("a"));
  if (moved) {
    location.replace(moved.href);
    return;
  }
  const closed = target?.closest<HTMLDetailsElement>("details:not([open])");
  if (closed) {
    closed.open = true;
    target?.scrollIntoView();
  }
  const example = target?.closest(".errors > *")?.querySelector("details");
  if (example) example.open = true;
};

/** Opens collapsed content that a URL fragment links to. */
export const openTargets = (): void => {
  addEventListener("hashchange", open);
  if (location.hash) open();
};
