/** A block of code in HTML from Markdown, and its language. */
export interface CodeBlock {
  readonly language: string;
  readonly html: string;
}

/** A text whose code is beside it. */
export interface TextWithExamples {
  /** The text before the first block of code, or all of it if there is none before. */
  readonly text: string;
  readonly examples: readonly CodeBlock[];
  /** The text after the first block of code. */
  readonly more: string;
}

const block = /<pre[^>]*><code class="language-([^"]+)">[^<]*<\/code><\/pre>/g;

/** Separates HTML from Markdown into its text and its blocks of code, which pages show beside the text. */
export const splitExamples = (html: string): TextWithExamples => {
  const examples = [...html.matchAll(block)].map(([html, language = ""]) => ({ language, html }));
  const start = html.search(block);
  const before = start < 0 ? html : html.slice(0, start).trim();
  const after = start < 0 ? "" : html.slice(start).replaceAll(block, "").trim();
  return before ? { text: before, examples, more: after } : { text: after, examples, more: "" };
};
