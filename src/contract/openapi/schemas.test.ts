import { describe, expect, test } from "vitest";
import * as z from "zod";
import { limits } from "../limits.ts";
import { getMcp, postMcp } from "../operations/agents.ts";
import { McpInfo, McpRpcRequest } from "../resources/agents/mcp.ts";
import { bodySchema } from "./schemas.ts";

describe("the schema of a body", () => {
  test("is one JSON-RPC message or a batch of as many as the MCP servers accept", () => {
    const items = { $ref: "#/components/schemas/McpRpcRequest" };
    const batch = { type: "array", minItems: 1, maxItems: limits.mcp.maxBatchMessages, items };
    expect(bodySchema(postMcp, McpRpcRequest)).toStrictEqual({ oneOf: [items, batch] });
  });

  test("needs a name", () => {
    expect(() => bodySchema(getMcp, z.object({ books: z.string() }))).toThrow(
      /with the members books.*Add \.meta\({ id: /,
    );
  });

  test("refers to the named schema for other operations", () => {
    expect(bodySchema(getMcp, McpInfo)).toStrictEqual({ $ref: "#/components/schemas/McpInfo" });
  });
});
