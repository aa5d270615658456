import { type ContentIssue, issueAt } from "./content-issue.ts";
import type { PublishedText } from "./hidden-email.ts";
import { lineEnd } from "./yaml/lines.ts";
import { quoteYaml } from "./yaml/quotes.ts";

/** A comment such as `#4` that was probably meant as text: most comments start with a space. */
const cutOff = ({ source, start, end }: PublishedText): ContentIssue[] => {
  const isQuoted = /["'|>]/.test(source.text[start] ?? "");
  const rest = source.text.slice(end, lineEnd(source.text, end));
  const [, space = "", comment] = /^([ \t]+)(#\S.*?)\s*$/.exec(rest) ?? [];
  if (isQuoted || comment === undefined) return [];
  const at = end + space.length;
  return [
    issueAt(source, at, at + comment.length, {
      found: `\`${comment}\`, which YAML reads as a comment, so that pages do not show it`,
      expected: "quotes around text with #, or a space after the # of a comment",
      fix: `write ${quoteYaml(source.text.slice(start, end) + space + comment)}`,
    }),
  ];
};

/** Text in quotation marks that YAML does not know. */
const curlyQuotes = ({ source, start, end }: PublishedText): ContentIssue[] => {
  const text = source.text.slice(start, end);
  const [, inner] = /^[“„‘‚«]([^“”„«»\n]*)[”“’»]$/.exec(text) ?? [];
  if (inner === undefined) return [];
  return [
    issueAt(source, start, end, {
      found: `the quotation marks ${text.at(0)} and ${text.at(-1)}, which pages show`,
      expected: "straight quotation marks, or none",
      fix: `write ${quoteYaml(inner)}; to show the quotation marks, write ${quoteYaml(text)}`,
    }),
  ];
};

const codeOrNothing = /(`{3,}|~{3,})[\s\S]*?\1|`[^`\n]*`/g;
const htmlTag =
  /<\/?(?:a|b|br|center|div|em|font|h[1-6]|hr|i|iframe|img|li|ol|p|small|span|strong|sub|sup|table|td|th|tr|u|ul|video)(?:\s[^<>]*)?\/?>/i;
const otherPicture = /!\[[^\]\n]*\]\(\s*<?https?:[^)\s]*[^)\n]*\)/i;

/** The issue with the first match of a pattern in a text, except in code. */
const firstIn = (
  { source, start, end }: PublishedText,
  pattern: RegExp,
  finding: (written: string) => Pick<ContentIssue, "found" | "expected" | "fix">,
): ContentIssue[] => {
  const text = source.text.slice(start, end).replaceAll(codeOrNothing, (code) => " ".repeat(code.length));
  const found = pattern.exec(text);
  if (!found) return [];
  const at = start + found.index;
  return [issueAt(source, at, at + found[0].length, finding(found[0]))];
};

/** Warnings of texts that pages probably show differently than their owner expects. */
export const textWarnings = (texts: readonly PublishedText[]): ContentIssue[] =>
  texts.flatMap((text) => [
    ...cutOff(text),
    ...curlyQuotes(text),
    ...firstIn(text, htmlTag, (tag) => ({
      found: `the HTML \`${tag}\`, which pages show as it is written`,
      expected: "Markdown",
      fix: "write Markdown, such as **bold**, an empty line between paragraphs, or ![what it shows](./picture.jpg); put code into backticks",
    })),
    ...firstIn(text, otherPicture, () => ({
      found: "a picture of another site, of which pages show only a link",
      expected: "a picture in the content folder, because pages load nothing from other sites",
      fix: "save the picture next to this file and write its name, or remove the ! to write a link",
    })),
  ]);
