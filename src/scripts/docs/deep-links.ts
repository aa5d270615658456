/** Opens the element that contains the target of the URL fragment, and the example of a linked error. */
const open = (): void => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const closed = target?.parentElement?.closest<HTMLDetailsElement>("details:not([open])");
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
