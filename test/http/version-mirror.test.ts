import { describe, expect, test } from "vitest";
import { protectedPaths } from "../support/http/protected-paths.ts";
import { call, type HttpResponse, reads, siteOf } from "../support/http/service.ts";

/** Every API URL in the body or headers of a response. */
const addresses = ({ text, headers }: Pick<HttpResponse, "text" | "headers">): string[] => {
  const sent = `${text}\n${headers.link ?? ""}\n${headers.location ?? ""}`;
  return sent.match(/(?:https?:\/\/[^\s"'<>`]*|(?<=[\s"<])|^)\/api(?![\w-])[^\s"'<>`]*/gm) ?? [];
};

/** Paths that are not mirrored keep their URL (D11). */
const notMirrored = /\/api\/(?:(?:docs-)?mcp|agent\/token)$/;

const mirrored = [
  ...reads.filter((path) => path.startsWith("/api/v1")),
  "/api/v1/projects?limit=2&cursor=4",
  "/api/v1/projects?q=a&limit=1",
  "/api/v1/projects/?q=a",
  "/api/v1/profile/",
];

describe.each(mirrored)("%s", (path) => {
  test("contains only URLs within the mirror", async () => {
    const mirroredHere = addresses(await call(path)).filter((address) => !notMirrored.test(address));
    // Some reads, such as the profile, contain none.
    expect(mirroredHere.filter((address) => !/\/api\/v1(?:\/|$)/.test(address))).toEqual([]);
  });
});

test("the check of the mirror finds URLs in bodies and headers", () => {
  const text = '{"url":"https://ada.example.com/api/projects","hint":"See /api/docs or /apiary"}';
  const headers = { link: '</api/v1/projects?q=a>; rel="next"', location: "/api/v1/jobs/job_1" };
  expect(addresses({ text, headers })).toEqual([
    "https://ada.example.com/api/projects",
    "/api/docs",
    "/api/v1/projects?q=a",
    "/api/v1/jobs/job_1",
  ]);
});

test("GET /api/v1/health lists the same operations at mirrored URLs", async () => {
  const [current, v1] = await Promise.all([call("/api/health"), call("/api/v1/health")]);
  const { endpoints } = current.json() as { endpoints: string[] };
  const moved = endpoints.map((endpoint) =>
    notMirrored.test(endpoint) ? endpoint : endpoint.replace(/ \/api(?=\/|$)/, " /api/v1"),
  );
  const { data } = v1.json() as { data: { endpoints: string[] } };
  expect(data.endpoints.toSorted()).toStrictEqual(moved.toSorted());
});

test("GET /api/v1/sandbox points to the mirror", async () => {
  const { data } = (await call("/api/v1/sandbox")).json() as { data: Record<string, unknown> };
  const api = `${await siteOf()}/api/v1`;
  expect(data).toMatchObject({ base_url: api, sandbox_base_url: api, production: api });
});

test("pagination in the mirror stays in the mirror", async () => {
  const { headers } = await call("/api/v1/projects?limit=2&cursor=2");
  const named = String(headers.link).match(/<[^>]*>/g) ?? [];
  expect(named).toHaveLength(3);
  for (const address of named) expect(address.startsWith(`<${await siteOf()}/api/v1/projects?`)).toBe(true);
});

test.each(["?limit=2&cursor=2", "?type=client", "?type=personal&limit=3", "?q=a&limit=5", "?cursor=20"])(
  "/projects%s is the same in both API bases except for the envelope",
  async (query) => {
    const [current, v1] = await Promise.all([call(`/api/projects${query}`), call(`/api/v1/projects${query}`)]);
    expect(v1.text).toBe(
      current.status === 200
        ? `{"version":"v1","data":${current.text}}`
        : current.text.replace("{", '{"version":"v1",'),
    );
  },
);

test.each(protectedPaths)("%s uses the envelope only inside the mirror", async (path) => {
  const body = (await call(path)).json() as Record<string, unknown>;
  expect("version" in body).toBe(path === "/api/v1");
});

test("a path that only starts like the mirror is not part of it", async () => {
  expect((await call("/api/v10")).json()).not.toHaveProperty("version");
  expect((await call("/api/v1x/profile")).json()).not.toHaveProperty("version");
});
