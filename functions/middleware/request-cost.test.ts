import { describe, test } from "vitest";
import { serviceInMemory, site } from "../../test/support/app/service-in-memory.ts";
import { expectLinearCost, repeated } from "../../test/support/cpu-cost.ts";
import { sampled } from "../../test/support/setup/tier.ts";
import type { Asset } from "../ports/ports.ts";

const file = (type: string): Asset => {
  const body = new TextEncoder().encode("# Docs");
  return { type, etag: "file", body, encoded: { br: body, gzip: body } };
};
const files: Readonly<Record<string, Asset>> = { "/docs": file("text/html"), "/docs.md": file("text/markdown") };

const { app } = serviceInMemory({
  assets: { read: (path) => files[path], redirectOf: () => undefined },
  settings: { site, rateLimit: 1_000_000, servesFiles: true },
});

/** Node accepts at most 16 KiB of headers and path together. */
const MAX_HEAD = 15_000;
const MAX_BODY = 60_000;

/** Expects that the cost of a request grows at most linearly with a part of it that consists of each of the pieces. */
const expectLinearRequests = async (
  pieces: readonly string[],
  size: number,
  requestWith: (text: string) => readonly [path: string, init?: RequestInit],
): Promise<void> => {
  for (const piece of sampled(pieces, 4))
    await expectLinearCost(
      (size) => {
        const [path, init] = requestWith(repeated(piece, size));
        return async () => (await app.request(path, init)).text();
      },
      size,
      piece,
    );
};

describe("the CPU time of a request grows at most linearly with", () => {
  const pathPieces = ["/", "%2f", "a/", "./", "../", "//a", ".html", "/index", "%", "%ff", "é", ".", "-", ":"];

  test.each([
    ["its path", (text: string) => `/a${text}a`],
    ["its path before a final slash", (text: string) => `/a${text}a/`],
    ["its path after the first slashes", (text: string) => `/${text}a`],
    ["its path below /api", (text: string) => `/api/${text}a`],
    ["its path in the mirror", (text: string) => `/api/v1/projects/${text}a`],
    ["the path of a JSON file", (text: string) => `/api/${text}a.json`],
  ])("%s", async (_, pathWith) => {
    for (const accept of ["*/*", "text/html", "text/markdown"])
      await expectLinearRequests(pathPieces, MAX_HEAD, (text) => [pathWith(text), { headers: { accept } }]);
  });

  test("its query", async () => {
    const pieces = ["a", "a&", "a=1&", "limi&", "limit", "q=a&", "a%20", "/", "=", "%2"];
    for (const start of ["", "q=", "tag=", "cursor="])
      await expectLinearRequests(pieces, MAX_HEAD, (text) => [`/api/projects?${start}${text}`]);
  });

  test.each([
    ["Accept", "/docs", ["text/html,", "text/html;", "text/markdown;q=0.1,", '"', '\\"', ";q", "a/b,", "; "]],
    ["Accept", "/nowhere", ["text/html,", "text/html;", ";q=", '"\\', "a/b;"]],
    ["Accept-Encoding", "/docs", ["br,", "a,", "br;q=0.1,", ";q=", "gzip;a=b;", " "]],
    ["Accept-Language", "/docs", ["de,", "de-", "de;q=0.1,", ";q="]],
    ["If-None-Match", "/docs", ['"a",', 'W/"a",', "W/", ",", "a "]],
    ["Authorization", "/api", ["Bearer ", "bearer", "eyJ.", "a,", "."]],
    ["x-api-key", "/api", ["eyJ.", "vk_", "-", "."]],
    ["X-Request-Id", "/docs", ["a", "-"]],
    ["Origin", "/api/mcp", ["http://", "a.", ":1", "localhost."]],
  ])("the header %s at %s", async (name, path, pieces) => {
    for (const start of ["", "a"])
      for (const end of ["x", "="])
        await expectLinearRequests(pieces, MAX_HEAD, (text) => [path, { headers: { [name]: start + text + end } }]);
  });

  test.each([
    ["Content-Type", "application/json", ["; ", ";charset=", ";charset=utf-8", "+", "a+", " a"]],
    ["Content-Encoding", "", ["identity", "a,"]],
    ["Idempotency-Key", '"', ['"', "a", '""']],
    ["Mcp-Name", "=?base64?", ["?=", "=", "A"]],
  ])("the header %s of a POST", async (name, start, pieces) => {
    for (const path of ["/api/contact", "/api/mcp", "/api/agent/key"])
      await expectLinearRequests(pieces, MAX_HEAD, (text) => [
        path,
        { method: "POST", headers: { "Content-Type": "application/json", [name]: `${start}${text}x` }, body: "{}" },
      ]);
  });

  const inquiry = { name: "Ada Example", email: "ada@example.com", message: "Would you like to build a compiler?" };
  const pieces = ["a", "a.", "@", "a@", "-", " ", "www.", "http://", "%2", "\u0301", "ﷺ", '"', "[", "."];

  test.each<readonly [what: string, path: string, bodyWith: (text: string) => unknown]>([
    ["the email address of an inquiry", "/api/contact", (text) => ({ ...inquiry, email: `a@${text}!` })],
    ["the message of an inquiry", "/api/contact", (text) => ({ ...inquiry, message: text.slice(0, text.length / 13) })],
    ["an unknown field", "/api/contact", (text) => ({ ...inquiry, [text]: 1 })],
    [
      "the path of a batch",
      "/api/batch",
      (text) => ({ operations: [{ method: "GET", path: `/api/projects${text}` }] }),
    ],
    ["an assertion", "/api/agent/claim", (text) => ({ assertion: text })],
    ["the email address for a key", "/api/agent/key", (text) => ({ email: `${text}@example.com!` })],
    ["a revoked token", "/api/agent/events", (text) => ({ event: "revoke", token: text })],
    [
      "the arguments of a tool",
      "/api/mcp",
      (text) => ({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "list_projects", arguments: { q: text } },
      }),
    ],
    ["the name of a method", "/api/mcp", (text) => ({ jsonrpc: "2.0", id: text, method: text })],
  ])("%s", async (_, path, bodyWith) => {
    const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
    await expectLinearRequests(pieces, MAX_BODY, (text) => [
      path,
      { method: "POST", headers, body: JSON.stringify(bodyWith(text)) },
    ]);
  });
});
