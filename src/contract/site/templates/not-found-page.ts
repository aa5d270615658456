import { toDisplayText } from "../../text/display-text.ts";
import { escapeHtml } from "../../text/escape-html.ts";

/** Placeholders in the 404 page, filled in per request. */
export const placeholders = {
  path: '<span data-asked="">this address</span>',
  nearest: '<span data-nearest=""></span>',
} as const;

/** An unknown path, decoded, and the closest known path. */
export interface UnknownPath {
  readonly path: string;
  readonly nearest?: string | undefined;
}

/** Fills in the placeholders of the 404 page. Shows URL paths, which contain the base path. */
export const fillNotFoundPage = (html: string, { path, nearest }: UnknownPath, basePath: string): string => {
  const suggestion = nearest === undefined ? "" : escapeHtml(basePath + nearest);
  return html
    .replace(placeholders.path, () => `<code>${escapeHtml(toDisplayText(basePath + path))}</code>`)
    .replace(placeholders.nearest, () => suggestion && `Did you mean <a href="${suggestion}">${suggestion}</a>?`);
};
