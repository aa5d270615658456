import { toDisplayText } from "../../text/display-text.ts";
import { escapeHtml } from "../../text/escape-html.ts";

/** Placeholders in the 404 page, filled in per request. On hosts that serve only files, a script fills them in. */
export const placeholders = {
  /** Replaced by the requested path. `text` stands for it without scripts. */
  address: (text: string) => `<span data-asked="">${text}</span>`,
  /** Hidden unless there is a suggestion. `text` has the placeholder `link`. */
  nearest: (text: string) => `<span data-nearest="" hidden="">${text}</span>`,
  link: '<a data-nearest-link=""></a>',
} as const;

/** An unknown path, decoded, and the closest known path. */
export interface UnknownPath {
  readonly path: string;
  readonly nearest?: string | undefined;
}

/** Fills in the placeholders of the 404 page. Shows URL paths, which contain the base path. */
export const fillNotFoundPage = (html: string, { path, nearest }: UnknownPath, basePath: string): string => {
  const suggestion = nearest === undefined ? "" : escapeHtml(basePath + nearest);
  const link = `<a href="${suggestion}">${suggestion}</a>`;
  return html
    .replace(/<span data-asked="">.*?<\/span>/s, () => `<code>${escapeHtml(toDisplayText(basePath + path))}</code>`)
    .replace(
      /<span data-nearest="" hidden="">(.*?)<\/span>/s,
      (_, text: string) => suggestion && `<span data-nearest="">${text.replace(placeholders.link, () => link)}</span>`,
    );
};
