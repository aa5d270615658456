const name = "vitrine.language";

const storedLanguage = (): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

/** Shows all examples in the chosen language, now and on the next visit. */
export const rememberLanguage = (): void => {
  const choices = [...document.querySelectorAll<HTMLInputElement>(".snippets input[type=radio]")];
  const choose = (language: string): void => {
    for (const choice of choices) choice.checked = choice.value === language;
  };
  const language = storedLanguage();
  if (choices.some(({ value }) => value === language)) choose(language ?? "");
  for (const choice of choices)
    choice.addEventListener("change", () => {
      // Examples above change their height; keep this one in place.
      const before = choice.getBoundingClientRect().top;
      choose(choice.value);
      scrollBy({ top: choice.getBoundingClientRect().top - before, behavior: "instant" });
      try {
        localStorage.setItem(name, choice.value);
      } catch {
        // Without local storage, the choice lasts as long as the page.
      }
    });
};
