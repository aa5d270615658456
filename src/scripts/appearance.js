/*
 * The switch between automatic, light and dark. Pages load this file in their head and wait for it, so that they are not
 * drawn in the wrong colors first. It is not a module, because modules wait for the document.
 */
(() => {
  const key = "appearance";
  const next = { auto: "light", light: "dark", dark: "auto" };
  const root = document.documentElement;
  const themeColors = document.querySelectorAll('meta[name="theme-color"]');

  const show = (appearance) => {
    root.dataset.appearance = appearance;
    for (const meta of themeColors)
      meta.content = meta.dataset[appearance === "auto" ? meta.dataset.system : appearance];
  };

  // Storage can be forbidden. The switch then works for the open page.
  const read = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (appearance) => {
    try {
      localStorage.setItem(key, appearance);
    } catch {}
  };

  const stored = read();
  if (stored && Object.hasOwn(next, stored)) show(stored);

  document.addEventListener("click", ({ target }) => {
    if (!target.closest("[data-appearance-switch]")) return;
    const appearance = next[root.dataset.appearance];
    show(appearance);
    write(appearance);
  });
  // Another page of the site was switched.
  addEventListener("storage", (event) => {
    if (event.key === key && event.newValue && Object.hasOwn(next, event.newValue)) show(event.newValue);
  });
})();
