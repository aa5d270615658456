import { sentencesOf } from "../../ask/index/chunk.ts";

/** A part of a job posting that can be a requirement. */
export interface Part {
  readonly text: string;
  /** An item of a list, a line without a bullet, what follows a label such as `Skills:`, or a clause of a sentence. */
  readonly kind: "item" | "line" | "value" | "clause";
  /** The heading above, and the label before it. */
  readonly heading: string;
  /** The sentence or line that it is from. */
  readonly context: string;
  /** Parts of one list have the same number. */
  readonly list: number;
  /** Where it is, from 0 for the start to 1; undefined in a short posting. */
  readonly position: number | undefined;
}

const bullet =
  /^(?:[-*+•·–—▪■◦○‣●✓✔→>~]|\p{Extended_Pictographic}\uFE0F?|\(?\d{1,2}(?:\.\d{1,2})+\.?\)?|\(?(?:\d{1,2}|[a-z])[.)]|o(?= \p{Lu}))\s+/u;

/** Bullets are of the same kind if they only differ in their numbers or letters. */
const bulletKindOf = (line: string): string => (bullet.exec(line)?.[0] ?? "").replaceAll(/\d+|[a-z](?=[.)])/g, "1");

/** `2. Selection`: an item of a list, or the heading of a section. */
const numbered = /^(\d{1,2})[.)]\s+/;
const numberOf = (line: string): number => Number(numbered.exec(line)?.[1]);

/** What a tender gives for an answer: `(15 marks)`. */
const marks = /\s*\(\d+ (?:marks?|points?|%)\)$/i;

/** Removes characters without a width, such as marks of the writing direction, and the spaces around a text. */
export const plainLine = (text: string): string =>
  text
    .replaceAll(/\p{Cf}|\p{Cc}/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The same without the marks of Markdown headings and bold text. */
const withoutMarkdown = (line: string): string =>
  line
    .replace(/^#{1,6}\s+/, "")
    .replaceAll(/\*\*|__/g, "")
    .trim();

const trimPunctuation = (text: string): string => text.replace(/^[\s,;:.–-]+|(?<![\s,;:.!–-])[\s,;:.!–-]+$/gu, "");

/** A line that is not empty. */
interface Line {
  readonly text: string;
  /** Whether it follows an empty line, or the text has none. */
  readonly isSeparate: boolean;
}

const noLine: Line = { text: "", isSeparate: true };

const linesOf = (text: string): Line[] => {
  const lines = text.split(/\r\n?|\n/).map((line) => withoutMarkdown(plainLine(line)));
  const hasGaps = lines.includes("");
  return lines.flatMap((line, index) =>
    line === "" ? [] : [{ text: line, isSeparate: !hasGaps || (lines[index - 1] ?? "") === "" }],
  );
};

const MAX_HEADING_LENGTH = 90;
const MAX_HEADING_WORDS = 9;

const isHeading = ({ text, isSeparate }: Line, previous: Line, next: Line): boolean => {
  if (text.length > MAX_HEADING_LENGTH) return false;
  if (numbered.test(text)) {
    // In a list: below a colon, or beside the number before or after it.
    const isNext = numberOf(previous.text) + 1 === numberOf(text) && isSeparate === previous.isSeparate;
    return !previous.text.endsWith(":") && !isNext && numberOf(text) + 1 !== numberOf(next.text);
  }
  // `🧠 What you bring` above items with arrows.
  if (bullet.test(text)) return isSeparate && bullet.test(next.text) && bulletKindOf(text) !== bulletKindOf(next.text);
  if (text.endsWith(":")) return true;
  if (/:\s*\S/.test(text) || text.split(" ").length > MAX_HEADING_WORDS) return false;
  if (bullet.test(next.text)) return isSeparate || !/[.!,;]$/.test(text);
  if (/[.!,;]$/.test(text) || !isSeparate) return false;
  return !next.isSeparate || next.text.length > MAX_HEADING_LENGTH || text.endsWith("?") || text === text.toUpperCase();
};

/** Where a clause starts that may be another requirement. */
const clauseBoundary =
  /;\s+|\s*[,:]\s+(?:(?:and|or|but|so|therefore|as well as|plus)\s+)*|\s+(?:and|but)\s+(?=(?:an?|you|can|at least|some|has|have|experience|knowledge|therefore|from anyone|from people)\s)/gi;

/** Commas in brackets do not separate clauses. */
const clausesOf = (sentence: string): string[] => {
  const masked = sentence.replaceAll(/\([^()]*\)/g, (part) => "_".repeat(part.length));
  const clauses: string[] = [];
  let start = 0;
  for (const { 0: boundary, index } of masked.matchAll(clauseBoundary)) {
    clauses.push(sentence.slice(start, index));
    start = index + boundary.length;
  }
  return [...clauses, sentence.slice(start)];
};

/** A list in one line: `Must have: Docker, Terraform`. */
const labeled = /^([^:.!?]{2,40}):\s+(.+)$/;

/** What separates its items: no comma in `SQL, Go or Rust`. */
const itemBoundary = /\s*[;•|]\s+|\s*,\s+(?!(?:[^;•|]{0,100}\s)?or\s)/;

/** Longer lines, and those with a full stop, are text. */
const MAX_LINE_LENGTH = 80;

type TextOfPart = Pick<Part, "text" | "context">;

const partsOfLine = (
  line: string,
): { readonly kind: Part["kind"]; readonly label?: string; readonly parts: TextOfPart[] } => {
  if (bullet.test(line)) {
    const text = line.replace(bullet, "").replace(marks, "");
    return { kind: "item", parts: [{ text, context: text }] };
  }
  const [, label, list = ""] = labeled.exec(line) ?? [];
  if (label !== undefined && !/[.!?]\s+\p{Lu}/u.test(list))
    return { kind: "value", label, parts: list.split(itemBoundary).map((text) => ({ text, context: line })) };
  if (line.length <= MAX_LINE_LENGTH && !/[.!?]$/.test(line))
    return { kind: "line", parts: [{ text: line, context: line }] };
  const sentences = sentencesOf(line.replaceAll(/\b(min|approx)\.(?= )/gi, "$1"));
  return {
    kind: "clause",
    parts: sentences.flatMap((context) => clausesOf(context).map((text) => ({ text, context }))),
  };
};

const hasWord = /\p{L}{2}|\p{L}[+#]/u;

/** `Hi, we need …`: the first word of a sentence asks for nothing. */
const isOpening = (text: string, sentence: string): boolean => !text.includes(" ") && sentence.startsWith(text);

/** Shorter postings neither begin with the company nor end with how to apply. */
const MIN_LENGTH = 300;

/** The parts of a job posting, in order, without headings. */
export const partsOf = (posting: string): Part[] => {
  const lines = linesOf(posting);
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  let heading = "";
  let list = 0;
  let hasItems = false;
  let offset = 0;
  return lines.flatMap((line, index): Part[] => {
    const start = offset;
    offset += line.text.length;
    if (isHeading(line, lines[index - 1] ?? noLine, lines[index + 1] ?? noLine)) {
      heading = line.text.replace(bullet, "");
      hasItems = false;
      list += 1;
      return [];
    }
    const { kind, label, parts } = partsOfLine(line.text);
    const isText = kind === "clause" || kind === "value";
    // What follows a list has no heading of its own.
    if (isText && hasItems) heading = "";
    if (isText) list += 1;
    hasItems ||= !isText;
    return parts
      .map(({ text, context }) => ({
        text: trimPunctuation(text),
        kind,
        heading: label ?? heading,
        context,
        list,
        position: length < MIN_LENGTH ? undefined : (start + Math.max(0, line.text.indexOf(context))) / length,
      }))
      .filter(({ kind, text, context }) => hasWord.test(text) && !(kind === "clause" && isOpening(text, context)));
  });
};
