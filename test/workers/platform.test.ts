import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { etagOf } from "../../functions/hosts/node/etag.ts";
import { routes } from "../../src/contract/routes.ts";
import { markdownPath, projectPages, sitePages } from "../../src/contract/site/pages.ts";
import { workerPaths } from "../../src/contract/site/worker-paths.ts";
import { startWorkers } from "../support/hosts/workers.ts";
import { callAt } from "../support/http/http-client.ts";
import { call, sharedReads } from "../support/http/service.ts";
import { sampled, slowTest } from "../support/setup/tier.ts";

const inquiry = JSON.stringify({
  name: "Ada",
  email: "ada@example.com",
  message: "Is there time for a small project?",
});
const json = { "Content-Type": "application/json" };

const hasPagesBelow = (path: string): boolean =>
  `${path}/` === projectPages || sitePages.some(({ parent }) => parent === path);

/** The patterns of pages, also with a trailing slash unless a wider pattern covers it. */
const pages: readonly string[] = [
  ...sitePages
    .filter(({ parent }) => !parent)
    .flatMap(({ path }) => (path === "/" || hasPagesBelow(path) ? [path] : [path, `${path}/`])),
  ...[projectPages, "/docs/"].flatMap((prefix) => [`${prefix}*`, `!${prefix}*.md`]),
];

describe("wrangler.jsonc", () => {
  const { config } = ts.readConfigFile("wrangler.jsonc", ts.sys.readFile);

  test("routes operations and pages to the Worker first and no other file", () => {
    const paths = [...new Set(routes.map(({ path }) => path.replaceAll(/\{\w+\}/g, "*")))].toSorted();
    expect(config.assets.run_worker_first).toEqual([...paths, ...pages]);
    expect(workerPaths).toEqual([...paths, ...pages]);
  });
});

describe("Workers static assets", () => {
  const logged = { LOG: "on", RATE_LIMIT_PER_MINUTE: "1000000" };
  let workers: Awaited<ReturnType<typeof startWorkers>>;
  beforeAll(async () => {
    workers = await startWorkers(inject("dist"), logged);
  });
  afterAll(() => workers.stop());
  /** The number of requests that reached the Worker. */
  const invocations = () => workers.harness.getLogs().filter(({ message }) => message.includes('"status":')).length;

  test("serve files without the Worker and pass everything else to it", async () => {
    const files = [
      ...["/api/profile.json", "/openapi.json", "/llms.txt", "/favicon.svg"],
      ...["/changelog.md", "/projects/tide-clock.md"],
    ];
    for (const path of files) expect((await callAt(workers.url, path)).status, path).toBe(200);
    expect(invocations()).toBe(0);
    for (const path of ["/api/profile", "/api/nothing.json", "/nothing", "/api/projects/all/7.json"])
      await callAt(workers.url, path);
    await expect.poll(invocations).toBe(4);
    // The pattern of GET /api/projects/{slug} matches these files, so the Worker serves them, without counting.
    const { status, headers } = await callAt(workers.url, "/api/projects/client/0.json");
    expect([status, headers["ratelimit-limit"]]).toEqual([200, undefined]);
    expect((await callAt(workers.url, "/api/projects/all/7.json")).json()).toMatchObject({
      error: { code: "not_found" },
    });
  });

  test("redirect pages to the path without a trailing slash", async () => {
    for (const path of [...sitePages.map(({ path }) => path).filter((path) => path !== "/"), "/projects/tide-clock"]) {
      const { status, headers } = await callAt(workers.url, `${path}/`);
      expect({ status, location: headers.location }).toEqual({ status: 308, location: path });
    }
  });

  test.each(sharedReads)("%s has the bytes of the file and the ETag from the build", async (path) => {
    const { bytes, headers } = await callAt(workers.url, path);
    const built = readFileSync(join(inject("dist"), `${path}.json`));
    expect(bytes.equals(built)).toBe(true);
    expect(headers.etag).toBe(`"${etagOf(built)}"`);
  });
});

describe("pages served without the Worker", () => {
  let workers: Awaited<ReturnType<typeof startWorkers>>;
  beforeAll(async () => {
    workers = await startWorkers(inject("dist"), { LOG: "on" }, undefined, (pattern) => !pages.includes(pattern));
  });
  afterAll(() => workers.stop());

  test("are always HTML, do not count, and have their Markdown at .md", async () => {
    for (const path of ["/", "/docs", "/projects/tide-clock"]) {
      const page = await callAt(workers.url, path, { headers: { Accept: "text/markdown" } });
      expect([page.status, page.headers["content-type"]], path).toEqual([200, expect.stringMatching(/^text\/html/)]);
      expect(page.headers.link, path).toContain('rel="api-catalog"');
      const alternate = await callAt(workers.url, markdownPath(path));
      expect([alternate.status, alternate.headers["content-type"]], path).toEqual([
        200,
        expect.stringMatching(/^text\/markdown/),
      ]);
    }
    expect(workers.harness.getLogs().filter(({ message }) => message.includes('"status":'))).toEqual([]);
  });

  test("are 404 by Accept if they do not exist", async () => {
    const { status, text } = await callAt(workers.url, "/projects/nothing", { headers: { Accept: "text/markdown" } });
    expect([status, text]).toEqual([404, expect.stringMatching(/^# Error: not_found/)]);
  });
});

describe("the rate limit", () => {
  test("admits exactly 60 of 100 concurrent requests", async () => {
    const workers = await startWorkers(inject("dist"), { LOG: "off" });
    try {
      // One client address: the test sets the header that the platform would set.
      const headers = { "CF-Connecting-IP": "203.0.113.9" };
      const responses = await Promise.all(
        Array.from({ length: 100 }, () => callAt(workers.url, "/api/profile", { headers })),
      );
      const passed = responses.filter(({ status }) => status === 200);
      expect(passed.length).toBe(60);
      expect(responses.filter(({ status }) => status === 429).length).toBe(40);
      const left = passed.map((response) => Number(response.headers["ratelimit-remaining"])).toSorted((a, b) => b - a);
      expect(left).toEqual(Array.from({ length: 60 }, (_, index) => 59 - index));
      const other = await callAt(workers.url, "/api/profile", { headers: { "CF-Connecting-IP": "203.0.113.10" } });
      expect(other.status).toBe(200);
    } finally {
      await workers.stop();
    }
  });
});

describe("an incomplete Worker configuration", () => {
  const secrets = [
    ["without a secret", { SECRET_KEY: "" }, "npx wrangler secret put SECRET_KEY"],
    ["with a short secret", { SECRET_KEY: "c2hvcnQ" }, "SECRET_KEY contains 5 bytes"],
    [
      "with a short fallback",
      { SECRET_KEY_FALLBACKS: "zQ3j8xU2mK0pVbR7sYtGdLwNfCaHeXoIuZqJkM5v9T4, c2hvcnQ" },
      "Entry 2 of SECRET_KEY_FALLBACKS contains 5 bytes",
    ],
  ] as const;
  test.each(sampled(secrets, 1))(
    "%s returns 503 for what needs it, serves reads, and logs the reason",
    async (_name, variables, reason) => {
      const workers = await startWorkers(inject("dist"), { ...variables, LOG: "on" });
      try {
        expect((await callAt(workers.url, "/api/profile")).status).toBe(200);
        const refused = await callAt(workers.url, "/api/contact", { method: "POST", headers: json, body: inquiry });
        expect(refused.status).toBe(503);
        expect(refused.json()).toMatchObject({ error: { code: "unavailable" } });
        expect(refused.headers["retry-after"]).toBe("60");
        const lines = workers.harness.getLogs().map(({ message }) => message);
        expect(lines.find((line) => line.includes("secret_unusable"))).toContain(reason);
        for (const shown of ["c2hvcnQ", "zQ3j8xU2"]) expect(lines.join("\n")).not.toContain(shown);
      } finally {
        await workers.stop();
      }
    },
  );

  slowTest("with another SITE_URL than the build does not start", async () => {
    const workers = await startWorkers(inject("dist"), { SITE_URL: "https://other.example.com" });
    try {
      const response = await callAt(workers.url, "/api/profile");
      expect(response.status).toBe(503);
      const lines = workers.harness.getLogs().map(({ message }) => message);
      expect(lines.join("\n")).toContain("but SITE_URL is https://other.example.com");
    } finally {
      await workers.stop();
    }
  });
});

slowTest("a start that fails is tried again with the next request", async () => {
  const workers = await startWorkers(inject("dist"), {}, "test/workers/failing-start-worker.ts");
  try {
    expect((await callAt(workers.url, "/api/profile")).status).toBe(503);
    expect((await callAt(workers.url, "/api/profile")).status).toBe(200);
  } finally {
    await workers.stop();
  }
});

const newSecret = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
const jobOf = async (url: string): Promise<string> => {
  const made = await callAt(url, "/api/contact", { method: "POST", headers: json, body: inquiry });
  return (made.json() as { job_id: string }).job_id;
};
const statusOf = async (url: string, job: string): Promise<number> => (await callAt(url, `/api/jobs/${job}`)).status;

slowTest("another Worker with the same secret verifies a job", async () => {
  const SECRET_KEY = newSecret();
  const [one, other] = await Promise.all([
    startWorkers(inject("dist"), { SECRET_KEY, LOG: "off" }),
    startWorkers(inject("dist"), { SECRET_KEY, LOG: "off" }),
  ]);
  try {
    const job = await jobOf(one.url);
    expect(await statusOf(other.url, job)).toBe(200);
    expect((await call(`/api/jobs/${job}`)).status).toBe(404);
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
});

slowTest("a Worker with the former secret as a fallback verifies a job", async () => {
  const [former, newest] = [newSecret(), newSecret()];
  const [before, after] = await Promise.all([
    startWorkers(inject("dist"), { SECRET_KEY: former, LOG: "off" }),
    startWorkers(inject("dist"), { SECRET_KEY: newest, SECRET_KEY_FALLBACKS: former, LOG: "off" }),
  ]);
  try {
    const [old, made] = [await jobOf(before.url), await jobOf(after.url)];
    const known = [await statusOf(after.url, old), await statusOf(after.url, made), await statusOf(before.url, made)];
    expect(known).toEqual([200, 200, 404]);
  } finally {
    await Promise.all([before.stop(), after.stop()]);
  }
});
