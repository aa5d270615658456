import type { Source } from "../issues/source.ts";
import { markdownLinks } from "../markdown.ts";
import type { YamlTexts } from "../text/yaml-texts.ts";

/** A link or picture in a text of the content, and its position in the file. */
export interface ContentLink {
  readonly source: Source;
  /** Offsets in the file. */
  readonly start: number;
  readonly end: number;
  readonly href: string;
  readonly isPicture: boolean;
  /** Whether pages show the text as Markdown, so that a relative link would be broken. */
  readonly isRendered: boolean;
  /** The path of the page that shows the text, in the default language. */
  readonly page: string;
  /** The further language of the text, if it is not in the default one. Its links lead to pages of this language (D18). */
  readonly language?: string;
}

/** Whether a URL is relative: without a scheme, and neither a path from the root nor an anchor. */
export const isRelative = (href: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|[/#])/i.test(href);

/** A text of a content file, and its offsets in the file. */
interface TextRange {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The links of a Markdown text, in order. A link that is written differently in YAML, such as with escapes, has the
 * position of the whole text.
 */
const linksOf = (
  source: Source,
  { text, start, end }: TextRange,
  shown: Pick<ContentLink, "page" | "isRendered">,
): ContentLink[] => {
  let from = start;
  return markdownLinks(text).map(({ href, raw, isPicture }) => {
    // Only the first line: later lines can start with list or quotation marks, which `raw` does not contain.
    const [line = ""] = raw.split("\n");
    const found = source.text.indexOf(line, from);
    const isInText = found !== -1 && found < end;
    if (isInText) from = found + 1;
    const position = isInText ? { start: found, end: found + line.length } : { start, end };
    return { source, ...position, href, isPicture, ...shown };
  });
};

/** The links in the body of a project, which starts at offset `start`. */
export const bodyLinks = (source: Source, start: number, page: string): ContentLink[] =>
  linksOf(source, { text: source.text.slice(start), start, end: source.text.length }, { page, isRendered: true });

const hasLinks = ({ text }: TextRange): boolean => /\[|:\/\//.test(text);

/** The paths in the navigation of site.yaml. `valueLinks` finds the whole URLs. */
export const navigationLinks = (source: Source, { textsAt }: Pick<YamlTexts, "textsAt">): ContentLink[] =>
  textsAt("navigation", "url").flatMap((url) =>
    url && !hasLinks(url)
      ? [{ source, start: url.start, end: url.end, href: url.text, isPicture: false, isRendered: true, page: "/" }]
      : [],
  );

/**
 * The links in the values of a YAML document: whole URLs, and links in Markdown. `isRendered` is whether pages show the
 * values as Markdown.
 */
export const valueLinks = (
  source: Source,
  values: readonly TextRange[],
  shown: Pick<ContentLink, "page" | "isRendered">,
): ContentLink[] => values.flatMap((value) => (hasLinks(value) ? linksOf(source, value, shown) : []));
