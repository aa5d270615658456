import { type ContentIssue, issueAt } from "../issues/content-issue.ts";
import type { Source } from "../issues/source.ts";
import { contentFormat } from "../site-file.ts";
import type { YamlTexts } from "../text/yaml-texts.ts";

/** The issue with a format in site.yaml that this release does not read. */
export const unreadableFormat = (source: Source, { textAt }: Pick<YamlTexts, "textAt">): ContentIssue[] => {
  const written = textAt("format");
  const format = written ? Number(written.text) : 1;
  if (!Number.isInteger(format) || format < 1 || format === contentFormat) return [];
  const finding = {
    found: `content of format ${format}`,
    expected: `format ${contentFormat}, which this release of Vitrine reads`,
    fix: format > contentFormat ? "update Vitrine, as docs/upgrade.md describes" : "run `npx vitrine upgrade`",
  };
  return [issueAt(source, written?.start ?? 0, written?.end ?? 1, finding)];
};
