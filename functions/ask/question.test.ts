import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ApiError } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import { AskForm, AskInput } from "../../src/contract/resources/ask.ts";
import { fieldsFor } from "../fields.ts";
import { questionIn, wantsStream } from "./question.ts";

const { question: most, previous, results } = limits.ask;
const fieldsOf = fieldsFor(AskForm);

/** A text that is a question: neither blank nor too long. */
const asked = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== "");
const earlier = fc.array(asked, { maxLength: 8 });
const limit = fc.integer({ min: results.min, max: results.max });

describe("however it is sent, a question", () => {
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
          expect(questionIn(input)).toStrictEqual({
            text: text.trim(),
            previous: prev.slice(-previous).map((each) => each.trim()),
            limit,
            scope: "site",
          });
      }),
    );
  });

  test("is made of whole characters", () => {
    const { text, previous } = questionIn(AskInput.parse({ q: "\ud83d who\udc00?", prev: "\udfff" }));
    expect([text, previous]).toStrictEqual(["\ufffd who\ufffd?", ["\ufffd"]]);
  });

  test("is looked at with so much of the earlier ones", () => {
    const prev = Array.from({ length: 20 }, (_, at) => `${at} ${"🦔".repeat(most)}`);
    const { previous: kept = [] } = questionIn(AskInput.parse({ q: "x", prev }));
    expect(kept).toHaveLength(previous);
    for (const each of kept) expect([...each]).toHaveLength(most);
    expect(kept.at(-1)).toMatch(/^19 🦔/);
  });

  test("is refused where it is too long, without being repeated", () => {
    const refused = () => questionIn(AskInput.parse({ q: "tellnobody42".repeat(50) }));
    expect(refused).toThrow(ApiError);
    expect(refused).toThrow("The question has 600 characters; expected 1 to 500.");
  });
});

describe("whether an answer is streamed", () => {
  const said = (value: boolean) =>
    fc.constantFrom<unknown>(value, String(value), String(value).toUpperCase(), Number(value), String(Number(value)));
  const names = ["streaming", "prefer.streaming", "prefer"] as const;
  const input = (switches: Readonly<Record<string, unknown>>) => {
    const { prefer, ...flat } = switches;
    return AskInput.parse({ q: "x", ...flat, ...("prefer" in switches && { prefer: { streaming: prefer } }) });
  };

  test("is said by any switch, and no by one of them is no", () => {
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

  test("is said by the same words in a form", () => {
    fc.assert(
      fc.property(
        fc.boolean().chain((value) => fc.tuple(fc.constant(value), said(value))),
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
  ])("is said by Accept %j otherwise: %s", (accept, isWanted) => {
    expect(wantsStream(AskInput.parse({ q: "x" }), accept)).toBe(isWanted);
  });
});

test("whatever is sent is taken or refused, and never fails in another way", () => {
  const odd = fc.oneof(fc.jsonValue(), fc.object(), fc.constantFrom({ toString: 1 }, { valueOf: null }, "__proto__"));
  const bodies = fc.record(
    {
      q: odd,
      query: odd,
      prefer: odd,
      streaming: odd,
      "prefer.streaming": odd,
      context: odd,
      prev: odd,
      limit: odd,
      __proto__: odd,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(bodies, (body) => {
      const known = AskInput.safeParse(body);
      if (!known.success) return;
      try {
        questionIn(known.data);
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError);
      }
      expect(typeof wantsStream(known.data, null)).toBe("boolean");
    }),
    { numRuns: 2_000 },
  );
});
