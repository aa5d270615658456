interface HeaderBlock {
  readonly pattern: string;
  readonly lines: readonly string[];
}

const rulesIn = (text: string): HeaderBlock[] =>
  text.split(/\n(?=\S)/).flatMap((block) => {
    const [pattern = "", ...lines] = block.split("\n").map((line) => line.trim());
    return pattern && !pattern.startsWith("#") ? [{ pattern, lines: lines.filter(Boolean) }] : [];
  });

const matches = (pattern: string, path: string): boolean => {
  const star = pattern.indexOf("*");
  return star < 0
    ? path === pattern
    : path.startsWith(pattern.slice(0, star)) && path.endsWith(pattern.slice(star + 1));
};

/** Reads a `_headers` file as static hosts do, and returns a function for the headers of a path. `! Name` removes a header. */
export const headersIn = (text: string): ((path: string) => Headers) => {
  const rules = rulesIn(text);
  return (path) => {
    const headers = new Headers();
    for (const line of rules.filter(({ pattern }) => matches(pattern, path)).flatMap(({ lines }) => lines)) {
      const colon = line.indexOf(":");
      if (line.startsWith("!")) headers.delete(line.slice(1).trim());
      else if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
    }
    return headers;
  };
};
