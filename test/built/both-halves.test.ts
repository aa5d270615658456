import { expect, inject, test } from "vitest";
import { routes } from "../../src/contract/routes.ts";
import { builtFiles, bytesOf } from "../support/content/dist.ts";
import { callAt } from "../support/http/http-client.ts";

const base = inject("baseUrl");

const single = routes.flatMap(({ path, file }): [path: string, file: string][] => (file ? [[path, file]] : []));
const pages = builtFiles.flatMap((file): [path: string, file: string][] => {
  const [, api, type, cursor] = /^(\/api(?:\/v1)?)\/projects\/(all|client|personal)\/(\d+)\.json$/.exec(file) ?? [];
  if (!api) return [];
  return [[`${api}/projects?cursor=${cursor}${type === "all" ? "" : `&type=${type}`}`, file]];
});
const first: [string, string][] = [
  ["/api/projects", "/api/projects.json"],
  ["/api/v1/projects", "/api/v1/projects.json"],
];

test.each([...single, ...first, ...pages])("GET %s returns the bytes of %s", async (path, file) => {
  const [response, served] = await Promise.all([callAt(base, path), callAt(base, file)]);
  expect(response.status).toBe(200);
  expect(response.bytes.equals(bytesOf(file))).toBe(true);
  expect(served.bytes.equals(bytesOf(file))).toBe(true);
  expect(served.headers.etag).toBe(response.headers.etag);
});

test("a computed page has the same projects as the built pages", async () => {
  const built = JSON.parse(bytesOf("/api/projects/all/0.json").toString()) as { projects: unknown[] };
  const { json } = await callAt(base, "/api/projects?limit=5&cursor=3");
  expect((json() as { projects: unknown[] }).projects).toStrictEqual(built.projects.slice(3, 8));
});
