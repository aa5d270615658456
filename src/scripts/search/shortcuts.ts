const name = "vitrine.shortcuts";

/** Whether keyboard shortcuts are on. Visitors can switch them off (WCAG 2.1.4). */
export const hasShortcuts = (): boolean => {
  try {
    return localStorage.getItem(name) !== "off";
  } catch {
    return true;
  }
};

/** Shows the key on the search button if shortcuts are on. */
export const updateHint = (): void => {
  const hint = document.querySelector<HTMLElement>("[data-search] kbd");
  if (hint) hint.hidden = !hasShortcuts();
};

/** Switches keyboard shortcuts on or off, also for later visits. */
export const setShortcuts = (isOn: boolean): void => {
  try {
    if (isOn) localStorage.removeItem(name);
    else localStorage.setItem(name, "off");
  } catch {
    // Without local storage, they stay on.
  }
  updateHint();
};

/** Whether the target is a text input. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/** Whether a key opens the search: `/`, or K with Ctrl or Command. */
export const opensSearch = (event: KeyboardEvent): boolean => {
  if (!hasShortcuts()) return false;
  const isModified = event.ctrlKey || event.metaKey;
  if (event.key.toLowerCase() === "k") return isModified && !event.altKey && !event.shiftKey;
  return event.key === "/" && !isModified && !event.altKey && !isWriting(event.target);
};
