/** Unfolds the contents on wide screens. On narrow ones, they fold after a link is followed. */
export const foldContents = (): void => {
  const contents = document.querySelector<HTMLDetailsElement>(".contents");
  if (!contents) return;
  const wideScreen = matchMedia("(min-width: 56.0625rem)");
  const unfold = (): void => {
    contents.open = wideScreen.matches;
  };
  wideScreen.addEventListener("change", unfold);
  unfold();
  contents.addEventListener("click", ({ target }) => {
    if (!wideScreen.matches && target instanceof Element && target.closest("a")) contents.open = false;
  });
};
