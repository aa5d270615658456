import { type Link, linksOf } from "../markdown.ts";
import { type Mistake, mistakeAt } from "./mistake.ts";
import type { Source } from "./source.ts";

/** An address with a scheme, or a path or part of the site: it leads to the same wherever the text is shown. */
const isWhole = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|[/#])/i.test(href);

const fixFor = ({ href, isPicture }: Link): string => {
  if (isPicture)
    return "write the whole address of a picture that is on the web, or remove it: a page is text, and shows a picture as a link";
  const [, project] = /^(?:\.\/)?([\p{L}\p{N}\p{M}_-]+)\.md$/u.exec(href) ?? [];
  if (project) return `write /projects/${project}, if another project is meant`;
  return /^www\./i.test(href) ? `write https://${href}` : "write the whole address, or remove the link";
};

/** Links and pictures in the body of a project, which starts at an offset, whose addresses lead nowhere. */
export const relativeLinks = (source: Source, start: number): Mistake[] => {
  let from = start;
  return linksOf(source.text.slice(start)).flatMap((link) => {
    const { href, raw, isPicture } = link;
    // Behind the first line there can be marks of a list or quotation, which are not part of the link.
    const [line = ""] = raw.split("\n");
    const at = Math.max(source.text.indexOf(line, from), start);
    from = at + 1;
    if (isWhole(href)) return [];
    const finding = {
      found: `${isPicture ? "a picture" : "a link"} to ${href === "" ? "no address" : `\`${href}\``}, which leads nowhere from the pages`,
      expected: "an address from https:// on, or a path of this site that starts with /",
      fix: fixFor(link),
    };
    return [mistakeAt(source, at, at + line.length, finding)];
  });
};
