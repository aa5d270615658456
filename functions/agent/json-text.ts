/** Where a text stops being JSON, and what it could have gone on with. Nothing of the text itself is told. */
export interface JsonMistake {
  readonly line: number;
  readonly column: number;
  readonly expected: string;
}

const space = /[ \t\n\r]*/y;
/** A bracket, comma or colon, a string, a number or a word (RFC 8259). */
const token =
  /[{}[\],:]|"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

const expectations = {
  value: "a value",
  firstValue: "a value or ]",
  key: "a name in double quotes",
  firstKey: "a name in double quotes or }",
  colon: "a colon",
  next: "a comma or the end of the object or list",
  end: "nothing more",
} as const;
type Expectation = keyof typeof expectations;

/** What is expected after a token; undefined where it may not stand. `open` are the closing brackets that are due. */
const after = (expectation: Expectation, found: string, open: string[]): Expectation | undefined => {
  const valueEnded = (): Expectation => (open.length > 0 ? "next" : "end");
  const isValue = expectation === "value" || expectation === "firstValue";
  const mayClose = expectation === "next" || expectation === "firstValue" || expectation === "firstKey";
  if (mayClose && found === open.at(-1)) {
    open.pop();
    return valueEnded();
  }
  if (/^[\]},:]/.test(found)) {
    if (expectation === "colon") return found === ":" ? "value" : undefined;
    if (expectation === "next" && found === ",") return open.at(-1) === "}" ? "key" : "value";
    return undefined;
  }
  if (expectation === "key" || expectation === "firstKey") return found.startsWith('"') ? "colon" : undefined;
  if (!isValue) return undefined;
  if (found !== "{" && found !== "[") return valueEnded();
  open.push(found === "{" ? "}" : "]");
  return found === "{" ? "firstKey" : "firstValue";
};

/** The first mistake in a text that should be JSON. */
export const jsonMistake = (text: string): JsonMistake | undefined => {
  const open: string[] = [];
  let expectation: Expectation = "value";
  let at = 0;
  const match = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? "";
  };
  for (;;) {
    at += match(space).length;
    if (at === text.length && expectation === "end") return undefined;
    const found = match(token);
    const next: Expectation | undefined = found === "" ? undefined : after(expectation, found, open);
    if (!next) {
      const isString = found === "" && text[at] === '"';
      const expected = isString ? "a string that ends on its line, without unknown escapes" : expectations[expectation];
      const lines = text.slice(0, at).split("\n");
      return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, expected };
    }
    expectation = next;
    at += found.length;
  }
};
