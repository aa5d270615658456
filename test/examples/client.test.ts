import { readFileSync } from "node:fs";
import { describe, expect, inject, test } from "vitest";
import { createPortfolioClient } from "../../examples/client/client.ts";
import { ApiFailure, bodyOf } from "../../examples/client/failure.ts";
import { generateTypes } from "../../examples/client/generate.ts";
import { sendInquiry, waitForJob } from "../../examples/client/inquiries.ts";
import { allProjects } from "../../examples/client/projects.ts";
import { createRetryingFetch } from "../../examples/client/retry.ts";
import { wait } from "../../examples/client/wait.ts";
import { jsonOf } from "../support/content/dist.ts";

const baseUrl = inject("baseUrl");
const client = createPortfolioClient({ baseUrl });
const inquiry = { name: "Grace", email: "grace@example.com", message: "Would you like to write a compiler?" };

test("the client's types match the API", { timeout: 120_000 }, async () => {
  const document = jsonOf("/openapi.json") as Parameters<typeof generateTypes>[0];
  const kept = readFileSync("examples/client/schema.d.ts", "utf8");
  expect(await generateTypes(document), "make them anew: npm run client:types").toBe(kept);
});

describe("projects", () => {
  const titles = async (limit: number) => {
    const found: string[] = [];
    for await (const { title } of allProjects(client, { limit })) found.push(title);
    return found;
  };

  test("are iterated page by page, each once", async () => {
    const all = await titles(50);
    expect(all).toHaveLength(30);
    expect(await titles(7)).toEqual(all);
  });

  test("are fetched lazily", async () => {
    let asked = 0;
    const counting = (request: Request) => {
      asked += 1;
      return fetch(request);
    };
    const counted = createPortfolioClient({ baseUrl, retry: { fetch: counting } });
    for await (const { title } of allProjects(counted, { limit: 2 })) if (title) break;
    expect(asked).toBe(1);
  });

  test("throw an error with code and hint for an invalid query", async () => {
    const failure = await allProjects(client, { limit: 0 })
      .next()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ status: 422, code: "invalid_limit", hint: expect.stringContaining("1 to 50") });
  });
});

describe("an inquiry", () => {
  test("becomes a job that is polled by Retry-After", async () => {
    const waited: number[] = [];
    const job = await sendInquiry(client, inquiry, {
      wait: (milliseconds, signal) => {
        waited.push(milliseconds);
        return wait(milliseconds, signal);
      },
    });
    expect(job.result).toMatchObject({ outcome: "validated", delivered: false });
    expect(new Set(waited)).toEqual(new Set([1000]));
  });

  test("with the same Idempotency-Key is the same job", async () => {
    const key = crypto.randomUUID();
    const [one, other] = [await sendInquiry(client, inquiry, { key }), await sendInquiry(client, inquiry, { key })];
    expect(other.job_id).toBe(one.job_id);
  });

  test("can be aborted with a signal", async () => {
    const { job_id } = bodyOf(await client.POST("/api/contact", { body: inquiry }));
    const stop = new AbortController();
    const completed = waitForJob(client, job_id, {
      signal: stop.signal,
      wait: (milliseconds, signal) => {
        stop.abort(new Error("enough"));
        return wait(milliseconds, signal);
      },
    });
    await expect(completed).rejects.toThrow("enough");
  });

  test("that is invalid throws an error", async () => {
    await expect(sendInquiry(client, { ...inquiry, email: "grace" })).rejects.toMatchObject({ code: "invalid_email" });
  });
});

test("a credential opens a protected path", async () => {
  expect((await client.GET("/api")).response.status).toBe(401);
  const { api_key } = bodyOf(await client.POST("/api/agent/key"));
  const known = createPortfolioClient({ baseUrl, credential: api_key });
  expect(bodyOf(await known.GET("/api")).ok).toBe(true);
});

test("a response from another server throws an explanatory error", async () => {
  const retry = { fetch: async () => new Response("<h1>Bad gateway</h1>", { status: 502, statusText: "Bad Gateway" }) };
  const elsewhere = createPortfolioClient({ baseUrl, retry });
  const answer = await elsewhere.GET("/api/profile");
  expect(() => bodyOf(answer)).toThrow(ApiFailure);
  expect(() => bodyOf(answer)).toThrow("502 unexpected_answer: Bad Gateway Is this the address of a portfolio?");
});

describe("a request is retried", () => {
  /** Answers each request with the next response, and records requests and delays. */
  const scripted = (...answers: readonly (Response | Error)[]) => {
    const bodies: string[] = [];
    const waited: number[] = [];
    const send = createRetryingFetch({
      fetch: async (request) => {
        bodies.push(await request.text());
        const next = answers[bodies.length - 1];
        if (!next || next instanceof Error) throw next ?? new Error("unexpected request");
        return next;
      },
      wait: async (milliseconds) => void waited.push(milliseconds),
    });
    return { send, bodies, waited };
  };
  const later = (status: number, seconds?: number) =>
    new Response(null, { status, ...(seconds !== undefined && { headers: { "Retry-After": String(seconds) } }) });
  const post = (headers: Record<string, string> = {}) =>
    new Request("http://localhost/api/contact", { method: "POST", body: "body", headers });
  const key = { "Idempotency-Key": "one" };

  test("after Retry-After with the same body", async () => {
    const { send, bodies, waited } = scripted(later(429, 7), later(503, 1), later(409, 1), later(202));
    expect((await send(post(key))).status).toBe(202);
    expect(bodies).toEqual(["body", "body", "body", "body"]);
    expect(waited).toEqual([7000, 1000, 1000]);
  });

  test("after a lost connection", async () => {
    const { send, waited } = scripted(new Error("reset"), later(200));
    expect((await send(new Request("http://localhost/api/profile"))).status).toBe(200);
    expect(waited).toEqual([1000]);
  });

  test("up to the maximum number of times", async () => {
    const { send, bodies } = scripted(...Array.from({ length: 9 }, () => later(429, 1)));
    expect((await send(post(key))).status).toBe(429);
    expect(bodies).toHaveLength(4);
    const lost = scripted(...Array.from({ length: 9 }, () => new Error("reset")));
    await expect(lost.send(post(key))).rejects.toThrow("reset");
    expect(lost.bodies).toHaveLength(4);
  });

  test.each([
    ["writes without a key", post(), later(429, 1)],
    ["says it is wrong", post(key), later(422, 1)],
    ["is refused without a time", post(key), later(503)],
  ])("but not if it %s", async (_, request, answer) => {
    const { send, bodies, waited } = scripted(answer);
    expect(await send(request)).toBe(answer);
    expect([bodies.length, waited]).toEqual([1, []]);
  });
});
