import { describe, expect, test } from "vitest";
import { McpRpcResult } from "../../src/contract/resources/mcp.ts";
import { expectBody } from "../support/call.ts";
import {
  docs,
  earlier,
  envelope,
  errorOf,
  messageOf,
  modern,
  product,
  resultOf,
  revisions,
  rpc,
  send,
  servers,
  usual,
} from "../support/mcp.ts";
import { type Answer, call } from "../support/service.ts";

/** What every answer to a message carries. */
const expectHeaders = ({ headers }: Answer): void => {
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

describe.each(servers)("%s", (path) => {
  describe.each(revisions)("in revision %s", (revision) => {
    test("lists its tools as JSON, and keeps nothing between messages", async () => {
      const [one, other] = [await rpc(path, revision, "tools/list"), await rpc(path, revision, "tools/list")];
      expect(one.headers["content-type"]).toBe(json);
      expect(one.text).toBe(other.text);
      expectHeaders(one);
      const { tools } = resultOf(one);
      expect(tools).toBeInstanceOf(Array);
    });

    test.each(["one", 0, 7, -1])("gives the id %j back", async (id) => {
      expect(expectBody(McpRpcResult, (await rpc(path, revision, "tools/list", {}, id)).json()).id).toBe(id);
      expect(expectBody(McpRpcResult, (await rpc(path, revision, "nothing", {}, id)).json()).id).toBe(id);
    });

    test("does not know other methods", async () => {
      const methods = [
        "nothing",
        "prompts/list",
        "resources/read",
        "logging/setLevel",
        "__proto__",
        "subscriptions/listen",
      ];
      for (const method of methods) {
        const answer = await rpc(path, revision, method);
        expect([method, answer.status, errorOf(answer).code]).toStrictEqual([
          method,
          revision === modern ? 404 : 200,
          -32_601,
        ]);
        expectHeaders(answer);
      }
    });

    test("does not know other tools", async () => {
      for (const name of ["nothing", "constructor", "get_profile "]) {
        const answer = await rpc(path, revision, "tools/call", { name });
        if (revision !== modern || name.trim() === name)
          expect([answer.status, errorOf(answer).code]).toStrictEqual([200, -32_602]);
      }
    });

    test("refuses a cursor, for it gives none", async () => {
      expect(errorOf(await rpc(path, revision, "tools/list", { cursor: "1" })).code).toBe(-32_602);
    });

    test("refuses parameters that a method does not take", async () => {
      const { code, message } = errorOf(await rpc(path, revision, "tools/list", { cursor: 5 }));
      expect(code).toBe(-32_602);
      expect(message).not.toMatch(/[{}\n]/);
    });

    test.each([{}, { name: 5 }, { name: "get_contact", arguments: [] }, { name: "get_contact", arguments: "x" }])(
      "refuses in words to call a tool with %j",
      async (params) => {
        const answer = await rpc(path, revision, "tools/call", params);
        expect(errorOf(answer)).toMatchObject({
          code: -32_602,
          message: "The params are not those that tools/call takes.",
        });
      },
    );

    test("takes a notification, and answers nothing", async () => {
      const { headers, message } = messageOf(revision, "notifications/initialized");
      const { id: _, ...notification } = message;
      const answer = await send(path, notification, headers);
      expect([answer.status, answer.text]).toStrictEqual([202, ""]);
      expectHeaders(answer);
    });
  });

  describe.each(earlier)("initialize with %s", (version) => {
    test("agrees on that version, without a session", async () => {
      const params = { protocolVersion: version, capabilities: {}, clientInfo: { name: "test", version: "1" } };
      const answer = await rpc(path, undefined, "initialize", params);
      expectHeaders(answer);
      const result = resultOf(answer);
      expect(result.protocolVersion).toBe(version);
      expect(result.capabilities).toStrictEqual({ tools: { listChanged: false } });
      expect(result.instructions).toEqual(expect.any(String));
    });
  });

  test.each(["1999-01-01", "2024-11-05", modern, "latest"])(
    "initialize with %s offers the latest version that it knows",
    async (version) => {
      const params = { protocolVersion: version, capabilities: {}, clientInfo: { name: "test", version: "1" } };
      expect(resultOf(await rpc(path, undefined, "initialize", params)).protocolVersion).toBe("2025-11-25");
    },
  );

  test("initialize without what it needs is refused in words", async () => {
    const { code, message } = errorOf(await rpc(path, undefined, "initialize"));
    expect([code, message]).toStrictEqual([-32_602, "The params are not those that initialize takes."]);
  });

  test("ping is answered in revisions that have it", async () => {
    for (const version of earlier) expect(resultOf(await rpc(path, version, "ping"))).toStrictEqual({});
    expect((await rpc(path, modern, "ping")).status).toBe(404);
  });

  test("server/discover says what the server is, for an hour and to everyone", async () => {
    const answer = await rpc(path, modern, "server/discover");
    const result = resultOf(answer);
    expect(result).toMatchObject({
      resultType: "complete",
      supportedVersions: [modern],
      capabilities: { tools: { listChanged: false } },
      ttlMs: 3_600_000,
      cacheScope: "public",
    });
    expect(resultOf(await rpc(path, modern, "tools/list"))).toMatchObject({ ttlMs: 3_600_000, cacheScope: "public" });
  });

  describe("a version that it does not know", () => {
    test.each(["1999-01-01", "2024-11-05"])("%s is refused in the header", async (version) => {
      const answer = await rpc(path, version, "tools/list");
      expect([answer.status, errorOf(answer).code]).toStrictEqual([400, -32_000]);
    });

    test("of times to come is refused, for it would need more than a header", async () => {
      expect((await rpc(path, "2099-01-01", "tools/list")).status).toBe(400);
    });

    test("is refused in the message, with those that are known", async () => {
      const version = "2099-01-01";
      const headers = { ...usual, "MCP-Protocol-Version": version, "Mcp-Method": "tools/list" };
      const answer = await send(
        path,
        { jsonrpc: "2.0", id: 1, method: "tools/list", params: envelope(version) },
        headers,
      );
      expect(answer.status).toBe(400);
      expect(errorOf(answer)).toMatchObject({ code: -32_022, data: { supported: [modern], requested: version } });
    });
  });

  describe("the headers of a message of the newest revision", () => {
    const name = path === product ? "get_contact" : "get_llms";
    const params = { name, ...envelope() };
    const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
    const right = { ...usual, "MCP-Protocol-Version": modern, "Mcp-Method": "tools/call", "Mcp-Name": name };
    const without = (header: keyof typeof right) =>
      Object.fromEntries(Object.entries(right).filter(([each]) => each !== header));

    test.each(["MCP-Protocol-Version", "Mcp-Method", "Mcp-Name"] as const)("have to include %s", async (header) => {
      const answer = await send(path, message, without(header));
      expect([answer.status, errorOf(answer).code]).toStrictEqual([400, -32_020]);
    });

    test.each([
      ["Mcp-Method", "tools/list"],
      ["Mcp-Name", "another"],
      ["Mcp-Name", "=?base64?!?="],
      ["Mcp-Name", "=?base64?/w==?="],
      ["MCP-Protocol-Version", "2025-11-25"],
    ])("cannot say %s: %s", async (header, value) => {
      const answer = await send(path, message, { ...right, [header]: value });
      expect([answer.status, errorOf(answer).code]).toStrictEqual([400, -32_020]);
    });

    test("can say the name in base64", async () => {
      const answer = await send(path, message, { ...right, "Mcp-Name": `=?base64?${btoa(name)}?=` });
      expect(resultOf(answer).isError).toBeUndefined();
    });
  });

  describe("what a client accepts", () => {
    const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
    const accepting = (accept: string | undefined) =>
      send(path, ping, { "Content-Type": "application/json", ...(accept !== undefined && { Accept: accept }) });

    test.each([undefined, "", "*/*", "application/json", "application/*", "text/event-stream", "text/html, */*;q=0.1"])(
      "%j gets JSON",
      async (accept) => {
        const answer = await accepting(accept);
        expect(resultOf(answer)).toStrictEqual({});
        expect(answer.headers["content-type"]).toBe(json);
        expect(answer.headers.vary).toMatch(/\baccept\b(?!-)/i);
      },
    );

    test.each(["text/html", "image/png, text/plain", "application/json;q=0"])(
      "%j is not acceptable",
      async (accept) => {
        const answer = await accepting(accept);
        expect(answer.status).toBe(406);
        expect(errorOf(answer)).toMatchObject({ code: -32_000, data: { code: "not_acceptable" } });
        expectHeaders(answer);
      },
    );

    test("Markdown is what errors can be read in", async () => {
      const answer = await accepting("text/markdown");
      expect([answer.status, answer.headers["content-type"]]).toStrictEqual([406, "text/markdown; charset=utf-8"]);
    });
  });

  describe("a body", () => {
    const ping = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });

    test.each(["application/json", "application/json; charset=utf-8", "APPLICATION/JSON"])(
      "may be %s",
      async (type) => {
        expect((await send(path, ping, { ...usual, "Content-Type": type })).status).toBe(200);
      },
    );

    test("may have no type", async () => {
      expect((await send(path, ping, {})).status).toBe(200);
    });

    test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
      "may not be %s",
      async (type) => {
        const answer = await send(path, ping, { ...usual, "Content-Type": type });
        expect(answer.status).toBe(415);
        expect(errorOf(answer)).toMatchObject({ code: -32_000, data: { code: "unsupported_media_type" } });
      },
    );

    test.each(["", "{", "nothing", '{"jsonrpc":"2.0",}', `${ping}${ping}`, '"\ud800'])(
      "of %j is no JSON",
      async (body) => {
        const answer = await send(path, body);
        expect(answer.status).toBe(400);
        expect(errorOf(answer)).toMatchObject({ code: -32_700, data: { code: "invalid_json" } });
        expectHeaders(answer);
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
    ])("of %s is no message", async (body) => {
      const answer = await send(path, body);
      expect([answer.status, errorOf(answer).code]).toStrictEqual([400, -32_600]);
      expect(answer.headers.vary).toBe("Accept");
      expectHeaders(answer);
    });

    test("is read up to 64 KiB, with a length and in chunks", async () => {
      const padded = (length: number) => ping + " ".repeat(length - ping.length);
      const most = 64 * 1024;
      const chunks = (text: string) => text.match(/.{1,10000}/gs) ?? [];
      for (const body of [padded(most), chunks(padded(most))])
        expect((await call(path, { method: "POST", headers: { ...usual }, body })).status).toBe(200);
      for (const body of [padded(most + 1), chunks(padded(most + 1)), "x".repeat(200_000)]) {
        const answer = await call(path, { method: "POST", headers: { ...usual, Connection: "keep-alive" }, body });
        expect(answer.status).toBe(413);
        expect(errorOf(answer)).toMatchObject({ code: -32_000, data: { code: "payload_too_large" } });
      }
    });

    test("has up to 1,000 values, however they are nested", async () => {
      const wrong = Array.from({ length: 30 }, () => ({ sizes: Array.from({ length: 1_000 }, () => 1) }));
      for (const icons of [Array.from({ length: 30_001 }, () => 1), wrong]) {
        const clientInfo = { name: "test", version: "1", icons };
        const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo };
        const _meta = { ...Object(envelope()._meta), "io.modelcontextprotocol/clientInfo": clientInfo };
        const { headers, message } = messageOf(modern, "tools/list");
        for (const answer of [
          await rpc(path, undefined, "initialize", params),
          await send(path, { ...message, params: { _meta } }, headers),
        ]) {
          expect(answer.status).toBe(400);
          expect(errorOf(answer)).toMatchObject({ code: -32_600, message: "The message has more than 1000 values." });
        }
      }
      const params = { name: "nothing", arguments: { list: Array.from({ length: 900 }, () => 1) } };
      expect(errorOf(await rpc(path, modern, "tools/call", params)).code).toBe(-32_602);
    });

    test("that is an answer is taken, and nothing comes of it", async () => {
      const answer = await send(path, { jsonrpc: "2.0", id: 1, result: {} });
      expect([answer.status, answer.text]).toStrictEqual([202, ""]);
    });
  });

  describe("a batch", () => {
    const ping = (id: number) => ({ jsonrpc: "2.0", id, method: "ping" });
    const notification = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } };
    const versioned = (version: string) => ({ ...usual, "MCP-Protocol-Version": version });

    test.each([undefined, "2025-03-26"])("of revision %s has an answer for each request", async (version) => {
      const batch = [ping(1), notification, ping(2), { jsonrpc: "2.0", id: "x", method: "nothing" }, { id: 5 }];
      const answer = await send(path, batch, version === undefined ? usual : versioned(version));
      expect(answer.status).toBe(200);
      expect(answer.json()).toMatchObject([
        { id: 1, result: {} },
        { id: 2, result: {} },
        { id: "x", error: { code: -32_601 } },
        { error: { code: -32_600 } },
      ]);
    });

    test("of notifications has none", async () => {
      const answer = await send(path, [notification, notification]);
      expect([answer.status, answer.text]).toStrictEqual([202, ""]);
    });

    test.each(["2025-06-18", "2025-11-25", modern])("is refused in revision %s, which has none", async (version) => {
      const answer = await send(path, [ping(1)], versioned(version));
      expect([answer.status, errorOf(answer).code]).toStrictEqual([400, -32_600]);
    });

    test("is refused where a message in it is of a revision that has none", async () => {
      const { message } = messageOf(modern, "tools/list");
      const answer = await send(path, [ping(1), message]);
      expect([answer.status, errorOf(answer).code]).toStrictEqual([400, -32_600]);
    });

    test("is refused when it is empty or long, or begins a session", async () => {
      const many = (length: number) => Array.from({ length }, (_, at) => ping(at));
      const params = { protocolVersion: "2025-03-26", capabilities: {}, clientInfo: { name: "test", version: "1" } };
      const initialize = { jsonrpc: "2.0", id: 1, method: "initialize", params };
      for (const batch of [[], many(11), [initialize, ping(2)]]) {
        const answer = await send(path, batch);
        expect([answer.status, errorOf(answer).code]).toStrictEqual([400, -32_600]);
      }
      expect((await send(path, many(10))).status).toBe(200);
    });
  });
});

test("the servers are two: neither has the other's tools", async () => {
  expect(errorOf(await rpc(docs, modern, "tools/call", { name: "get_profile" })).code).toBe(-32_602);
  expect(errorOf(await rpc(product, modern, "tools/call", { name: "get_llms" })).code).toBe(-32_602);
});
