import { firstParagraphHtml } from "../content/markdown.ts";

const MAX_CHARACTERS = 120;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The text of HTML that `firstParagraphHtml` wrote. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, " ")
    .trim();

/** The first sentence of a Markdown text, up to 120 characters; undefined if the text has no paragraph. */
export const firstSentence = (markdown: string, language: string): string | undefined => {
  const text = textOf(firstParagraphHtml(markdown));
  const [first] = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text);
  const sentence = first?.segment.trim();
  if (!sentence || sentence.length <= MAX_CHARACTERS) return sentence || undefined;
  const words = sentence.slice(0, MAX_CHARACTERS).replace(/\s+\S*$/u, "");
  return `${words.replace(/[\s,;:–—-]+$/u, "")}…`;
};
