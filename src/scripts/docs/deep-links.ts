/** Opens what an address points into, and the example of an error that it points at. */
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

/** Has addresses with a fragment show what they name. */
export const openTargets = (): void => {
  addEventListener("hashchange", open);
  if (location.hash) open();
};
