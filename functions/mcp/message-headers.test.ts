import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { headerMismatch, readMessageHeaders } from "./message-headers.ts";

const call = (name: unknown) => ({ jsonrpc: "2.0" as const, id: 1, method: "tools/call", params: { name } });
const headersWith = (mcpNameHeader?: string) => ({
  protocolVersionHeader: "2026-07-28",
  mcpMethodHeader: "tools/call",
  ...(mcpNameHeader !== undefined && { mcpNameHeader }),
});

describe("the header Mcp-Name", () => {
  test("can contain any name in base64", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        const base64 = Buffer.from(name).toString("base64");
        expect(headerMismatch(call(name), headersWith(`=?base64?${base64}?=`))).toBeUndefined();
        expect(headerMismatch(call(`${name}x`), headersWith(`=?base64?${base64}?=`))).toContain("Mcp-Name");
      }),
    );
  });

  test.each(["=?base64?!!!?=", "=?base64?/w==?=", "=?base64?Z2V0X3Byb2ZpbGU", "Z2V0X3Byb2ZpbGU="])(
    "with the value %s is invalid",
    (header) => {
      expect(headerMismatch(call("get_profile"), headersWith(header))).toContain("Mcp-Name");
    },
  );

  test("is not required without a name or for other methods", () => {
    expect(headerMismatch(call(5), headersWith())).toBeUndefined();
    expect(headerMismatch({ ...call("x"), method: "tools/list" }, headersWith())).toBeUndefined();
  });
});

test("reads the three message headers of a request", () => {
  const headers = new Headers({
    "MCP-Protocol-Version": "a",
    "mcp-method": "b",
    "MCP-Name": "c",
    "Mcp-Session-Id": "d",
  });
  expect(readMessageHeaders(headers)).toStrictEqual({
    protocolVersionHeader: "a",
    mcpMethodHeader: "b",
    mcpNameHeader: "c",
  });
  expect(readMessageHeaders(new Headers())).toStrictEqual({});
});
