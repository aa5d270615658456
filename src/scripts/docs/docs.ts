import { copyButtons } from "../shared/copy.ts";
import { openTargets } from "./deep-links.ts";
import { findInContents } from "./find.ts";
import { rememberLanguage } from "./language.ts";
import { markWhatIsRead } from "./reading.ts";
import { tryOperations } from "./try-it.ts";

/** Examples get their buttons when they are opened: there are many, and few are. */
const copyWhatOpens = (): void => {
  const add = ({ target }: Event): void => {
    if (!(target instanceof HTMLDetailsElement) || !target.matches(".answer-example, .errors details")) return;
    const status = target.querySelector(".badge")?.textContent;
    target.dataset.copy = status ? `answer ${status}` : `example ${target.closest("[id]")?.id}`;
    copyButtons(target);
  };
  document.addEventListener("toggle", add, true);
};

findInContents();
openTargets();
rememberLanguage();
copyButtons();
copyWhatOpens();
tryOperations();
markWhatIsRead();
