import { describe, expect, test } from "vitest";
import { expectLinearCost, repeated } from "../../../test/support/cpu-cost.ts";
import { sampled } from "../../../test/support/setup/tier.ts";
import { chooseType, MAX_ACCEPT_CHARACTERS } from "../../http/negotiate.ts";
import { markdownMaps } from "./markdown-maps.ts";

/** The patterns of the map of the Accept header, with their values, in their order. */
const patterns = [...(markdownMaps("").split("}\n")[0] ?? "").matchAll(/^ {2}(["'])~(\*?)(.*)\1 (\d);$/gm)].map(
  ([, , insensitive, pattern = "", value]) => ({
    pattern: new RegExp(pattern.replaceAll("\\\\", "\\"), insensitive ? "i" : ""),
    value,
  }),
);
const mappedValue = (accept: string): string => patterns.find(({ pattern }) => pattern.test(accept))?.value ?? "0";

describe("the Accept header in nginx", () => {
  test.each([
    ["text/html,application/xhtml+xml,*/*;q=0.8", "0"],
    ["text/markdown", "1"],
    ["TEXT/Markdown, text/html", "1"],
    ["text/html, text/markdown", "0"],
    ["text/markdown, text/html, text/markdown", "0"],
    ["text/markdowns, text/html", "0"],
    ["text/markdown;variant=GFM, */*;q=0.1", "1"],
    ["text/html;q=0.9, text/markdown", "2"],
    ["text/markdown; a=b; q = 1", "2"],
    ["*/*, text/html; level=1 ;q=0", "2"],
    ['text/markdown;title="text/html"', "2"],
  ])("%j has the value %s", (accept, value) => {
    expect(mappedValue(accept)).toBe(value);
    const chosen = chooseType(accept, ["text/html", "text/markdown"]);
    if (value !== "2") expect(chosen).toBe(value === "1" ? "text/markdown" : "text/html");
  });

  test("is ignored if it is too long", () => {
    const accept = `text/markdown,${repeated("a/b,", MAX_ACCEPT_CHARACTERS)}`;
    expect(mappedValue(accept.slice(0, MAX_ACCEPT_CHARACTERS))).toBe("1");
    expect(mappedValue(accept.slice(0, MAX_ACCEPT_CHARACTERS + 1))).toBe("0");
  });

  test("takes time in proportion to its length", async () => {
    expect(patterns.length).toBeGreaterThan(3);
    const pieces = ["text/html,", "text/html;", "text/markdown;q ", "text/html;q", "text/html; ", "text/html "];
    const headers = pieces.flatMap((piece) => ["text/markdow,n", ",=", "=", '"'].map((end) => ({ piece, end })));
    for (const { pattern } of patterns)
      for (const { piece, end } of sampled(headers, 5))
        await expectLinearCost(
          (size) => {
            const accept = repeated(piece, size) + end;
            return () => pattern.test(accept);
          },
          16_000,
          `${pattern} ${piece} ${end}`,
        );
  });
});
