import { escaped } from "./escaped.ts";
import { visible } from "./visible.ts";

/** What the page for paths at which nothing is says where nobody has filled in what was asked for. */
export const gaps = {
  asked: '<span data-asked="">this address</span>',
  nearest: '<span data-nearest=""></span>',
} as const;

/** A path at which nothing is, as people read it, and the known one that may be meant. */
export interface Missed {
  readonly path: string;
  readonly nearest?: string | undefined;
}

/** The page with what was asked for. */
export const filledIn = (html: string, { path, nearest }: Missed): string => {
  const meant = nearest === undefined ? "" : escaped(nearest);
  return html
    .replace(gaps.asked, () => `<code>${escaped(visible(path))}</code>`)
    .replace(gaps.nearest, () => meant && `Did you mean <a href="${meant}">${meant}</a>?`);
};
