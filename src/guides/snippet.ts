/** An example program in one language. */
export interface Snippet {
  readonly language: "curl" | "JavaScript" | "Python";
  /** The info string of the Markdown code block. */
  readonly fence: "sh" | "js" | "python";
  readonly text: string;
}

/** The same example in every language. */
export const snippets = (curl: string, javascript: string, python: string): readonly Snippet[] => [
  { language: "curl", fence: "sh", text: curl.trim() },
  { language: "JavaScript", fence: "js", text: javascript.trim() },
  { language: "Python", fence: "python", text: python.trim() },
];
