import type { Place } from "./rank.ts";

/** A place on this page, and the row of the contents that leads there. */
export interface Listed extends Place {
  readonly row: HTMLElement;
}

/** What stands below an element and is of the place itself: errors of operations are explained elsewhere. */
const textsIn = (root: Element, selector: string): string =>
  Array.from(root.querySelectorAll(`:is(${selector}):not(.failures *)`), ({ textContent }) => textContent).join(" ");

/** The names of members in the JSON that an operation answers. */
const membersIn = (root: Element): string =>
  Array.from(textsIn(root, ".answer-example pre").matchAll(/"(\w+)":/g), ([, name]) => name).join(" ");

const placeOf = (link: HTMLAnchorElement): Listed => {
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

/** Reads on the page what the contents lead to. */
export const placesOf = (contents: Element): readonly Listed[] =>
  Array.from(contents.querySelectorAll<HTMLAnchorElement>("section a"), placeOf);
