import { describe, expect, test } from "vitest";
import { type Answer, call, guarded, reads, siteOf } from "../support/service.ts";

/** Every address of the API in a body or a header of an answer. */
const addresses = ({ text, headers }: Answer): string[] => {
  const sent = `${text}\n${headers.link ?? ""}\n${headers.location ?? ""}`;
  return sent.match(/(?:https?:\/\/[^\s"'<>`]*|(?<=[\s"<])|^)\/api(?![\w-])[^\s"'<>`]*/gm) ?? [];
};

/** What is not mirrored is named as it is (D11). */
const alone = /\/api\/(?:docs-)?mcp$/;

const mirrored = [
  ...reads.filter((path) => path.startsWith("/api/v1")),
  "/api/v1/projects?limit=2&cursor=4",
  "/api/v1/projects?q=a&limit=1",
  "/api/v1/projects/?q=a",
  "/api/v1/profile/",
];

describe.each(mirrored)("%s", (path) => {
  test("names only addresses within the mirror", async () => {
    for (const address of addresses(await call(path)).filter((each) => !alone.test(each)))
      expect(address).toMatch(/\/api\/v1(?:\/|$)/);
  });
});

test("the index of health in the mirror names what the other does, at the mirror's addresses", async () => {
  const [current, v1] = await Promise.all([call("/api/health"), call("/api/v1/health")]);
  const { endpoints } = current.json() as { endpoints: string[] };
  const moved = endpoints.map((endpoint) =>
    alone.test(endpoint) ? endpoint : endpoint.replace(/ \/api(?=\/|$)/, " /api/v1"),
  );
  const { data } = v1.json() as { data: { endpoints: string[] } };
  expect(data.endpoints.toSorted()).toStrictEqual(moved.toSorted());
});

test("the sandbox in the mirror is the mirror", async () => {
  const { data } = (await call("/api/v1/sandbox")).json() as { data: Record<string, unknown> };
  const api = `${await siteOf()}/api/v1`;
  expect(data).toMatchObject({ base_url: api, sandbox_base_url: api, production: api });
});

test("pages in the mirror lead to pages in the mirror", async () => {
  const { headers } = await call("/api/v1/projects?limit=2&cursor=2");
  const named = String(headers.link).match(/<[^>]*>/g) ?? [];
  expect(named).toHaveLength(3);
  for (const address of named) expect(address.startsWith(`<${await siteOf()}/api/v1/projects?`)).toBe(true);
});

test.each(["?limit=2&cursor=2", "?type=client", "?type=personal&limit=3", "?q=a&limit=5", "?cursor=20"])(
  "/projects%s is the same in both bases, but for the envelope",
  async (query) => {
    const [current, v1] = await Promise.all([call(`/api/projects${query}`), call(`/api/v1/projects${query}`)]);
    expect(v1.text).toBe(
      current.status === 200
        ? `{"version":"v1","data":${current.text}}`
        : current.text.replace("{", '{"version":"v1",'),
    );
  },
);

test.each(guarded)("%s has an envelope only inside the mirror", async (path) => {
  const body = (await call(path)).json() as Record<string, unknown>;
  expect("version" in body).toBe(path === "/api/v1");
});

test("a path that only begins like the mirror is not in it", async () => {
  expect((await call("/api/v10")).json()).not.toHaveProperty("version");
  expect((await call("/api/v1x/profile")).json()).not.toHaveProperty("version");
});
