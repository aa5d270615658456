import { expect, test } from "vitest";
import type * as z from "zod";
import { Enveloped } from "../../src/contract/envelope.ts";
import { Health } from "../../src/contract/resources/health.ts";
import { ContactInfo } from "../../src/contract/resources/portfolio/contact.ts";
import { ExperienceBundle } from "../../src/contract/resources/portfolio/experience.ts";
import { Profile } from "../../src/contract/resources/portfolio/profile.ts";
import { ProjectList } from "../../src/contract/resources/portfolio/project.ts";
import { Sandbox } from "../../src/contract/resources/sandbox.ts";
import { expectBody } from "../support/http/http-client.ts";
import { call, pathAt, reads, sharedReads, siteOf } from "../support/http/service.ts";

const rows: readonly [name: string, schema: z.ZodType][] = [
  ["profile", Profile],
  ["projects", ProjectList],
  ["experience", ExperienceBundle],
  ["contact", ContactInfo],
  ["health", Health],
  ["sandbox", Sandbox],
];

test.each(rows)("GET /api/%s matches its schema exactly", async (name, schema) => {
  const response = await call(`/api/${name}`);
  expect(response.status).toBe(200);
  expectBody(schema, response.json());
});

test.each(rows)("GET /api/v1/%s matches the same schema in the v1 envelope", async (name, schema) => {
  const response = await call(`/api/v1/${name}`);
  expect(response.status).toBe(200);
  expectBody(Enveloped(schema, `Tested${name}`), response.json());
});

test.each(["profile", "projects", "experience"])("both API bases return the same %s", async (name) => {
  const [current, v1] = await Promise.all([call(`/api/${name}`), call(`/api/v1/${name}`)]);
  expect(v1.text).toBe(`{"version":"v1","data":${current.text}}`);
});

test("both API bases return the same contact with their own URLs", async () => {
  const [current, v1] = await Promise.all([call("/api/contact"), call("/api/v1/contact")]);
  const moved = current.text.replaceAll(`${await siteOf()}/api/`, `${await siteOf()}/api/v1/`);
  expect(v1.text).toBe(`{"version":"v1","data":${moved}}`);
  expect(v1.text).not.toBe(`{"version":"v1","data":${current.text}}`);
});

test.each(reads)("%s is compact JSON in UTF-8", async (path) => {
  const response = await call(path);
  expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(response.headers["content-length"]).toBe(String(response.bytes.length));
  expect(JSON.stringify(response.json())).toBe(response.text);
  expect(() => new TextDecoder("utf-8", { fatal: true }).decode(response.bytes)).not.toThrow();
});

test.each(sharedReads)("%s is cacheable by shared caches", async (path) => {
  const { headers } = await call(path);
  expect(headers["cache-control"]).toBe("public, max-age=60, stale-while-revalidate=86400");
});

test("GET /api/health returns the current time with no-store", async () => {
  const { headers, json } = await call("/api/health");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers.etag).toBeUndefined();
  const { status, time } = Health.parse(json());
  expect(status).toBe("ok");
  expect(Math.abs(Date.parse(time ?? "") - Date.parse(headers.date ?? new Date().toUTCString()))).toBeLessThanOrEqual(
    2_000,
  );
});

test("GET /api/health lists every operation, and each one exists", async () => {
  const { endpoints = [] } = Health.parse((await call("/api/health")).json());
  for (const [name] of rows) expect(endpoints).toContain(`GET /api/${name}`);
  const others = [
    ...[
      "POST /api/contact",
      "GET /api/jobs/{id}",
      "GET /api/projects/{slug}",
      "POST /api/batch",
      "GET /ask",
      "POST /ask",
    ],
    ...["identity", "claim", "events"].flatMap((name) => [`GET /api/agent/${name}`, `POST /api/agent/${name}`]),
    "POST /api/agent/key",
  ];
  expect(endpoints).toEqual(expect.arrayContaining(others));
  for (const endpoint of endpoints) {
    const [method = "", path = ""] = endpoint.split(" ");
    const { status, text } = await call(path.replace(/\{\w+\}/, "unknown"), { method });
    if (path.includes("{id}")) expect(text, endpoint).toContain('"job_not_found"');
    else if (path.includes("{slug}")) expect(text, endpoint).toContain('"project_not_found"');
    // Without a body the operation itself refuses most POSTs.
    else expect(method === "POST" ? [200, 201, 400, 422] : [200, 401], endpoint).toContain(status);
  }
});

test("GET /api/health links the docs and OpenAPI at the site's address", async () => {
  const site = await siteOf();
  const { docs = "", openapi = "" } = Health.parse((await call("/api/health")).json());
  for (const address of [docs, openapi]) {
    expect(address.startsWith(`${site}/`)).toBe(true);
    expect((await call(pathAt(address))).status).toBe(200);
  }
});

test("GET /api/sandbox points to this service", async () => {
  const site = await siteOf();
  const sandbox = Sandbox.parse((await call("/api/sandbox")).json());
  expect(sandbox).toMatchObject({
    base_url: `${site}/api`,
    sandbox_base_url: `${site}/api`,
    production: `${site}/api`,
    is_sandbox: true,
    description: expect.stringMatching(/mirrors production: .* read-only: /),
    rate_limit: expect.stringContaining("60"),
  });
});
