/** Answers questions below the form. The code for it is loaded with the first question, so that the page shows sooner. */
const openAskBox = (form: HTMLFormElement): void => {
  const load = async () => (await import("./answers.ts")).answersBelow(form);
  let loaded: ReturnType<typeof load> | undefined;
  const ask = async (question: string, openPage: () => void): Promise<void> => {
    loaded ??= load();
    const answer = await loaded.catch(() => undefined);
    if (answer) await answer(question);
    else openPage();
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const question = form.querySelector("input")?.value.trim();
    if (question) void ask(question, () => form.submit());
  });
  form.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-question]");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void ask(link.textContent, () => location.assign(link.href));
  });
};

const form = document.querySelector<HTMLFormElement>("form[data-ask]");
if (form) openAskBox(form);
