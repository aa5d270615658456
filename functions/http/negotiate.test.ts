import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { acceptHeaders } from "../../test/support/http/accept-headers.ts";
import type { Encoding } from "../ports/ports.ts";
import { chooseEncoding, chooseType, MAX_ACCEPT_CHARACTERS, matchesEtag } from "./negotiate.ts";

const all = (): boolean => true;
const none = (): boolean => false;
const only =
  (...offered: Encoding[]) =>
  (encoding: Encoding): boolean =>
    offered.includes(encoding);

describe("chooseEncoding", () => {
  test.each([
    [undefined, undefined],
    [null, undefined],
    ["", undefined],
    ["identity", undefined],
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["BR", "br"],
    ["*", "br"],
    ["br;q=0", undefined],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0, *", "gzip"],
    ["br;q=0.000", undefined],
    ["br;q=0.1, gzip;q=0.9", "gzip"],
    ["br;q=0.5, identity", undefined],
    ["*;q=0", undefined],
    ["zstd, deflate", undefined],
    ["gzip;q=bad", undefined],
    [",,;;==", undefined],
  ])("chooses for %j: %s", (accept, encoding) => {
    expect(chooseEncoding(accept, all)).toBe(encoding);
  });

  test("ignores a header that is far longer than those of clients", () => {
    const accept = (length: number): string => `br,${"a,".repeat(MAX_ACCEPT_CHARACTERS)}`.slice(0, length);
    expect(chooseEncoding(accept(MAX_ACCEPT_CHARACTERS), all)).toBe("br");
    expect(chooseEncoding(accept(MAX_ACCEPT_CHARACTERS + 1), all)).toBeUndefined();
  });

  test("chooses only an available encoding", () => {
    expect(chooseEncoding("br, gzip", only("gzip"))).toBe("gzip");
    expect(chooseEncoding("br", only("gzip"))).toBeUndefined();
    expect(chooseEncoding("br, gzip", none)).toBeUndefined();
  });

  test("never chooses a refused or unavailable encoding", () => {
    const quality = fc.constantFrom("", ";q=0", ";q=0.0", ";q=0.5", ";q=1", "; q=0.001");
    const part = fc.tuple(fc.constantFrom("br", "gzip", "identity", "*", "zstd"), quality);
    const parts = fc.uniqueArray(part, { selector: ([name]) => name });
    fc.assert(
      fc.property(parts, fc.subarray<Encoding>(["br", "gzip"]), (accepted, offered) => {
        const accept = accepted.map((each) => each.join("")).join(", ");
        const chosen = chooseEncoding(accept, only(...offered));
        if (chosen === undefined) return;
        const q = (name: string) => accepted.find(([each]) => each === name)?.[1];
        expect(offered).toContain(chosen);
        expect(Number((q(chosen) ?? q("*") ?? ";q=0").replace(/^;\s*q=/, "") || 1)).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });

  test("never throws, whatever the header", () => {
    const soup = fc.string({ unit: fc.constantFrom(...'brgzip*;q=0.1, identity\t"\\/') });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), soup), (accept) => {
        expect([undefined, "br", "gzip"]).toContain(chooseEncoding(accept, all));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("chooseType", () => {
  const offered = ["application/json", "text/markdown", "text/html"] as const;

  test.each([
    [undefined, "application/json"],
    ["", "application/json"],
    ["*/*", "application/json"],
    ["text/markdown", "text/markdown"],
    ["text/*", "text/markdown"],
    ["text/html,application/xhtml+xml,*/*;q=0.8", "text/html"],
    ["text/markdown;q=0.5, application/json;q=0.9", "application/json"],
    ["text/markdown, application/json;q=0.9", "text/markdown"],
    ["text/markdown;q=0, */*", "application/json"],
    ["application/json;q=0, */*;q=0.1", "text/markdown"],
    ["image/png", "application/json"],
    ["nonsense", "application/json"],
  ])("chooses for %j: %s", (accept, type) => {
    expect(chooseType(accept, offered)).toBe(type);
  });

  test.each(acceptHeaders)("understands $client: $accept", ({ accept, page, apiError }) => {
    expect(chooseType(accept, ["text/html", "text/markdown"])).toBe(`text/${page}`);
    expect(chooseType(accept, ["application/json", "text/markdown"])).toBe(
      apiError === "json" ? "application/json" : "text/markdown",
    );
  });

  test("ignores headers of more than 2,048 characters", () => {
    const padded = (length: number) => `text/html${" ".repeat(length - 9)}`;
    expect([2_048, 2_049].map((length) => chooseType(padded(length), offered))).toStrictEqual([
      "text/html",
      "application/json",
    ]);
  });

  test("handles long headers of quotes and spaces", () => {
    const hostile = [';\\"', '"\\', ';"x', "; ", ";q", 'a/b;q="'].map((part) => part.repeat(500_000 / part.length));
    for (const accept of hostile) expect(offered).toContain(chooseType(`text/html${accept}`, offered));
  });

  test("returns an offered type for any header and never throws", () => {
    const soup = fc.string({ unit: fc.constantFrom(...'texmarkdownhl/*;q=0.1, "\\jsoapci') });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), soup), (accept) => {
        expect(offered).toContain(chooseType(accept, offered));
      }),
      { numRuns: 2000 },
    );
  });

  test("does not choose a type with q=0 while another is accepted", () => {
    const types = fc.tuple(fc.constantFrom(...offered), fc.constantFrom("0", "0.5", "1"));
    fc.assert(
      fc.property(fc.uniqueArray(types, { selector: ([type]) => type, minLength: 1 }), (accepted) => {
        const chosen = chooseType(accepted.map(([type, q]) => `${type};q=${q}`).join(","), offered);
        const wanted = accepted.filter(([, q]) => q !== "0").toSorted(([, a], [, b]) => Number(b) - Number(a));
        if (wanted.length > 0)
          expect(wanted.filter(([, q]) => q === wanted[0]?.[1]).map(([type]) => type)).toContain(chosen);
        else expect(chosen).toBe("application/json");
      }),
    );
  });
});

describe("If-None-Match", () => {
  test.each([
    ['"abc"', true],
    ['W/"abc"', true],
    ['"abc-br"', false],
    ['"abc-gzip"', false],
    ['"x", "abc"', true],
    ['"x" , W/"abc"', true],
    ["*", true],
    [" * ", true],
    ["abc", false],
    ['"abcd"', false],
    ['"abc-zstd"', false],
    ['"ABC"', false],
    ['w/"abc"', false],
    ['"abc', false],
    ["", false],
    [null, false],
    [undefined, false],
  ])("%j matches the ETag abc: %s", (header, known) => {
    expect(matchesEtag(header, '"abc"')).toBe(known);
  });

  test("never throws, whatever the header", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        (header) => void expect(matchesEtag(header, '"abc"')).toBeTypeOf("boolean"),
      ),
    );
  });

  test("finds the ETag among others", () => {
    const other = fc.stringMatching(/^[A-Za-z0-9_-]{1,16}$/);
    fc.assert(
      fc.property(fc.array(other), other, fc.array(other), (before, etag, after) => {
        const header = [...before, etag, ...after].map((each) => `"${each}"`).join(", ");
        expect(matchesEtag(header, `"${etag}"`)).toBe(true);
      }),
    );
  });
});
