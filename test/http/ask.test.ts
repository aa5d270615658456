import { describe, expect, test } from "vitest";
import { limits } from "../../src/contract/limits.ts";
import { answerableQuestion, askByQuery, askForm, askJson, offTopicQuestion, parseAnswer } from "../support/ask/ask.ts";
import { errorOf, statusAndCode } from "../support/http/api-requests.ts";
import { basePath, call, type HttpResponse, pathAt, siteOf, stableHeaders } from "../support/http/service.ts";

const { maxQuestionLength, results: sizes, contextQuestions } = limits.ask;

describe("an answer of /ask", () => {
  test("contains _meta, the query, and results with sources on this site", async () => {
    const site = await siteOf();
    const { _meta, query, answer, results, error } = parseAnswer(await askByQuery([["q", answerableQuestion]]));
    expect(_meta).toStrictEqual({
      response_type: "answer",
      response_format: "conversational_search",
      version: "0.55",
      site,
      method: expect.stringMatching(/^(?:intent|faq|extractive)$/),
    });
    expect([query, error]).toStrictEqual([answerableQuestion, undefined]);
    expect(answer.length).toBeGreaterThan(0);
    expect(results.length).toBeGreaterThan(0);
    expect(results.map(({ score }) => score)).toStrictEqual(
      results.map(({ score }) => score).toSorted((a, b) => b - a),
    );
    for (const { url, site: of, grounding } of results) {
      expect(of).toBe(site);
      for (const each of [url, ...grounding.source_urls]) expect(each.startsWith(`${site}/`), each).toBe(true);
      expect((await call(pathAt(url))).status).toBe(200);
    }
    expect(new Set(results.map(({ url }) => url)).size).toBe(results.length);
  });

  test("has at most 5 results by default, or `limit` results", async () => {
    const sized = async (q: string, limit?: string): Promise<number> =>
      parseAnswer(await askByQuery([["q", q], ...(limit ? [["limit", limit] as const] : [])])).results.length;
    // Questions that match many pages in any portfolio.
    const broad = ["project", "error request token", "answer of a request", "work", "How are errors answered?"];
    const counts = await Promise.all(broad.map(async (q) => [q, await sized(q, String(sizes.max))] as const));
    const [q, all] = counts.toSorted(([, a], [, b]) => b - a)[0] ?? ["", 0];
    expect(all, JSON.stringify(counts)).toBeGreaterThan(2);
    expect(all).toBeLessThanOrEqual(sizes.max);
    const wanted = [Math.min(all, sizes.default), 1, 2];
    expect([await sized(q), await sized(q, "1"), await sized(q, "2")]).toStrictEqual(wanted);
  });

  test("is byte-identical when the question is repeated", async () => {
    const [first, second] = [
      await askByQuery([["q", answerableQuestion]]),
      await askByQuery([["q", answerableQuestion]]),
    ];
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(stableHeaders(second)).toStrictEqual(stableHeaders(first));
  });

  test("is a failure with NO_RESULTS for an off-topic question", async () => {
    const { _meta, query, answer, results, error } = parseAnswer(await askByQuery([["q", offTopicQuestion]]));
    expect(_meta).toMatchObject({ response_type: "failure", method: "none", version: "0.55" });
    expect([query, results]).toStrictEqual([offTopicQuestion, []]);
    expect(answer).not.toContain("xylophone");
    expect(error).toStrictEqual({ code: "NO_RESULTS", message: expect.any(String) });
  });
});

describe("a question to /ask", () => {
  const forms: readonly (readonly [what: string, send: () => Promise<HttpResponse>])[] = [
    ["q in the query", () => askByQuery([["q", answerableQuestion]])],
    ["query in the query", () => askByQuery([["query", answerableQuestion]])],
    ["q in JSON", () => askJson({ q: answerableQuestion })],
    ["query in JSON", () => askJson({ query: answerableQuestion })],
    ["query.text in JSON", () => askJson({ query: { text: answerableQuestion, site: "x", itemType: "Thing" } })],
    ["query.text in the query", () => askByQuery([["query.text", answerableQuestion]])],
    ["flat query.text in JSON", () => askJson({ "query.text": answerableQuestion })],
    ["query.text in a form", () => askForm([["query.text", answerableQuestion]])],
    ["q in a form", () => askForm([["q", answerableQuestion]])],
    ["query in a form", () => askForm([["query", answerableQuestion]])],
    ["q with surrounding whitespace", () => askJson({ q: `\n ${answerableQuestion}\t` })],
    [
      "q in a form with a charset",
      () =>
        askForm([["q", answerableQuestion]], { "Content-Type": "application/x-www-form-urlencoded; charset=utf-8" }),
    ],
    ["q next to query", () => askJson({ q: answerableQuestion, query: offTopicQuestion })],
    [
      "q next to query in a form",
      () =>
        askForm([
          ["query", offTopicQuestion],
          ["q", answerableQuestion],
        ]),
    ],
    ["query with a blank q", () => askJson({ q: " ", query: { text: answerableQuestion } })],
    [
      "the first q of several",
      () =>
        askByQuery([
          ["q", answerableQuestion],
          ["q", offTopicQuestion],
        ]),
    ],
    [
      "q next to unknown members",
      () => askJson({ q: answerableQuestion, mode: "list", meta: { version: "0.55" }, x: [1] }),
    ],
    [
      "q with streaming: false",
      () => askJson({ q: answerableQuestion, prefer: { streaming: false, mode: "summarize" } }),
    ],
  ];

  test.each(forms)("gets the same answer when sent as %s", async (_, send) => {
    expect((await send()).text).toBe((await askByQuery([["q", answerableQuestion]])).text);
  });

  const follow = "how long is it?";
  const before = answerableQuestion;
  const followUps: readonly (readonly [what: string, send: () => Promise<HttpResponse>])[] = [
    [
      "context.prev in the query",
      () =>
        askByQuery([
          ["q", follow],
          ["context.prev", before],
        ]),
    ],
    [
      "prev in the query",
      () =>
        askByQuery([
          ["q", follow],
          ["prev", before],
        ]),
    ],
    [
      "context.prev in a form",
      () =>
        askForm([
          ["q", follow],
          ["context.prev", before],
        ]),
    ],
    [
      "context.prev as a string",
      () => askJson({ q: follow, context: { prev: before, "@type": "ConversationalContext" } }),
    ],
    ["flat context.prev", () => askJson({ q: follow, "context.prev": before })],
    ["prev in JSON", () => askJson({ q: follow, prev: [before] })],
  ];

  test.each(followUps)("uses the previous question sent as %s", async (_, send) => {
    const alike = await askJson({ q: follow, context: { prev: [before] } });
    expect((await send()).text).toBe(alike.text);
    expect(parseAnswer(alike).answer).not.toBe(parseAnswer(await askJson({ q: follow })).answer);
  });

  test("uses only the latest previous questions", async () => {
    const others = Array.from({ length: contextQuestions + 3 }, (_, index) => `What is number ${index}?`);
    const [all, latest] = [[...others, before], [...others, before].slice(-contextQuestions)];
    const pairs = [["q", follow], ...all.map((each) => ["context.prev", each] as const)] as const;
    const wanted = await askJson({ q: follow, context: { prev: latest } });
    expect((await askByQuery(pairs)).text).toBe(wanted.text);
    expect((await askJson({ q: follow, context: { prev: ["x".repeat(60_000), before] } })).text).toBe(
      (await askJson({ q: follow, context: { prev: [before] } })).text,
    );
  });

  test("has 1 to 500 characters, counted as code points", async () => {
    expect(maxQuestionLength).toBe(500);
    for (const fits of [
      "é".repeat(maxQuestionLength),
      "🦔".repeat(maxQuestionLength),
      `${" ".repeat(300)}${"x".repeat(maxQuestionLength)}${"\n".repeat(300)}`,
    ]) {
      expect(parseAnswer(await askJson({ q: fits })).query).toBe(fits.trim());
      expect((await askForm([["q", fits]])).status).toBe(200);
    }
    for (const tooLong of ["x".repeat(maxQuestionLength + 1), "🦔".repeat(maxQuestionLength + 1), "x".repeat(10_000)])
      for (const response of [
        await askJson({ q: tooLong }),
        await askJson({ query: { text: tooLong } }),
        await askForm([["query", tooLong]]),
      ])
        expect(statusAndCode("/ask", response)).toBe("422 invalid_query");
    expect(statusAndCode("/ask", await askByQuery([["q", "x".repeat(maxQuestionLength + 1)]]))).toBe(
      "422 invalid_query",
    );
  });

  test.each([
    ["no body", () => call("/ask", { method: "POST" })],
    ["no JSON body", () => askJson(undefined)],
    ["an empty form", () => askForm([])],
    ["an empty object", () => askJson({})],
    ["a blank q", () => askJson({ q: "" })],
    ["a whitespace q", () => askJson({ q: " \n\t\u00a0" })],
    ["a blank query.text", () => askJson({ query: { text: "  " } })],
    ["a blank q in a form", () => askForm([["q", " "]])],
    ["a q that is not a string", () => askJson({ q: 5 })],
    ["a query.text that is not a string", () => askJson({ "query.text": 5 })],
    ["a query that is not a string", () => askJson({ query: ["x"] })],
    ["a query object without text", () => askJson({ query: { site: "x" } })],
    ["a query object with an invalid text", () => askJson({ query: { text: { text: "x" } } })],
    ["a blank q and Accept: text/event-stream", () => askJson({ q: "", streaming: true })],
  ])("is refused in a body with %s", async (_, send) => {
    const response = await send();
    expect(statusAndCode("/ask", response)).toBe("422 invalid_query");
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test.each(["0", "26", "-1", "1.5", "x", "", "1e1", "9".repeat(400)])("is refused with limit %j", async (limit) => {
    for (const response of [
      await askByQuery([
        ["q", answerableQuestion],
        ["limit", limit],
      ]),
      await askForm([
        ["q", answerableQuestion],
        ["limit", limit],
      ]),
      await askJson({ q: answerableQuestion, limit }),
    ])
      expect(statusAndCode("/ask", response)).toBe("422 invalid_limit");
  });

  test.each([
    { "prefer.streaming": "maybe" },
    { streaming: 2 },
    { streaming: null },
    { streaming: ["true"] },
    { prefer: { streaming: { toString: 1 } } },
    { prefer: true },
    { context: "x" },
    { context: { prev: 5 } },
    { context: { prev: [["x"]] } },
  ])("is refused with the invalid options %j", async (more) => {
    expect(statusAndCode("/ask", await askJson({ q: answerableQuestion, ...more }))).toBe("422 validation_failed");
  });
});

describe("/ask without a question", () => {
  test.each(["/ask", "/ask?", "/ask?q=", "/ask?q=+%0A", "/ask?limit=3", "/ask?prev=x"])(
    "%s explains what to ask, with examples that have answers",
    async (path) => {
      const { _meta, query, answer, results } = parseAnswer(await call(path));
      expect(_meta).toMatchObject({ response_type: "answer", method: "usage", site: await siteOf() });
      expect([query, results]).toStrictEqual(["", []]);
      const [, examples = ""] = /for example: (.*)$/.exec(answer) ?? [];
      const questions = examples.match(/[^?]+\?/g) ?? [];
      expect(questions.length).toBeGreaterThan(1);
      for (const question of questions)
        expect(parseAnswer(await askByQuery([["q", question]]))._meta.response_type, question).toBe("answer");
    },
  );
});

describe("/ask", () => {
  test("makes GET responses publicly cacheable", async () => {
    for (const pairs of [[], [["q", answerableQuestion]], [["q", offTopicQuestion]]] as const) {
      const { headers } = await askByQuery(pairs);
      expect(headers).toMatchObject({
        "cache-control": "public, max-age=60, stale-while-revalidate=86400",
        "content-type": "application/json; charset=utf-8",
        vary: "Accept, Accept-Encoding",
        etag: expect.stringMatching(/^"[^"]+"$/),
      });
      const again = await askByQuery(pairs, { "If-None-Match": headers.etag ?? "" });
      expect([again.status, again.bytes.length, again.headers.vary]).toStrictEqual([304, 0, "Accept, Accept-Encoding"]);
    }
  });

  test("makes POST responses no-store", async () => {
    const { headers } = await askJson({ q: answerableQuestion });
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "access-control-allow-origin": "*",
      "ratelimit-policy": expect.any(String),
    });
    expect(headers.etag).toBeUndefined();
  });

  test("accepts JSON and form bodies and rejects other types", async () => {
    const send = (type: string, body: string) =>
      call("/ask", { method: "POST", headers: { "Content-Type": type }, body });
    expect((await send("application/vnd.ask+json", JSON.stringify({ q: answerableQuestion }))).status).toBe(200);
    for (const type of ["text/plain", "multipart/form-data; boundary=x", "text/event-stream", "x"])
      expect(statusAndCode("/ask", await send(type, JSON.stringify({ q: answerableQuestion })))).toBe(
        "415 unsupported_media_type",
      );
    for (const type of ["application/x-www-form-urlencoded; charset=latin1", "application/json; charset=utf-16"])
      expect(statusAndCode("/ask", await send(type, "q=x"))).toBe("415 unsupported_media_type");
    for (const body of ["{", "q=x", "[]", "null", '"x"', "1"])
      expect(statusAndCode("/ask", await send("application/json", body))).toBe("400 invalid_json");
    for (const type of ["application/json", "application/x-www-form-urlencoded"])
      expect(statusAndCode("/ask", await send(type, `q=${"x".repeat(limits.maxBodyBytes)}`))).toBe(
        "413 payload_too_large",
      );
  });

  test("gives a hint for each kind of invalid request", async () => {
    const hintOf = (response: HttpResponse) => errorOf("/ask", response).hint;
    const text = { "Content-Type": "text/plain" };
    expect(hintOf(await call("/ask", { method: "POST", headers: text, body: "x" }))).toContain("x-www-form-urlencoded");
    const limit = hintOf(await askJson({ q: answerableQuestion, limit: 0 }));
    expect(limit).toContain(`from ${sizes.min} to ${sizes.max}, or omit limit for the default of ${sizes.default}.`);
    for (const q of ["", 5]) expect(hintOf(await askJson({ q }))).toContain(`1 to ${maxQuestionLength} characters`);
  });

  test("is not mirrored under /api/v1 and not allowed in a batch", async () => {
    for (const path of ["/api/ask", "/api/v1/ask", "/v1/ask"]) expect((await call(path)).status).toBe(404);
    const batch = await call("/api/batch", {
      method: "POST",
      body: JSON.stringify({ operations: [{ method: "GET", path: "/ask?q=x" }] }),
    });
    expect(statusAndCode("/api/batch", batch)).toBe("422 invalid_operations");
    const slash = await call("/ask/?q=x");
    expect([slash.status, slash.headers.location]).toStrictEqual([308, `${basePath}/ask?q=x`]);
  });

  test("returns errors as Markdown on request", async () => {
    const { status, headers, text } = await askJson({ q: "" }, { Accept: "text/markdown" });
    expect([status, headers["content-type"]]).toStrictEqual([422, "text/markdown; charset=utf-8"]);
    expect(text).toContain("invalid_query");
  });
});
