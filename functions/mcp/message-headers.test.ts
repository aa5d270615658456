import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { disagreement, messageHeaders } from "./message-headers.ts";

const call = (name: unknown) => ({ jsonrpc: "2.0" as const, id: 1, method: "tools/call", params: { name } });
const said = (mcpNameHeader?: string) => ({
  protocolVersionHeader: "2026-07-28",
  mcpMethodHeader: "tools/call",
  ...(mcpNameHeader !== undefined && { mcpNameHeader }),
});

describe("a header Mcp-Name", () => {
  test("says any name in base64", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        const base64 = Buffer.from(name).toString("base64");
        expect(disagreement(call(name), said(`=?base64?${base64}?=`))).toBeUndefined();
        expect(disagreement(call(`${name}x`), said(`=?base64?${base64}?=`))).toContain("Mcp-Name");
      }),
    );
  });

  test.each(["=?base64?!!!?=", "=?base64?/w==?=", "=?base64?Z2V0X3Byb2ZpbGU", "Z2V0X3Byb2ZpbGU="])(
    "of %s is no name",
    (header) => {
      expect(disagreement(call("get_profile"), said(header))).toContain("Mcp-Name");
    },
  );

  test("is not asked for where there is no name, or of other methods", () => {
    expect(disagreement(call(5), said())).toBeUndefined();
    expect(disagreement({ ...call("x"), method: "tools/list" }, said())).toBeUndefined();
  });
});

test("what a request says of its message is read from three headers", () => {
  const headers = new Headers({
    "MCP-Protocol-Version": "a",
    "mcp-method": "b",
    "MCP-Name": "c",
    "Mcp-Session-Id": "d",
  });
  expect(messageHeaders(headers)).toStrictEqual({
    protocolVersionHeader: "a",
    mcpMethodHeader: "b",
    mcpNameHeader: "c",
  });
  expect(messageHeaders(new Headers())).toStrictEqual({});
});
