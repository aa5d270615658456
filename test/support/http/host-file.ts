/** One rule of a `_headers` file. */
export interface HostRule {
  readonly pattern: string;
  readonly removed: readonly string[];
  readonly set: readonly (readonly [name: string, value: string])[];
}

/** Reads a `_headers` file: a path, and below it indented `Name: value`, or `! Name` to remove earlier values. */
export const readHeaderRules = (text: string): HostRule[] => {
  const blocks = text.split("\n").reduce<string[][]>((found, line) => {
    if (/^\S/.test(line)) found.push([line]);
    else if (line.trim()) found.at(-1)?.push(line.trim());
    return found;
  }, []);
  return blocks.map(([pattern = "", ...lines]) => ({
    pattern,
    removed: lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1).trim().toLowerCase()),
    set: lines
      .filter((line) => !line.startsWith("!"))
      .map(
        (line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()] as const,
      ),
  }));
};

const matches = (pattern: string, path: string): boolean => {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${source}$`).test(path);
};

/** The remaining values of each header of a path. A host would join several values with commas. */
export const headersAt = (rules: readonly HostRule[], path: string): Map<string, string[]> => {
  const headers = new Map<string, string[]>();
  for (const { pattern, removed, set } of rules) {
    if (!matches(pattern, path)) continue;
    for (const name of removed) headers.delete(name);
    for (const [name, value] of set) headers.set(name, [...(headers.get(name) ?? []), value]);
  }
  return headers;
};
