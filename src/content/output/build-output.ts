/** How the build writes files that Astro does not render. The dev server has none. */
export interface BuildOutput {
  /** Writes a file with this text, unless it exists already: files of `public/` come first. */
  readonly write: (file: string, text: string) => void;
  /**
   * Reuses a file of the last build, such as the HTML of a page, if its inputs are the same. `inputs` is everything that
   * the file depends on besides the code, the options and the content other than projects. Returns whether it could.
   */
  readonly reuse: (file: string, inputs: unknown) => boolean;
  /**
   * Returns a text that takes long to make and depends only on `inputs` and the code. Reuses that of the last build if the
   * inputs are the same.
   */
  readonly remember: (inputs: readonly unknown[], make: () => string) => string;
}

/** Vite bundles the pages separately from the build, so the two share a global (D25). */
const key = Symbol.for("vitrine.build-output");
const shared = globalThis as { [key]?: BuildOutput | undefined };

/** Shares the build output with the pages. Without it, Astro renders every file. */
export const setBuildOutput = (output: BuildOutput | undefined): void => {
  shared[key] = output;
};

export const buildOutput = (): BuildOutput | undefined => shared[key];

/** A text, or how to make it. */
export type KnownText = string | (() => string);

export const textOf = (text: KnownText): string => (typeof text === "string" ? text : text());

/**
 * The paths of files whose texts are known, from their file paths. A build writes the files at once and has no paths left
 * to render: for each path, Astro would make a request and a response, which takes longer than the text. The dev server makes
 * a text that it is asked for.
 */
export const pathsOfTexts = <Path>(
  texts: Iterable<readonly [path: string, text: KnownText]>,
  pathOf: (path: string, text: KnownText) => Path,
): Path[] => {
  const output = buildOutput();
  if (!output) return Array.from(texts, ([path, text]) => pathOf(path, text));
  for (const [path, text] of texts) output.write(path, textOf(text));
  return [];
};
