import { describe, expect, test } from "vitest";
import { limits } from "../../src/contract/limits.ts";
import { answerOf, askForm, askJson, askWith, offTopic, question } from "../support/ask.ts";
import { errorOf, refusalOf } from "../support/posts.ts";
import { type Answer, call, lasting, siteOf } from "../support/service.ts";

const { question: most, results: sizes, previous } = limits.ask;

describe("an answer", () => {
  test("says of what kind it is, what was asked, and where it comes from", async () => {
    const site = await siteOf();
    const { _meta, query, answer, results, error } = answerOf(await askWith([["q", question]]));
    expect(_meta).toStrictEqual({
      response_type: "answer",
      response_format: "conversational_search",
      version: "0.55",
      site,
      method: expect.stringMatching(/^(?:intent|faq|extractive)$/),
    });
    expect([query, error]).toStrictEqual([question, undefined]);
    expect(answer.length).toBeGreaterThan(0);
    expect(results.length).toBeGreaterThan(0);
    expect(results.map(({ score }) => score)).toStrictEqual(
      results.map(({ score }) => score).toSorted((a, b) => b - a),
    );
    for (const { url, site: of, grounding } of results) {
      expect(of).toBe(site);
      for (const each of [url, ...grounding.source_urls]) expect(each.startsWith(`${site}/`), each).toBe(true);
      expect((await call(new URL(url).pathname)).status).toBe(200);
    }
    const pages = results.map(({ url }) => url.replace(/#.*/, ""));
    expect(new Set(pages).size).toBe(pages.length);
  });

  test("has five results at most, or as many as are wanted", async () => {
    const sized = async (q: string, limit?: string): Promise<number> =>
      answerOf(await askWith([["q", q], ...(limit ? [["limit", limit] as const] : [])])).results.length;
    // Something that many pages have to do with, whatever the portfolio.
    const broad = ["project", "error request token", "answer of a request", "work", "How are errors answered?"];
    const counts = await Promise.all(broad.map(async (q) => [q, await sized(q, String(sizes.max))] as const));
    const [q, all] = counts.toSorted(([, a], [, b]) => b - a)[0] ?? ["", 0];
    expect(all, JSON.stringify(counts)).toBeGreaterThan(2);
    expect(all).toBeLessThanOrEqual(sizes.max);
    const wanted = [Math.min(all, sizes.default), 1, 2];
    expect([await sized(q), await sized(q, "1"), await sized(q, "2")]).toStrictEqual(wanted);
  });

  test("is the same whenever it is asked for, byte by byte", async () => {
    const [first, second] = [await askWith([["q", question]]), await askWith([["q", question]])];
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(lasting(second)).toStrictEqual(lasting(first));
  });

  test("of nothing is an honest failure", async () => {
    const { _meta, query, answer, results, error } = answerOf(await askWith([["q", offTopic]]));
    expect(_meta).toMatchObject({ response_type: "failure", method: "none", version: "0.55" });
    expect([query, results]).toStrictEqual([offTopic, []]);
    expect(answer).not.toContain("xylophone");
    expect(error).toStrictEqual({ code: "NO_RESULTS", message: expect.any(String) });
  });
});

describe("a question", () => {
  const forms: readonly (readonly [what: string, send: () => Promise<Answer>])[] = [
    ["q of a query", () => askWith([["q", question]])],
    ["query of a query", () => askWith([["query", question]])],
    ["q of JSON", () => askJson({ q: question })],
    ["query of JSON", () => askJson({ query: question })],
    ["query.text of JSON", () => askJson({ query: { text: question, site: "x", itemType: "Thing" } })],
    ["query.text of a query", () => askWith([["query.text", question]])],
    ["query.text of JSON as a flat name", () => askJson({ "query.text": question })],
    ["query.text of a form", () => askForm([["query.text", question]])],
    ["q of a form", () => askForm([["q", question]])],
    ["query of a form", () => askForm([["query", question]])],
    ["q with space around it", () => askJson({ q: `\n ${question}\t` })],
    [
      "q of a form with a charset",
      () => askForm([["q", question]], { "Content-Type": "application/x-www-form-urlencoded; charset=utf-8" }),
    ],
    ["q beside a query", () => askJson({ q: question, query: offTopic })],
    [
      "q beside a query of a form",
      () =>
        askForm([
          ["query", offTopic],
          ["q", question],
        ]),
    ],
    ["query where q is blank", () => askJson({ q: " ", query: { text: question } })],
    [
      "the first q of several",
      () =>
        askWith([
          ["q", question],
          ["q", offTopic],
        ]),
    ],
    ["q beside what nobody knows", () => askJson({ q: question, mode: "list", meta: { version: "0.55" }, x: [1] })],
    ["q with a wish for JSON", () => askJson({ q: question, prefer: { streaming: false, mode: "summarize" } })],
  ];

  test.each(forms)("as %s has the same answer", async (_, send) => {
    expect((await send()).text).toBe((await askWith([["q", question]])).text);
  });

  const follow = "how long is it?";
  const before = question;
  const followUps: readonly (readonly [what: string, send: () => Promise<Answer>])[] = [
    [
      "context.prev of a query",
      () =>
        askWith([
          ["q", follow],
          ["context.prev", before],
        ]),
    ],
    [
      "prev of a query",
      () =>
        askWith([
          ["q", follow],
          ["prev", before],
        ]),
    ],
    [
      "context.prev of a form",
      () =>
        askForm([
          ["q", follow],
          ["context.prev", before],
        ]),
    ],
    ["context.prev as text", () => askJson({ q: follow, context: { prev: before, "@type": "ConversationalContext" } })],
    ["context.prev as a flat name", () => askJson({ q: follow, "context.prev": before })],
    ["prev of JSON", () => askJson({ q: follow, prev: [before] })],
  ];

  test.each(followUps)("after another, as %s, is understood with that", async (_, send) => {
    const alike = await askJson({ q: follow, context: { prev: [before] } });
    expect((await send()).text).toBe(alike.text);
    expect(answerOf(alike).answer).not.toBe(answerOf(await askJson({ q: follow })).answer);
  });

  test("after several is understood with the latest of them", async () => {
    const others = Array.from({ length: previous + 3 }, (_, at) => `What is number ${at}?`);
    const [all, latest] = [[...others, before], [...others, before].slice(-previous)];
    const pairs = [["q", follow], ...all.map((each) => ["context.prev", each] as const)] as const;
    const wanted = await askJson({ q: follow, context: { prev: latest } });
    expect((await askWith(pairs)).text).toBe(wanted.text);
    expect((await askJson({ q: follow, context: { prev: ["x".repeat(60_000), before] } })).text).toBe(
      (await askJson({ q: follow, context: { prev: [before] } })).text,
    );
  });

  test("has 1 to 500 characters, as people count them", async () => {
    expect(most).toBe(500);
    for (const fits of [
      "é".repeat(most),
      "🦔".repeat(most),
      `${" ".repeat(300)}${"x".repeat(most)}${"\n".repeat(300)}`,
    ]) {
      expect(answerOf(await askJson({ q: fits })).query).toBe(fits.trim());
      expect((await askForm([["q", fits]])).status).toBe(200);
    }
    for (const tooLong of ["x".repeat(most + 1), "🦔".repeat(most + 1), "x".repeat(10_000)])
      for (const answer of [
        await askJson({ q: tooLong }),
        await askJson({ query: { text: tooLong } }),
        await askForm([["query", tooLong]]),
      ])
        expect(refusalOf("/ask", answer)).toBe("422 invalid_query");
    expect(refusalOf("/ask", await askWith([["q", "x".repeat(most + 1)]]))).toBe("422 invalid_query");
  });

  test.each([
    ["no body", () => call("/ask", { method: "POST" })],
    ["no body of JSON", () => askJson(undefined)],
    ["an empty form", () => askForm([])],
    ["nothing in it", () => askJson({})],
    ["a blank q", () => askJson({ q: "" })],
    ["a q of space", () => askJson({ q: " \n\t\u00a0" })],
    ["a blank query.text", () => askJson({ query: { text: "  " } })],
    ["a blank q of a form", () => askForm([["q", " "]])],
    ["a q that is no text", () => askJson({ q: 5 })],
    ["a query.text that is no text", () => askJson({ "query.text": 5 })],
    ["a query that is no text", () => askJson({ query: ["x"] })],
    ["a query without a text", () => askJson({ query: { site: "x" } })],
    ["a query whose text is none", () => askJson({ query: { text: { text: "x" } } })],
    ["a blank q with a wish for events", () => askJson({ q: "", streaming: true })],
  ])("with %s is refused in a body", async (_, send) => {
    const answer = await send();
    expect(refusalOf("/ask", answer)).toBe("422 invalid_query");
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test.each(["0", "26", "-1", "1.5", "x", "", "1e1", "9".repeat(400)])(
    "with a limit of %j is refused",
    async (limit) => {
      for (const answer of [
        await askWith([
          ["q", question],
          ["limit", limit],
        ]),
        await askForm([
          ["q", question],
          ["limit", limit],
        ]),
        await askJson({ q: question, limit }),
      ])
        expect(refusalOf("/ask", answer)).toBe("422 invalid_limit");
    },
  );

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
  ])("beside %j, which says nothing, is refused", async (more) => {
    expect(refusalOf("/ask", await askJson({ q: question, ...more }))).toBe("422 validation_failed");
  });
});

describe("without a question", () => {
  test.each(["/ask", "/ask?", "/ask?q=", "/ask?q=+%0A", "/ask?limit=3", "/ask?prev=x"])(
    "%s says what can be asked, with examples that have answers",
    async (path) => {
      const { _meta, query, answer, results } = answerOf(await call(path));
      expect(_meta).toMatchObject({ response_type: "answer", method: "usage", site: await siteOf() });
      expect([query, results]).toStrictEqual(["", []]);
      const [, examples = ""] = /for example: (.*)$/.exec(answer) ?? [];
      const questions = examples.match(/[^?]+\?/g) ?? [];
      expect(questions.length).toBeGreaterThan(1);
      for (const each of questions)
        expect(answerOf(await askWith([["q", each]]))._meta.response_type, each).toBe("answer");
    },
  );
});

describe("the path", () => {
  test("is answered by GET in a way that anyone may keep", async () => {
    for (const pairs of [[], [["q", question]], [["q", offTopic]]] as const) {
      const { headers } = await askWith(pairs);
      expect(headers).toMatchObject({
        "cache-control": "public, max-age=60, stale-while-revalidate=86400",
        "content-type": "application/json; charset=utf-8",
        vary: "Accept, Accept-Encoding",
        etag: expect.stringMatching(/^"[^"]+"$/),
      });
      const again = await askWith(pairs, { "If-None-Match": headers.etag ?? "" });
      expect([again.status, again.bytes.length, again.headers.vary]).toStrictEqual([304, 0, "Accept, Accept-Encoding"]);
    }
  });

  test("is answered by POST in a way that nobody keeps", async () => {
    const { headers } = await askJson({ q: question });
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "access-control-allow-origin": "*",
      "ratelimit-policy": expect.any(String),
    });
    expect(headers.etag).toBeUndefined();
  });

  test("takes JSON and forms, and nothing else", async () => {
    const send = (type: string, body: string) =>
      call("/ask", { method: "POST", headers: { "Content-Type": type }, body });
    expect((await send("application/vnd.ask+json", JSON.stringify({ q: question }))).status).toBe(200);
    for (const type of ["text/plain", "multipart/form-data; boundary=x", "text/event-stream", "x"])
      expect(refusalOf("/ask", await send(type, JSON.stringify({ q: question })))).toBe("415 unsupported_media_type");
    for (const type of ["application/x-www-form-urlencoded; charset=latin1", "application/json; charset=utf-16"])
      expect(refusalOf("/ask", await send(type, "q=x"))).toBe("415 unsupported_media_type");
    for (const body of ["{", "q=x", "[]", "null", '"x"', "1"])
      expect(refusalOf("/ask", await send("application/json", body))).toBe("400 invalid_json");
    for (const type of ["application/json", "application/x-www-form-urlencoded"])
      expect(refusalOf("/ask", await send(type, `q=${"x".repeat(limits.bodyBytes)}`))).toBe("413 payload_too_large");
  });

  test("says what to do about what it does not take, as its own operations do", async () => {
    const hintOf = (answer: Answer) => errorOf("/ask", answer).hint;
    const text = { "Content-Type": "text/plain" };
    expect(hintOf(await call("/ask", { method: "POST", headers: text, body: "x" }))).toContain("x-www-form-urlencoded");
    const limit = hintOf(await askJson({ q: question, limit: 0 }));
    expect(limit).toContain(`from ${sizes.min} to ${sizes.max}, or leave limit out for ${sizes.default}.`);
    for (const q of ["", 5]) expect(hintOf(await askJson({ q }))).toContain(`1 to ${most} characters`);
  });

  test("is one, without a mirror, and no part of a batch", async () => {
    for (const path of ["/api/ask", "/api/v1/ask", "/v1/ask"]) expect((await call(path)).status).toBe(404);
    const batch = await call("/api/batch", {
      method: "POST",
      body: JSON.stringify({ operations: [{ method: "GET", path: "/ask?q=x" }] }),
    });
    expect(refusalOf("/api/batch", batch)).toBe("422 invalid_operations");
    const slash = await call("/ask/?q=x");
    expect([slash.status, slash.headers.location]).toStrictEqual([308, "/ask?q=x"]);
  });

  test("answers errors in Markdown to those who want that", async () => {
    const { status, headers, text } = await askJson({ q: "" }, { Accept: "text/markdown" });
    expect([status, headers["content-type"]]).toStrictEqual([422, "text/markdown; charset=utf-8"]);
    expect(text).toContain("invalid_query");
  });
});
