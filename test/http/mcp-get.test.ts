import { describe, expect, test } from "vitest";
import { McpInfo } from "../../src/contract/resources/agents/mcp.ts";
import { expectBody } from "../support/http/http-client.ts";
import { mcpPaths, rpcErrorOf, toolNames } from "../support/http/mcp.ts";
import { basePath, call, siteOf, stableHeaders } from "../support/http/service.ts";

const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
type Headers = Readonly<Record<string, string>>;

/** Headers that request a stream or continue a session. */
const streaming: readonly (readonly [what: string, headers: Headers])[] = [
  ["a stream", { Accept: "text/event-stream" }],
  ["JSON or a stream", { Accept: "application/json, text/event-stream" }],
  ["a stream in another letter case", { Accept: "Text/Event-Stream; charset=utf-8" }],
  ["a session", { "Mcp-Session-Id": "one" }],
  ["a version", { "MCP-Protocol-Version": "2025-06-18" }],
  ["missed events", { "Last-Event-ID": "1" }],
];

describe.each(mcpPaths)("%s", (path) => {
  test.each([undefined, "*/*", "application/json", browser])(
    "describes itself to a client that accepts %s",
    async (accept) => {
      const response = await call(path, { headers: accept === undefined ? {} : { Accept: accept } });
      expect(response.status).toBe(200);
      expect(response.headers).toMatchObject({
        "content-type": "application/json; charset=utf-8",
        "cache-control": "no-store",
        "access-control-allow-origin": "*",
        "api-version": "v1",
      });
      expect(response.headers.vary).toMatch(/\baccept\b(?!-)/i);
      const site = await siteOf();
      const info = expectBody(McpInfo, response.json());
      expect(info).toMatchObject({ transport: "streamable-http", card: `${site}${path}/server-card` });
      expect(info.tools?.map(({ name }) => name)).toStrictEqual(toolNames(path));
      expect(info.how).toContain(`${site}${path}`);
    },
  );

  test.each(streaming)(
    "returns 405 to a client that requests %s, so that it does not reconnect",
    async (_, headers) => {
      for (const method of ["GET", "HEAD"]) {
        const response = await call(path, { method, headers });
        expect(response.status).toBe(405);
        expect(response.headers).toMatchObject({
          allow: "GET, POST",
          "cache-control": "no-store",
          "access-control-allow-origin": "*",
        });
        expect(response.headers.vary).toMatch(/\baccept\b(?!-)/i);
        if (method === "GET") expect(rpcErrorOf(response)).toMatchObject({ data: { code: "method_not_allowed" } });
      }
    },
  );

  test("answers HEAD like GET", async () => {
    const [head, get] = [await call(path, { method: "HEAD" }), await call(path)];
    expect(head.bytes.length).toBe(0);
    expect([head.status, stableHeaders(head)]).toStrictEqual([get.status, stableHeaders(get)]);
  });

  test.each(["DELETE", "PUT", "PATCH"])("refuses %s", async (method) => {
    const response = await call(path, { method, headers: { "Mcp-Session-Id": "one" } });
    expect(response.status).toBe(405);
    const allowed = (response.headers.allow ?? "").split(", ");
    expect(allowed).toEqual(expect.arrayContaining(["GET", "POST"]));
    expect(allowed).not.toContain(method);
    expect(rpcErrorOf(response)).toMatchObject({ data: { code: "method_not_allowed" } });
  });

  test("redirects the path with a trailing slash", async () => {
    expect((await call(`${path}/`)).headers.location).toBe(basePath + path);
  });
});
