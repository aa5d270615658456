import { describe, expect, test } from "vitest";
import { McpInfo } from "../../src/contract/resources/mcp.ts";
import { expectBody } from "../support/call.ts";
import { errorOf, namesOf, servers } from "../support/mcp.ts";
import { call, lasting, siteOf } from "../support/service.ts";

const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
type Headers = Readonly<Record<string, string>>;

/** What asks for a stream, or goes on with a session. */
const streaming: readonly (readonly [what: string, headers: Headers])[] = [
  ["a stream", { Accept: "text/event-stream" }],
  ["JSON or a stream", { Accept: "application/json, text/event-stream" }],
  ["a stream in other letters", { Accept: "Text/Event-Stream; charset=utf-8" }],
  ["a session", { "Mcp-Session-Id": "one" }],
  ["a version", { "MCP-Protocol-Version": "2025-06-18" }],
  ["what it missed", { "Last-Event-ID": "1" }],
];

describe.each(servers)("%s", (path) => {
  test.each([undefined, "*/*", "application/json", browser])(
    "says what it is to a client that accepts %s",
    async (accept) => {
      const answer = await call(path, { headers: accept === undefined ? {} : { Accept: accept } });
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": "application/json; charset=utf-8",
        "cache-control": "no-store",
        "access-control-allow-origin": "*",
        "api-version": "v1",
      });
      expect(answer.headers.vary).toMatch(/\baccept\b(?!-)/i);
      const site = await siteOf();
      const info = expectBody(McpInfo, answer.json());
      expect(info).toMatchObject({ transport: "streamable-http", card: `${site}${path}/server-card` });
      expect(info.tools?.map(({ name }) => name)).toStrictEqual(namesOf(path));
      expect(info.how).toContain(`${site}${path}`);
    },
  );

  test.each(streaming)("is 405 to a client that asks for %s, so that it does not ask again", async (_, headers) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await call(path, { method, headers });
      expect(answer.status).toBe(405);
      expect(answer.headers).toMatchObject({
        allow: "GET, POST",
        "cache-control": "no-store",
        "access-control-allow-origin": "*",
      });
      expect(answer.headers.vary).toMatch(/\baccept\b(?!-)/i);
      if (method === "GET") expect(errorOf(answer)).toMatchObject({ data: { code: "method_not_allowed" } });
    }
  });

  test("answers HEAD as GET", async () => {
    const [head, get] = [await call(path, { method: "HEAD" }), await call(path)];
    expect(head.bytes.length).toBe(0);
    expect([head.status, lasting(head)]).toStrictEqual([get.status, lasting(get)]);
  });

  test.each(["DELETE", "PUT", "PATCH"])("takes no %s", async (method) => {
    const answer = await call(path, { method, headers: { "Mcp-Session-Id": "one" } });
    expect(answer.status).toBe(405);
    const allowed = (answer.headers.allow ?? "").split(", ");
    expect(allowed).toEqual(expect.arrayContaining(["GET", "POST"]));
    expect(allowed).not.toContain(method);
    expect(errorOf(answer)).toMatchObject({ data: { code: "method_not_allowed" } });
  });

  test("redirects the path with a slash", async () => {
    expect((await call(`${path}/`)).headers.location).toBe(path);
  });
});
