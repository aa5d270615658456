/**
 * Lays out the sections that phones have left for later, one per task. Then the page can be printed, copied and
 * captured as a whole, and its length no longer changes while it scrolls.
 */
export const layOutSections = (): void => {
  const sections = [...document.querySelectorAll<HTMLElement>(".text > *, .text article")].filter(
    (section) => getComputedStyle(section).contentVisibility === "auto",
  );
  const layOutNext = (): void => {
    const section = sections.shift();
    if (!section) return;
    section.style.contentVisibility = "visible";
    setTimeout(layOutNext);
  };
  if (document.readyState === "complete") layOutNext();
  else addEventListener("load", () => setTimeout(layOutNext));
};
