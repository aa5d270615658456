import { describe, expect, test } from "vitest";
import { McpRpcRequest, McpRpcResult } from "../../src/contract/resources/agents/mcp.ts";
import { expectBody } from "../support/http/http-client.ts";
import {
  buildMessage,
  callMethod,
  clientHeaders,
  docsMcp,
  earlierRevisions,
  latestRevision,
  mcpPaths,
  portfolioMcp,
  postMessage,
  requestMeta,
  revisions,
  rpcErrorOf,
  rpcResultOf,
} from "../support/http/mcp.ts";
import { call, type HttpResponse } from "../support/http/service.ts";
import { sampled } from "../support/setup/tier.ts";

/** Expects the headers of every response to a message. */
const expectHeaders = ({ headers }: HttpResponse): void => {
  expect(headers).toMatchObject({
    "api-version": "v1",
    "access-control-allow-origin": "*",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  expect(headers["x-request-id"]).toBeTruthy();
  expect(headers["ratelimit-remaining"]).toBeTruthy();
  expect(headers["mcp-session-id"]).toBeUndefined();
};

const json = "application/json; charset=utf-8";

describe.each(mcpPaths)("%s", (path) => {
  describe.each(sampled(revisions, 2))("in revision %s", (revision) => {
    test("lists its tools as JSON without a session", async () => {
      const [one, other] = [
        await callMethod(path, revision, "tools/list"),
        await callMethod(path, revision, "tools/list"),
      ];
      expect(one.headers["content-type"]).toBe(json);
      expect(one.text).toBe(other.text);
      expectHeaders(one);
      const { tools } = rpcResultOf(one);
      expect(tools).toBeInstanceOf(Array);
    });

    test.each(["one", 0, 7, -1])("echoes the id %j", async (id) => {
      expect(expectBody(McpRpcResult, (await callMethod(path, revision, "tools/list", {}, id)).json()).id).toBe(id);
      expect(expectBody(McpRpcResult, (await callMethod(path, revision, "nothing", {}, id)).json()).id).toBe(id);
    });

    test("returns an error for unknown methods", async () => {
      const methods = [
        "nothing",
        "prompts/list",
        "resources/read",
        "logging/setLevel",
        "__proto__",
        "subscriptions/listen",
      ];
      for (const method of methods) {
        const response = await callMethod(path, revision, method);
        expect([method, response.status, rpcErrorOf(response).code]).toStrictEqual([
          method,
          revision === latestRevision ? 404 : 200,
          -32_601,
        ]);
        expectHeaders(response);
      }
    });

    test("returns an error for unknown tools", async () => {
      for (const name of ["nothing", "constructor", "get_profile "]) {
        const response = await callMethod(path, revision, "tools/call", { name });
        if (revision !== latestRevision || name.trim() === name)
          expect([response.status, rpcErrorOf(response).code]).toStrictEqual([200, -32_602]);
      }
    });

    test("refuses a cursor because it does not paginate", async () => {
      expect(rpcErrorOf(await callMethod(path, revision, "tools/list", { cursor: "1" })).code).toBe(-32_602);
    });

    test("refuses parameters of the wrong type", async () => {
      const { code, message } = rpcErrorOf(await callMethod(path, revision, "tools/list", { cursor: 5 }));
      expect(code).toBe(-32_602);
      expect(message).not.toMatch(/[{}\n]/);
    });

    test.each([{}, { name: 5 }, { name: "get_contact", arguments: [] }, { name: "get_contact", arguments: "x" }])(
      "explains why tools/call with %j is invalid",
      async (params) => {
        const response = await callMethod(path, revision, "tools/call", params);
        expect(rpcErrorOf(response)).toMatchObject({
          code: -32_602,
          message: "The params do not match the schema of tools/call.",
        });
      },
    );

    test("accepts a notification without a body in return", async () => {
      const { headers, message } = buildMessage(revision, "notifications/initialized");
      const { id: _, ...notification } = message;
      const response = await postMessage(path, notification, headers);
      expect([response.status, response.text]).toStrictEqual([202, ""]);
      expectHeaders(response);
    });
  });

  describe.each(earlierRevisions)("initialize with %s", (version) => {
    test("negotiates that version without a session", async () => {
      const params = { protocolVersion: version, capabilities: {}, clientInfo: { name: "test", version: "1" } };
      const response = await callMethod(path, undefined, "initialize", params);
      expectHeaders(response);
      const result = rpcResultOf(response);
      expect(result.protocolVersion).toBe(version);
      expect(result.capabilities).toStrictEqual({ tools: { listChanged: false } });
      expect(result.instructions).toEqual(expect.any(String));
    });
  });

  test.each(["1999-01-01", "2024-11-05", latestRevision, "latest"])(
    "initialize with %s offers the latest supported version",
    async (version) => {
      const params = { protocolVersion: version, capabilities: {}, clientInfo: { name: "test", version: "1" } };
      expect(rpcResultOf(await callMethod(path, undefined, "initialize", params)).protocolVersion).toBe("2025-11-25");
    },
  );

  test("initialize without required parameters gets an explanation", async () => {
    const { code, message } = rpcErrorOf(await callMethod(path, undefined, "initialize"));
    expect([code, message]).toStrictEqual([-32_602, "The params do not match the schema of initialize."]);
  });

  test("ping is answered in the revisions that define it", async () => {
    for (const version of earlierRevisions)
      expect(rpcResultOf(await callMethod(path, version, "ping"))).toStrictEqual({});
    expect((await callMethod(path, latestRevision, "ping")).status).toBe(404);
  });

  test("server/discover describes the server and is cacheable for an hour", async () => {
    const response = await callMethod(path, latestRevision, "server/discover");
    const result = rpcResultOf(response);
    expect(result).toMatchObject({
      resultType: "complete",
      supportedVersions: [latestRevision],
      capabilities: { tools: { listChanged: false } },
      ttlMs: 3_600_000,
      cacheScope: "public",
    });
    expect(rpcResultOf(await callMethod(path, latestRevision, "tools/list"))).toMatchObject({
      ttlMs: 3_600_000,
      cacheScope: "public",
    });
  });

  test("a message with a member that JSON-RPC does not define is refused, as its schema says", async () => {
    for (const revision of revisions) {
      const { headers, message } = buildMessage(revision, "tools/list");
      expect(McpRpcRequest.safeParse(message).success).toBe(true);
      const extended = { ...message, extra: 1 };
      expect(McpRpcRequest.safeParse(extended).success).toBe(false);
      expect((await postMessage(path, extended, headers)).status).toBe(400);
    }
  });

  describe("an unsupported version", () => {
    test.each(["1999-01-01", "2024-11-05", "2099-01-01", "garbage"])("%s is refused in the header", async (version) => {
      const response = await callMethod(path, version, "tools/list");
      expect([response.status, rpcErrorOf(response).code]).toStrictEqual([400, -32_000]);
      for (const each of [latestRevision, ...earlierRevisions]) expect(rpcErrorOf(response).message).toContain(each);
    });

    test("is refused in the message, with every supported version", async () => {
      const version = "2099-01-01";
      const headers = { ...clientHeaders, "MCP-Protocol-Version": version, "Mcp-Method": "tools/list" };
      const response = await postMessage(
        path,
        { jsonrpc: "2.0", id: 1, method: "tools/list", params: requestMeta(version) },
        headers,
      );
      expect(response.status).toBe(400);
      expect(rpcErrorOf(response)).toMatchObject({
        code: -32_022,
        data: { supported: [latestRevision], requested: version },
      });
      for (const each of [latestRevision, ...earlierRevisions]) expect(rpcErrorOf(response).message).toContain(each);
    });
  });

  describe("the headers of a message in the latest revision", () => {
    const name = path === portfolioMcp ? "get_contact" : "get_llms";
    const params = { name, ...requestMeta() };
    const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
    const right = {
      ...clientHeaders,
      "MCP-Protocol-Version": latestRevision,
      "Mcp-Method": "tools/call",
      "Mcp-Name": name,
    };
    const without = (header: keyof typeof right) =>
      Object.fromEntries(Object.entries(right).filter(([each]) => each !== header));

    test.each(["MCP-Protocol-Version", "Mcp-Method", "Mcp-Name"] as const)("must include %s", async (header) => {
      const response = await postMessage(path, message, without(header));
      expect([response.status, rpcErrorOf(response).code]).toStrictEqual([400, -32_020]);
    });

    test.each([
      ["Mcp-Method", "tools/list"],
      ["Mcp-Name", "another"],
      ["Mcp-Name", "=?base64?!?="],
      ["Mcp-Name", "=?base64?/w==?="],
      ["MCP-Protocol-Version", "2025-11-25"],
    ])("must match the message: %s: %s is refused", async (header, value) => {
      const response = await postMessage(path, message, { ...right, [header]: value });
      expect([response.status, rpcErrorOf(response).code]).toStrictEqual([400, -32_020]);
    });

    test("may contain the name in base64", async () => {
      const response = await postMessage(path, message, { ...right, "Mcp-Name": `=?base64?${btoa(name)}?=` });
      expect(rpcResultOf(response).isError).toBeUndefined();
    });
  });

  describe("the Accept header", () => {
    const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
    const accepting = (accept: string | undefined) =>
      postMessage(path, ping, { "Content-Type": "application/json", ...(accept !== undefined && { Accept: accept }) });

    test.each([undefined, "", "*/*", "application/json", "application/*", "text/event-stream", "text/html, */*;q=0.1"])(
      "%j returns JSON",
      async (accept) => {
        const response = await accepting(accept);
        expect(rpcResultOf(response)).toStrictEqual({});
        expect(response.headers["content-type"]).toBe(json);
        expect(response.headers.vary).toMatch(/\baccept\b(?!-)/i);
      },
    );

    test.each(["text/html", "image/png, text/plain", "application/json;q=0"])("%j returns 406", async (accept) => {
      const response = await accepting(accept);
      expect(response.status).toBe(406);
      expect(rpcErrorOf(response)).toMatchObject({ code: -32_000, data: { code: "not_acceptable" } });
      expectHeaders(response);
    });

    test("text/markdown returns errors as Markdown", async () => {
      const response = await accepting("text/markdown");
      expect([response.status, response.headers["content-type"]]).toStrictEqual([406, "text/markdown; charset=utf-8"]);
    });
  });

  describe("a request body", () => {
    const ping = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });

    test.each(["application/json", "application/json; charset=utf-8", "APPLICATION/JSON"])(
      "may be %s",
      async (type) => {
        expect((await postMessage(path, ping, { ...clientHeaders, "Content-Type": type })).status).toBe(200);
      },
    );

    test("may have no Content-Type", async () => {
      expect((await postMessage(path, ping, {})).status).toBe(200);
    });

    test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
      "must not be %s",
      async (type) => {
        const response = await postMessage(path, ping, { ...clientHeaders, "Content-Type": type });
        expect(response.status).toBe(415);
        expect(rpcErrorOf(response)).toMatchObject({ code: -32_000, data: { code: "unsupported_media_type" } });
      },
    );

    test.each(["", "{", "nothing", '{"jsonrpc":"2.0",}', `${ping}${ping}`, '"\ud800'])(
      "of %j is a parse error",
      async (body) => {
        const response = await postMessage(path, body);
        expect(response.status).toBe(400);
        expect(rpcErrorOf(response)).toMatchObject({ code: -32_700, data: { code: "invalid_json" } });
        expectHeaders(response);
      },
    );

    test.each([
      "null",
      "5",
      '"ping"',
      "{}",
      '{"id":1,"method":"ping"}',
      '{"jsonrpc":"1.0","id":1,"method":"ping"}',
      '{"jsonrpc":"2.0","id":null,"method":"ping"}',
      '{"jsonrpc":"2.0","id":{},"method":"ping"}',
      '{"jsonrpc":"2.0","id":1,"method":5}',
      '{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}',
    ])("of %s is an invalid request", async (body) => {
      const response = await postMessage(path, body);
      expect([response.status, rpcErrorOf(response).code]).toStrictEqual([400, -32_600]);
      expect(response.headers.vary).toBe("Accept");
      expectHeaders(response);
    });

    test("may have up to 64 KiB, with Content-Length or chunked", async () => {
      const padded = (length: number) => ping + " ".repeat(length - ping.length);
      const MAX_BODY_BYTES = 64 * 1024;
      const chunks = (text: string) => text.match(/.{1,10000}/gs) ?? [];
      for (const body of [padded(MAX_BODY_BYTES), chunks(padded(MAX_BODY_BYTES))])
        expect((await call(path, { method: "POST", headers: { ...clientHeaders }, body })).status).toBe(200);
      for (const body of [padded(MAX_BODY_BYTES + 1), chunks(padded(MAX_BODY_BYTES + 1)), "x".repeat(200_000)]) {
        const response = await call(path, {
          method: "POST",
          headers: { ...clientHeaders, Connection: "keep-alive" },
          body,
        });
        expect(response.status).toBe(413);
        expect(rpcErrorOf(response)).toMatchObject({ code: -32_000, data: { code: "payload_too_large" } });
      }
    });

    test("may have up to 1,000 values at any depth", async () => {
      const wrong = Array.from({ length: 30 }, () => ({ sizes: Array.from({ length: 1_000 }, () => 1) }));
      for (const icons of [Array.from({ length: 30_001 }, () => 1), wrong]) {
        const clientInfo = { name: "test", version: "1", icons };
        const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo };
        const _meta = { ...Object(requestMeta()._meta), "io.modelcontextprotocol/clientInfo": clientInfo };
        const { headers, message } = buildMessage(latestRevision, "tools/list");
        for (const response of [
          await callMethod(path, undefined, "initialize", params),
          await postMessage(path, { ...message, params: { _meta } }, headers),
        ]) {
          expect(response.status).toBe(400);
          expect(rpcErrorOf(response)).toMatchObject({
            code: -32_600,
            message: "The message has more than 1000 values.",
          });
        }
      }
      const params = { name: "nothing", arguments: { list: Array.from({ length: 900 }, () => 1) } };
      expect(rpcErrorOf(await callMethod(path, latestRevision, "tools/call", params)).code).toBe(-32_602);
    });

    test("has an id in errors only if its schema allows the id", async () => {
      const id = 2 ** 53;
      for (const message of [
        { jsonrpc: "2.0", id, method: 5 },
        { jsonrpc: "2.0", id, method: "nothing", params: requestMeta("1999-01-01") },
      ]) {
        const response = await postMessage(path, message);
        expect(McpRpcResult.parse(response.json()).id).toBeNull();
      }
    });

    test("that is a response is accepted and ignored", async () => {
      const response = await postMessage(path, { jsonrpc: "2.0", id: 1, result: {} });
      expect([response.status, response.text]).toStrictEqual([202, ""]);
    });
  });

  describe("a batch", () => {
    const ping = (id: number) => ({ jsonrpc: "2.0", id, method: "ping" });
    const notification = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } };
    const versioned = (version: string) => ({ ...clientHeaders, "MCP-Protocol-Version": version });

    test.each([undefined, "2025-03-26"])("in revision %s returns a response for each request", async (version) => {
      const batch = [ping(1), notification, ping(2), { jsonrpc: "2.0", id: "x", method: "nothing" }, { id: 5 }];
      const response = await postMessage(path, batch, version === undefined ? clientHeaders : versioned(version));
      expect(response.status).toBe(200);
      expect(response.json()).toMatchObject([
        { id: 1, result: {} },
        { id: 2, result: {} },
        { id: "x", error: { code: -32_601 } },
        { error: { code: -32_600 } },
      ]);
    });

    test("of notifications returns no body", async () => {
      const response = await postMessage(path, [notification, notification]);
      expect([response.status, response.text]).toStrictEqual([202, ""]);
    });

    test.each(["2025-06-18", "2025-11-25", latestRevision])(
      "is refused in revision %s, which does not define batches",
      async (version) => {
        const response = await postMessage(path, [ping(1)], versioned(version));
        expect([response.status, rpcErrorOf(response).code]).toStrictEqual([400, -32_600]);
      },
    );

    test("is refused if one of its messages names a revision without batches", async () => {
      const { message } = buildMessage(latestRevision, "tools/list");
      const response = await postMessage(path, [ping(1), message]);
      expect([response.status, rpcErrorOf(response).code]).toStrictEqual([400, -32_600]);
    });

    test("is refused if it is empty, too long, or contains initialize", async () => {
      const pings = (length: number) => Array.from({ length }, (_, index) => ping(index));
      const params = { protocolVersion: "2025-03-26", capabilities: {}, clientInfo: { name: "test", version: "1" } };
      const initialize = { jsonrpc: "2.0", id: 1, method: "initialize", params };
      for (const batch of [[], pings(11), [initialize, ping(2)]]) {
        const response = await postMessage(path, batch);
        expect([response.status, rpcErrorOf(response).code]).toStrictEqual([400, -32_600]);
      }
      expect((await postMessage(path, pings(10))).status).toBe(200);
    });
  });
});

test("each server refuses the other server's tools", async () => {
  expect(rpcErrorOf(await callMethod(docsMcp, latestRevision, "tools/call", { name: "get_profile" })).code).toBe(
    -32_602,
  );
  expect(rpcErrorOf(await callMethod(portfolioMcp, latestRevision, "tools/call", { name: "get_llms" })).code).toBe(
    -32_602,
  );
});
