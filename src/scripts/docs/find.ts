/** Whether someone is writing, so that a key is text. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("input, textarea, select");

/** Has the contents list what is typed above them: `/` goes there, arrows go through what is found, Enter follows it. */
export const findInContents = (): void => {
  const contents = document.querySelector<HTMLDetailsElement>(".contents");
  const field = contents?.querySelector<HTMLInputElement>("input");
  const status = contents?.querySelector("[role=status]");
  if (!contents || !field || !status) return;
  const links = [...contents.querySelectorAll<HTMLAnchorElement>("nav a")];
  const entries = links.map((link) => ({
    link,
    row: link.parentElement ?? link,
    text: `${link.textContent} ${link.dataset.words}`.toLowerCase(),
  }));
  const found = (): HTMLAnchorElement[] => entries.flatMap(({ link, row }) => (row.hidden ? [] : [link]));

  const filter = (): void => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const { row, text } of entries) {
      const isListed = words.length > 0 || row.dataset.onlyFound === undefined;
      row.hidden = !isListed || !words.every((word) => text.includes(word));
    }
    for (const section of contents.querySelectorAll<HTMLElement>("section"))
      section.hidden = !section.querySelector("li:not([hidden])");
    const { length } = found();
    status.textContent = words.length === 0 ? "" : length > 0 ? `${length} found` : "Nothing here is called that.";
  };

  const go = (step: 1 | -1): void => {
    const stops = [field, ...found()];
    const at = stops.findIndex((stop) => stop.matches(":focus"));
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
  };

  /** Where the contents can be folded away, they are once they have led somewhere. */
  const fold = (): void => {
    if (!wide.matches) contents.open = false;
  };

  const wide = matchMedia("(min-width: 56.0625rem)");
  const unfold = (): void => {
    contents.open = wide.matches;
  };
  wide.addEventListener("change", unfold);
  unfold();

  field.addEventListener("input", filter);
  contents.addEventListener("keydown", (event) => {
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") go(key === "ArrowDown" ? 1 : -1);
    else if (key === "Enter" && event.target === field) found()[0]?.click();
    else if (key === "Escape" && field.value) {
      field.value = "";
      filter();
      field.focus();
    } else return;
    event.preventDefault();
  });
  for (const link of links) link.addEventListener("click", fold);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    event.preventDefault();
    contents.open = true;
    field.focus();
    field.select();
  });
};
