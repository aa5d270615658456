import { type ContentIssue, issueAt } from "./content-issue.ts";
import type { Source } from "./source.ts";

/** A text that the site publishes, and its offsets in its file. */
export interface PublishedText {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
}

/** Warnings of texts that contain an email address that the owner hides. Pages show these texts unchanged. */
export const hiddenEmailWarnings = (texts: readonly PublishedText[], addresses: readonly string[]): ContentIssue[] =>
  texts.flatMap(({ source, start, end }) => {
    const text = source.text.slice(start, end).toLowerCase();
    return addresses.flatMap((address) => {
      const at = text.indexOf(address.toLowerCase());
      if (at === -1) return [];
      return [
        issueAt(source, start + at, start + at + address.length, {
          found: `the email address \`${address}\`, which \`hideEmail\` in site.yaml hides elsewhere`,
          expected: "texts without it, because they are published as they are",
          fix: "remove it, or link to your contact form instead",
        }),
      ];
    });
  });
