import type { SearchEntry } from "./rank-entries.ts";

/** A searchable section, and its row in the contents. */
export interface ContentsEntry extends SearchEntry {
  readonly row: HTMLElement;
}

/** The texts below an element, without the errors of operations, which have their own section. */
const textsIn = (root: Element, selector: string): string =>
  Array.from(root.querySelectorAll(`:is(${selector}):not(.failures *)`), ({ textContent }) => textContent).join(" ");

/** The member names in the example responses. */
const membersIn = (root: Element): string =>
  Array.from(textsIn(root, ".answer-example pre").matchAll(/"(\w+)":/g), ([, name]) => name).join(" ");

const contentsEntry = (link: HTMLAnchorElement): ContentsEntry => {
  const id = decodeURIComponent(link.hash.slice(1));
  const label = link.textContent.trim().replaceAll(/\s+/g, " ");
  const root = document.getElementById(id)?.closest("section, article, li, .errors > *");
  const row = link.parentElement ?? link;
  return {
    row,
    names: [id, label],
    terms: `${id} ${label} ${root ? textsIn(root, "h2, h3, dt, code:not(pre code, .headers td:last-child code)") : ""}`,
    text: root ? `${textsIn(root, "p, li, td:not(.headers td:last-child)")} ${membersIn(root)}` : "",
    only: row.dataset.onlyFound ?? "",
  };
};

/** Reads the searchable sections from the page. */
export const readContents = (contents: Element): readonly ContentsEntry[] =>
  Array.from(contents.querySelectorAll<HTMLAnchorElement>("section a"), contentsEntry);
