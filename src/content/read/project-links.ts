import { type ContentIssue, issueAt } from "../issues/content-issue.ts";
import type { Source } from "../issues/source.ts";
import { type MarkdownLink, markdownLinks } from "../markdown.ts";

/** Whether a link works on every page: it has a scheme, or is a root-relative path or a fragment. */
const isAbsolute = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|[/#])/i.test(href);

const fixFor = ({ href, isPicture }: MarkdownLink): string => {
  if (isPicture) return "write the full URL of the picture, or remove it; pages show pictures as links";
  const [, project] = /^(?:\.\/)?([\p{L}\p{N}\p{M}_-]+)\.md$/u.exec(href) ?? [];
  if (project) return `write /projects/${project} to link to that project`;
  return /^www\./i.test(href) ? `write https://${href}` : "write the full URL, or remove the link";
};

/** Relative links and pictures in the body of a project, which starts at offset `start`. Pages cannot resolve them. */
export const relativeLinks = (source: Source, start: number): ContentIssue[] => {
  let from = start;
  return markdownLinks(source.text.slice(start)).flatMap((link) => {
    const { href, raw, isPicture } = link;
    // Only the first line: later lines can start with list or quotation marks, which `raw` does not contain.
    const [line = ""] = raw.split("\n");
    const offset = Math.max(source.text.indexOf(line, from), start);
    from = offset + 1;
    if (isAbsolute(href)) return [];
    const finding = {
      found: `${isPicture ? "a picture with" : "a link to"} ${href === "" ? "an empty URL" : `the relative URL \`${href}\``}`,
      expected: "a full URL such as https://example.com, or a path on this site that starts with /",
      fix: fixFor(link),
    };
    return [issueAt(source, offset, offset + line.length, finding)];
  });
};
