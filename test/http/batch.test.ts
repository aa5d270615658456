import { describe, expect, test } from "vitest";
import { BatchResult } from "../../src/contract/resources/batch.ts";
import {
  dataOf,
  errorOf,
  post,
  statusAndCode,
  submitInquiry,
  testedBases,
  waitForJob,
} from "../support/http/api-requests.ts";
import { call, sharedReads } from "../support/http/service.ts";

const get = (path: string) => ({ method: "GET", path });
const gets = (paths: readonly string[]) => ({ operations: paths.map(get) });

describe.each(testedBases)("POST %s/batch", (api) => {
  const path = `${api}/batch`;
  const run = (paths: readonly string[]) => post(path, gets(paths));
  const resultsOf = async (paths: readonly string[]) => {
    const response = await run(paths);
    expect(response.status, response.text).toBe(200);
    const { count, results } = dataOf(BatchResult, path, response);
    expect(count).toBe(results.length);
    return results;
  };

  test("returns the same bytes as single reads, in request order", async () => {
    const paths = [
      ...sharedReads.toReversed(),
      "/api/projects?limit=3&cursor=2",
      "/api/v1/projects?type=client&limit=50",
      "/api/projects?q=a&limit=2",
      "/api/projects?q=%E2%9C%93%20nothing",
      "/api/projects?limit=0",
      "/api/v1/projects?cursor=x&type=y",
      "/api/jobs/unknown",
      "/api/v1/jobs/job_x",
      "/api/profile",
    ];
    const [batch, ...alone] = await Promise.all([run(paths), ...paths.map((path) => call(path))]);
    const entries = alone.map(
      ({ status, text }, index) => `{"path":${JSON.stringify(paths[index])},"status":${status},"body":${text}}`,
    );
    const body = `{"count":${paths.length},"results":[${entries.join(",")}]}`;
    expect(batch.status).toBe(200);
    expect(batch.text).toBe(api === "/api/v1" ? `{"version":"v1","data":${body}}` : body);
    expect(new Set(alone.map(({ status }) => status))).toStrictEqual(new Set([200, 404, 422]));
  });

  test("is not cacheable and has no ETag", async () => {
    const { headers } = await run(["/api/profile"]);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "access-control-allow-origin": "*",
      "api-version": "v1",
    });
    expect(headers.etag).toBeUndefined();
  });

  test("reads /api/health and a job", async () => {
    const { job_id } = await submitInquiry();
    await waitForJob(job_id);
    const [health, job, mirrored] = await resultsOf(["/api/health", `/api/jobs/${job_id}`, `/api/v1/jobs/${job_id}`]);
    expect(health).toMatchObject({ status: 200, body: { status: "ok" } });
    expect(job).toMatchObject({ status: 200, body: { job_id, status: "completed" } });
    expect(mirrored).toMatchObject({ status: 200, body: { version: "v1", data: { job_id, status: "completed" } } });
  });

  test("answers repeated reads each time", async () => {
    const paths = ["/api/profile", "/api/contact", "/api/profile", "/api/profile"];
    const results = await resultsOf(paths);
    expect(results.map((entry) => entry.path)).toStrictEqual(paths);
    expect(results[2]).toStrictEqual(results[0]);
    expect(results[3]).toStrictEqual(results[0]);
    expect(results[1]?.body).not.toStrictEqual(results[0]?.body);
  });

  test.each([1, 20])("accepts %i operations", async (count) => {
    const paths = Array.from({ length: count }, (_, index) => `/api/projects?limit=1&cursor=${index % 5}`);
    const results = await resultsOf(paths);
    expect(results.map((entry) => entry.path)).toStrictEqual(paths);
    for (const { status } of results) expect(status).toBe(200);
  });

  test("returns 200 even if every read fails", async () => {
    const results = await resultsOf(["/api/projects?limit=0", "/api/projects?limit=51"]);
    expect(results.map(({ status }) => status)).toStrictEqual([422, 422]);
  });

  test.each([0, 21])("refuses %i operations", async (count) => {
    const response = await run(Array.from({ length: count }, () => "/api/profile"));
    expect(statusAndCode(path, response)).toBe("422 invalid_operations");
  });

  const shapes: readonly [what: string, body: unknown][] = [
    ["none", {}],
    ["null", { operations: null }],
    ["an object", { operations: { 0: get("/api/profile") } }],
    ["text", { operations: "GET /api/profile" }],
    ["a list of strings", { operations: ["/api/profile"] }],
    ["a nested list", { operations: [[get("/api/profile")]] }],
    ["an operation without a method", { operations: [{ path: "/api/profile" }] }],
    ["an operation without a path", { operations: [{ method: "GET" }] }],
    ["an operation whose path is a number", { operations: [{ method: "GET", path: 1 }] }],
    ["an operation whose path is a list", { operations: [{ method: "GET", path: ["/api/profile"] }] }],
    ["POST", { operations: [{ method: "POST", path: "/api/contact" }] }],
    ["HEAD", { operations: [{ method: "HEAD", path: "/api/profile" }] }],
    ["DELETE", { operations: [{ method: "DELETE", path: "/api/profile" }] }],
    ["a lower-case method", { operations: [{ method: "get", path: "/api/profile" }] }],
    ["a valid and an invalid operation", { operations: [get("/api/profile"), get("/api")] }],
  ];
  test.each(shapes)("refuses %s as operations", async (_, body) => {
    expect(statusAndCode(path, await post(path, body))).toBe("422 invalid_operations");
  });

  const elsewhere = [
    "",
    "/",
    ".",
    "api/profile",
    "?limit=1",
    "#",
    "/api",
    "/api/",
    "/api/v1",
    "/v1",
    "/v2",
    "/agent/identity",
    "/docs",
    "/openapi.json",
    "/api/profile.json",
    "/api/projects/index.json",
    "/api/disposable-domains.json",
    "/api/jobs",
    "/api/jobs/",
    "/api/jobs/{id}",
    "/api/jobs/:id",
    "/api/jobs/a/b",
    "/api/jobs/a.json",
    "/api/jobs/..",
    "/api/jobs/../profile",
    "/api/jobs/%2e%2e",
    "/api/jobs/%2E%2E/profile",
    "/api/jobs/..%2fprofile",
    "/api/jobs/a%2fb",
    "/api/jobs/%61",
    "/api/jobs/é",
    "/api/profile/",
    "/api/profile/.",
    "/api/./profile",
    "/./api/profile",
    "/../api/profile",
    "/api/v1/../profile",
    "/api/%2e/profile",
    "/api/%2e%2e/api/profile",
    "/api/projects/../profile",
    "/api%2fprofile",
    "/api%2Fprofile",
    "/%61pi/profile",
    "/api/profile%00",
    "/api/profile%20",
    "/api/profile%3flimit=1",
    "/api\\profile",
    "\\api\\profile",
    "/api/projects\\..\\profile",
    "//api/profile",
    "///api/profile",
    "/api//profile",
    "//evil.example/api/profile",
    "//localhost/api/profile",
    "//localhost:8787/api/profile",
    "\\\\evil.example/api/profile",
    "/\\evil.example/api/profile",
    "//user@evil.example/api/profile",
    "@evil.example/api/profile",
    ":80/api/profile",
    ".evil.example/api/profile",
    "user@localhost/api/profile",
    "http://evil.example/api/profile",
    "https://evil.example/api/profile",
    "http:/api/profile",
    "http:api/profile",
    "file:///api/profile",
    "javascript:alert(1)",
    "data:application/json,{}",
    "/API/profile",
    "/api/Profile",
    "/api/PROFILE",
    "/api/profile;a=b",
    "/api/profile#top",
    "/api/profile#",
    "/api/projects?limit=1#",
    "/api/projects?limit=1#top",
    " /api/profile",
    "/api/profile ",
    "\t/api/profile",
    "/api/profile\n",
    "/api/pro\nfile",
    "/api/pro\tfile",
    "/api/profile\r\nX-Evil: 1",
    "/api/profile\u0000",
    "/\u0000/api/profile",
    "/api/projects?li\nmit=1",
    "/api/projects?q=\u0000",
    "/api/projects?q=a\r\nX-Evil: 1",
    "/api/profile\u200b",
    "／api／profile",
    "/api/profile\ud800",
    "/api/batch",
    "/api/v1/batch",
    "/ask",
    "/api/v2/profile",
    "/api/v1/v1/profile",
    "/__proto__",
    `/api/profile?${"a".repeat(5_000)}`,
  ];
  test.each(elsewhere)("refuses the path %j", async (target) => {
    const response = await run([target]);
    expect(statusAndCode(path, response)).toBe("422 invalid_operations");
    expect(errorOf(path, response).message.length).toBeLessThan(400);
  });

  test("lists every invalid operation and runs none", async () => {
    const response = await run(["/api/profile", "/api", "/api/contact", "/docs"]);
    const { message, issues = [] } = errorOf(path, response);
    expect(message).toBeTruthy();
    expect(issues.map((issue) => [issue.path, issue.code])).toStrictEqual([
      ["operations.1.path", "invalid_operations"],
      ["operations.3.path", "invalid_operations"],
    ]);
  });

  test("keeps the error short for 20,000 invalid operations", async () => {
    const response = await post(path, { operations: Array.from({ length: 20_000 }, () => 0) });
    expect(statusAndCode(path, response)).toBe("422 invalid_operations");
    expect(response.bytes.length).toBeLessThan(20_000);
  });

  test("accepts the longest list query, percent-encoded", async () => {
    const [q, tag] = ["\u{1f5fa}", "\u{1f9ed}"].map((emoji) => emoji.repeat(200));
    const query = { type: "personal", tag: tag ?? "", year: "2025", q: q ?? "", limit: "50", cursor: "0" };
    const [entry] = await resultsOf([`/api/v1/projects?${new URLSearchParams(query)}`]);
    expect(entry).toMatchObject({ status: 200, body: { version: "v1", data: { count: 0, limit: 50 } } });
  });

  test("names the paths of its own base if a path is not one of them", async () => {
    const { message } = errorOf(path, await run(["/docs"]));
    const [, paths = ""] = /expected one of ([^ ]+(?:, [^ ]+)*?)(?: or its \/api\/v1 mirror)?\.$/.exec(message) ?? [];
    expect(paths.split(", ")).toContain(`${api}/projects/{slug}`);
    for (const each of paths.split(", ")) expect(each).toMatch(new RegExp(`^${api}/(?!v1)`));
    expect(message.includes("mirror")).toBe(api === "/api");
  });

  test("passes query strings through unchanged", async () => {
    const paths = [
      "/api/projects?",
      "/api/projects?q=%2e%2e%2f&limit=1",
      "/api/projects?q=a+b&limit=1",
      "/api/projects?q=a/../b&limit=1",
    ];
    const results = await resultsOf([...paths, "/api/profile?x=//evil.example", "/api/projects?q=\ud800"]);
    for (const { status } of results) expect(status).toBe(200);
  });

  test("does not apply its own request headers to the reads", async () => {
    const alone = await call("/api/profile");
    const response = await post(path, gets(["/api/profile"]), {
      Accept: "text/markdown",
      "If-None-Match": "*",
      Range: "bytes=0-1",
      "X-Forwarded-Host": "evil.example",
    });
    expect(response.status).toBe(200);
    expect(dataOf(BatchResult, path, response).results[0]?.body).toStrictEqual(alone.json());
  });

  test("compresses the response for Accept-Encoding: gzip", async () => {
    const paths = ["/api/projects", "/api/projects?limit=50", "/api/experience"];
    const response = await post(path, gets(paths), { "Accept-Encoding": "gzip" });
    expect(response.status).toBe(200);
    expect(response.headers["content-encoding"]).toBe("gzip");
    const stream = new Blob([new Uint8Array(response.bytes)]).stream().pipeThrough(new DecompressionStream("gzip"));
    expect(await new Response(stream).text()).toBe((await run(paths)).text);
  });

  test("counts as one request of the rate limit", async () => {
    const remaining = async (): Promise<number> => Number((await call("/api/health")).headers["ratelimit-remaining"]);
    const costs: number[] = [];
    // Other tests send requests too, so the smallest difference counts.
    for (let round = 0; round < 20; round += 1) {
      const before = await remaining();
      await run(Array.from({ length: 20 }, () => "/api/profile"));
      const cost = before - (await remaining()) - 1;
      if (cost > 0) costs.push(cost);
    }
    expect(costs.length).toBeGreaterThan(0);
    expect(Math.min(...costs)).toBeLessThan(20);
  });
});
