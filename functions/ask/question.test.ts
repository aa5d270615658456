import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ApiError } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import { AskForm, AskInput } from "../../src/contract/resources/agents/ask.ts";
import { createFieldParser } from "../http/fields.ts";
import { readQuestion, wantsStream } from "./question.ts";

const { maxQuestionLength: most, contextQuestions, results } = limits.ask;
const fieldsOf = createFieldParser(AskForm);

/** A text that is a question: neither blank nor too long. */
const asked = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== "");
const earlier = fc.array(asked, { maxLength: 8 });
const limit = fc.integer({ min: results.min, max: results.max });

describe("in every format, a question", () => {
  test("is the same", () => {
    fc.assert(
      fc.property(asked, earlier, limit, (text, prev, limit) => {
        const form = new URLSearchParams([
          ["query", text],
          ...prev.map((each) => ["context.prev", each]),
          ["limit", String(limit)],
        ]);
        const inputs = [
          AskInput.parse({ q: text, prev, limit }),
          AskInput.parse({ q: " ", query: text, context: { prev }, limit: String(limit) }),
          AskInput.parse({ query: { text, other: 1 }, "context.prev": prev, limit, other: [{}] }),
          AskForm.parse(fieldsOf(new URLSearchParams(form.toString()))),
        ];
        for (const input of inputs)
          expect(readQuestion(input)).toStrictEqual({
            text: text.trim(),
            previous: prev.slice(-contextQuestions).map((each) => each.trim()),
            limit,
            scope: "site",
          });
      }),
    );
  });

  test("has no lone surrogates", () => {
    const { text, previous } = readQuestion(AskInput.parse({ q: "\ud83d who\udc00?", prev: "\udfff" }));
    expect([text, previous]).toStrictEqual(["\ufffd who\ufffd?", ["\ufffd"]]);
  });

  test("uses a limited number of earlier questions", () => {
    const prev = Array.from({ length: 20 }, (_, index) => `${index} ${"🦔".repeat(most)}`);
    const { previous: kept = [] } = readQuestion(AskInput.parse({ q: "x", prev }));
    expect(kept).toHaveLength(contextQuestions);
    for (const each of kept) expect([...each]).toHaveLength(most);
    expect(kept.at(-1)).toMatch(/^19 🦔/);
  });

  test("is measured in its compatibility form, so that few characters cannot stand for many", () => {
    expect(readQuestion({ q: "\ufdfa".repeat(27), limit: 5 }).text).toBe("\ufdfa".repeat(27));
    expect(() => readQuestion({ q: "\ufdfa".repeat(28), limit: 5 })).toThrow("The question has 504 characters");
    const { previous } = readQuestion({ q: "And now?", prev: ["\ufdfa".repeat(500)], limit: 5 });
    expect([...(previous?.[0] ?? "")]).toHaveLength(500);
  });

  test("is refused if it is too long, without quoting it", () => {
    const refused = () => readQuestion(AskInput.parse({ q: "tellnobody42".repeat(50) }));
    expect(refused).toThrow(ApiError);
    expect(refused).toThrow("The question has 600 characters; expected 1 to 500.");
  });
});

describe("whether an answer is streamed", () => {
  const spellingsOf = (value: boolean) =>
    fc.constantFrom<unknown>(value, String(value), String(value).toUpperCase(), Number(value), String(Number(value)));
  const names = ["streaming", "prefer.streaming", "prefer"] as const;
  const input = (switches: Readonly<Record<string, unknown>>) => {
    const { prefer, ...flat } = switches;
    return AskInput.parse({ q: "x", ...flat, ...("prefer" in switches && { prefer: { streaming: prefer } }) });
  };

  test("depends on any switch, and false wins", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 }),
        fc.infiniteStream(fc.boolean()),
        fc.infiniteStream(fc.nat(4)),
        fc.constantFrom(null, "*/*", "application/json", "text/event-stream"),
        (chosen, values, ways, accept) => {
          const wanted = chosen.map((name) => [name, values.next().value] as const);
          const switches = Object.fromEntries(
            wanted.map(([name, value]) => {
              const forms = [value, String(value), String(value).toUpperCase(), Number(value), String(Number(value))];
              return [name, forms[ways.next().value]];
            }),
          );
          expect(wantsStream(input(switches), accept)).toBe(wanted.every(([, value]) => value));
        },
      ),
    );
  });

  test("depends on the same parameters in a form", () => {
    fc.assert(
      fc.property(
        fc.boolean().chain((value) => fc.tuple(fc.constant(value), spellingsOf(value))),
        ([value, word]) => {
          const form = AskForm.parse(fieldsOf(new URLSearchParams({ q: "x", "prefer.streaming": String(word) })));
          expect(wantsStream(form, value ? "application/json" : "text/event-stream")).toBe(value);
        },
      ),
    );
  });

  test.each([
    [null, false],
    ["", false],
    ["*/*", false],
    ["application/json", false],
    ["text/html, */*", false],
    ["text/event-stream", true],
    ["TEXT/Event-Stream; charset=utf-8", true],
    ["text/event-stream, application/json", true],
    ["application/json, text/event-stream", false],
    ["application/json;q=0.5, text/event-stream", true],
    ["text/event-stream;q=0", false],
    ["text/*", true],
  ])("depends on Accept %j otherwise: %s", (accept, isWanted) => {
    expect(wantsStream(AskInput.parse({ q: "x" }), accept)).toBe(isWanted);
  });
});

test("any input that matches the schema is a question or gets an ApiError", () => {
  const odd = fc.oneof(fc.jsonValue(), fc.object(), fc.constantFrom({ toString: 1 }, { valueOf: null }, "__proto__"));
  /** A valid value in most cases: one odd value in a field is enough for a refusal by the schema. */
  const mostly = (valid: fc.Arbitrary<unknown>) => fc.oneof({ weight: 15, arbitrary: valid }, odd);
  const text = mostly(fc.string({ unit: "binary", maxLength: 2 * most, size: "max" }));
  const flag = mostly(fc.boolean());
  const bodies = fc.record(
    {
      q: text,
      query: fc.oneof(text, fc.record({ text })),
      prefer: mostly(fc.record({ streaming: flag })),
      streaming: flag,
      "prefer.streaming": flag,
      context: mostly(fc.record({ prev: mostly(fc.array(text, { maxLength: 8 })) })),
      prev: text,
      limit: mostly(limit),
      ["__proto__"]: odd,
    },
    { requiredKeys: [] },
  );
  const outcomes = { question: 0, error: 0, schema: 0 };
  fc.assert(
    fc.property(bodies, (body) => {
      const known = AskInput.safeParse(body);
      if (!known.success) return void outcomes.schema++;
      expect(typeof wantsStream(known.data, null)).toBe("boolean");
      try {
        readQuestion(known.data);
        outcomes.question += 1;
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError);
        outcomes.error += 1;
      }
    }),
    { numRuns: 2_000 },
  );
  // Each of these outcomes occurs often.
  expect(Math.min(...Object.values(outcomes)), JSON.stringify(outcomes)).toBeGreaterThan(100);
});
