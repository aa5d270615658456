import { describe, expect, test } from "vitest";
import { Health } from "../../src/contract/resources/health.ts";
import { type JobCheck, JobStatus } from "../../src/contract/resources/job.ts";
import {
  apiBases,
  dataOf,
  errorOf,
  statusAndCode,
  submitInquiry,
  testedBases,
  waitForJob,
} from "../support/http/api-requests.ts";
import { call, siteOf } from "../support/http/service.ts";

const timeAtService = async (): Promise<number> =>
  Date.parse(Health.parse((await call("/api/health")).json()).time ?? "");

/** The checks of an inquiry by name. */
const checksOf = async (changed: Parameters<typeof submitInquiry>[0]): Promise<Record<string, JobCheck>> => {
  const { job_id } = await submitInquiry(changed);
  const { result } = await waitForJob(job_id);
  return Object.fromEntries((result?.checks ?? []).map((check) => [check.name, check]));
};

describe.each(testedBases)("GET %s/jobs/{id}", (api) => {
  test("returns processing with Retry-After for one second", async () => {
    for (let round = 0; ; round += 1) {
      const start = performance.now();
      const { job_id } = await submitInquiry({}, api);
      const path = `${api}/jobs/${job_id}`;
      const response = await call(path);
      // On a slow connection the second may have passed before the response arrives.
      if (performance.now() - start >= 1_000 && round < 10) continue;
      expect(response.status).toBe(200);
      expect(dataOf(JobStatus, path, response)).toStrictEqual({
        job_id,
        status: "processing",
        poll_url: `${await siteOf()}${path}`,
      });
      expect(response.headers).toMatchObject({ "retry-after": "1", "cache-control": "no-store" });
      return;
    }
  });

  test("then returns completed with the checks, unchanged on later reads", async () => {
    const before = await timeAtService();
    const { job_id } = await submitInquiry({}, api);
    const after = await timeAtService();
    const path = `${api}/jobs/${job_id}`;
    const { result, ...job } = await waitForJob(job_id, api);
    expect(job).toStrictEqual({ job_id, status: "completed", poll_url: `${await siteOf()}${path}` });
    expect(result).toMatchObject({ outcome: "validated", delivered: false });
    const { accepted_at = "", completed_at = "" } = result ?? {};
    expect(Date.parse(completed_at) - Date.parse(accepted_at)).toBe(1_000);
    const [first, second] = [await call(path), await call(path)];
    expect(second.text).toBe(first.text);
    expect(first.headers["retry-after"]).toBeUndefined();
    expect(first.headers["cache-control"]).toBe("no-store");
    expect(first.headers.etag).toBeUndefined();
    // The clocks of several machines differ slightly.
    expect(Date.parse(accepted_at)).toBeGreaterThan(before - 2_000);
    expect(Date.parse(accepted_at)).toBeLessThan(after + 2_000);
  });

  test("answers HEAD like GET and never returns 304", async () => {
    const { job_id } = await submitInquiry({}, api);
    await waitForJob(job_id, api);
    const path = `${api}/jobs/${job_id}`;
    const [head, get] = await Promise.all([call(path, { method: "HEAD" }), call(path)]);
    expect([head.status, head.bytes.length]).toStrictEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(String(get.bytes.length));
    expect((await call(path, { headers: { "If-None-Match": "*" } })).status).toBe(200);
  });

  describe("returns 404 for", () => {
    const refused = async (id: string) => {
      const path = `${api}/jobs/${id}`;
      expect(statusAndCode(path, await call(path)), id).toBe("404 job_not_found");
    };

    test.each([
      "x",
      "job_",
      "job_1",
      "1",
      "..%2fprofile",
      "%00",
      "%ff",
      "job%5f",
      "undefined",
      "__proto__",
      "constructor",
      `job_${"A".repeat(68)}`,
      `job_${"_".repeat(68)}`,
      `job_${"%41".repeat(68)}`,
      `job_${"é".repeat(68)}`.normalize("NFD").replaceAll(/[^\w]/g, "%CC%81"),
      "a".repeat(5_000),
    ])("%s", refused);

    test("an id that was shortened or extended", async () => {
      const { job_id } = await submitInquiry({}, api);
      const spoilt = [
        ...[1, 2, 3, 4, 8, 32, 64].map((cut) => job_id.slice(0, -cut)),
        ...[1, 4, 5].map((cut) => job_id.slice(cut)),
        ...["A", "AAAA", "=", "%3D", "%20", ".", "%00", "_"].map((more) => job_id + more),
        `%20${job_id}`,
        `A${job_id}`,
        job_id + job_id,
        job_id.slice(0, 4) + job_id,
      ];
      await Promise.all(spoilt.map(refused));
    });

    test("an id with any one character changed", async () => {
      const { job_id } = await submitInquiry({}, api);
      const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
      const changed = [...job_id].map((character, index) => {
        const other = alphabet[(alphabet.indexOf(character) + 1) % alphabet.length] ?? "";
        return job_id.slice(0, index) + other + job_id.slice(index + 1);
      });
      expect(new Set(changed).size).toBe(job_id.length);
      await Promise.all(changed.map(refused));
    });

    test("an id in another letter case", async () => {
      const { job_id } = await submitInquiry({}, api);
      const swapped = [...job_id].map((character, index) => {
        const other = character === character.toLowerCase() ? character.toUpperCase() : character.toLowerCase();
        return job_id.slice(0, index) + other + job_id.slice(index + 1);
      });
      const changed = [job_id.toUpperCase(), job_id.toLowerCase(), ...swapped].filter((id) => id !== job_id);
      expect(changed.length).toBeGreaterThan(20);
      await Promise.all(changed.map(refused));
    });

    test("an id spliced from two", async () => {
      const [one, two] = await Promise.all([submitInquiry({}, api), submitInquiry({ message: "x".repeat(20) }, api)]);
      for (const at of [24, 28, 30, 31, 60]) await refused(one.job_id.slice(0, at) + two.job_id.slice(at));
    });

    test("and gives a hint", async () => {
      const path = `${api}/jobs/x`;
      const { hint, message } = errorOf(path, await call(path));
      expect([message, hint]).toStrictEqual([expect.stringContaining("job"), expect.stringContaining("poll_url")]);
    });
  });
});

test("a job is the same in both API bases, each with its own URL", async () => {
  const { job_id } = await submitInquiry();
  await waitForJob(job_id);
  const [current, v1] = await Promise.all([call(`/api/jobs/${job_id}`), call(`/api/v1/jobs/${job_id}`)]);
  const moved = current.text.replaceAll(`${await siteOf()}/api/`, `${await siteOf()}/api/v1/`);
  expect(v1.text).toBe(`{"version":"v1","data":${moved}}`);
});

test("OpenAPI lists the Location and Retry-After headers of jobs", async () => {
  interface DocumentedResponse {
    readonly $ref?: string;
    readonly headers?: object;
  }
  const { paths, components } = (await call("/openapi.json")).json() as {
    paths: Record<string, Record<string, { responses: Record<string, DocumentedResponse> }>>;
    components: { responses: Record<string, DocumentedResponse> };
  };
  const resolve = ({ $ref, ...response }: DocumentedResponse = {}): DocumentedResponse =>
    $ref === undefined ? response : (components.responses[$ref.split("/").at(-1) ?? ""] ?? {});
  for (const api of apiBases) {
    const named = (path: string, method: string, status: number) =>
      Object.keys(resolve(paths[`${api}${path}`]?.[method]?.responses[status]).headers ?? {});
    expect(named("/contact", "post", 202)).toEqual(
      expect.arrayContaining(["Location", "Retry-After", "Idempotent-Replay"]),
    );
    expect(named("/contact", "post", 409)).toContain("Retry-After");
    expect(named("/contact", "post", 503)).toContain("Retry-After");
    expect(named("/jobs/{id}", "get", 200)).toContain("Retry-After");
    expect(named("/batch", "post", 200)).toContain("Idempotent-Replay");
  }
});

test("paths below a job and an empty id are 404", async () => {
  const { job_id } = await submitInquiry();
  for (const path of ["/api/jobs", `/api/jobs/${job_id}/x`, `/api/jobs//${job_id}`])
    expect(statusAndCode(path, await call(path)), path).toBe("404 not_found");
});

describe.concurrent("a job's checks", () => {
  const text = "Would you like to build a compiler with us next spring?";

  test("pass for a plain inquiry", async () => {
    const checks = await checksOf({ message: text });
    expect(Object.keys(checks)).toStrictEqual(["email_domain", "links", "message_language", "message_length"]);
    for (const { passed } of Object.values(checks)) expect(passed).toBe(true);
    expect(checks.links?.detail).toMatch(/^0 links/);
    expect(checks.message_length?.detail).toMatch(new RegExp(`^${text.length} characters`));
    expect(checks.message_language?.detail).toMatch(/^100% letters|Latin/);
  });

  const failing: readonly [name: string, what: string, changed: Parameters<typeof submitInquiry>[0]][] = [
    ["email_domain", "a disposable address", { email: "grace@mailinator.com" }],
    ["email_domain", "a disposable address in capitals", { email: "GRACE@MAILINATOR.COM" }],
    ["email_domain", "an address below a disposable domain", { email: "grace@box.mailinator.com" }],
    ["links", "three links", { message: `${text} http://a.example https://b.example www.c.example` }],
    ["message_language", "digits only", { message: "1234567890 ".repeat(5) }],
    ["message_length", "few words", { message: "Hello you!" }],
  ];
  test.each(failing)("fail only %s for %s", async (name, _, changed) => {
    const checks = await checksOf({ message: text, ...changed });
    const failed = Object.values(checks).filter(({ passed }) => !passed);
    expect(failed.map((check) => check.name)).toStrictEqual([name]);
    const saysSo = Object.values(checks).filter(({ detail }) => detail.startsWith("Not passed: "));
    expect(saysSo).toStrictEqual(failed);
  });

  test("name the script of the message", async () => {
    const { message_language } = await checksOf({ message: "Хотели бы вы вместе с нами написать компилятор?" });
    expect(message_language).toMatchObject({ passed: true, detail: expect.stringContaining("Cyrillic") });
  });

  test("reveal nothing of the inquiry", async () => {
    const { job_id } = await submitInquiry({
      name: "Zebedee",
      email: "zebedee@example.com",
      message: `${text} Zebedee`,
    });
    expect(JSON.stringify(await waitForJob(job_id))).not.toMatch(/zebedee|example\.com|compiler/i);
  });
});
