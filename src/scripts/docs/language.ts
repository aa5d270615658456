const name = "vitrine.language";

const kept = (): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

/** Shows every example in the language that was chosen at one of them, now and at the next visit. */
export const rememberLanguage = (): void => {
  const choices = [...document.querySelectorAll<HTMLInputElement>(".snippets input[type=radio]")];
  const choose = (language: string): void => {
    for (const choice of choices) choice.checked = choice.value === language;
  };
  const language = kept();
  if (choices.some(({ value }) => value === language)) choose(language ?? "");
  for (const choice of choices)
    choice.addEventListener("change", () => {
      // Examples above grow and shrink; the one that was chosen at stays where it is.
      const before = choice.getBoundingClientRect().top;
      choose(choice.value);
      scrollBy({ top: choice.getBoundingClientRect().top - before, behavior: "instant" });
      try {
        localStorage.setItem(name, choice.value);
      } catch {
        // Then it lasts as long as the page.
      }
    });
};
