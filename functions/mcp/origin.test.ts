import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { portfolioServer } from "../../src/contract/mcp/servers.ts";
import { serverCard } from "../../src/portfolio/mcp-cards.ts";
import { portsWith } from "../../test/support/app/ports.ts";
import { createApp } from "../app.ts";
import { originError } from "./origin.ts";

const site = "https://ada.example.com";
const development = "http://localhost:8787";

const codeOf = (host: string | null, origin: string | null, at = site, mcpOrigins?: readonly string[]) =>
  originError(host, origin, { site: at, ...(mcpOrigins && { mcpOrigins }) })?.code;
const noError = undefined;
const refused = "forbidden_origin";

describe("a site on the web", () => {
  test.each(["ada.example.com", "ADA.example.com", "ada.example.com:443", "ada.example.com:8443"])(
    "is reached as %s",
    (host) => {
      expect(codeOf(host, null)).toBe(noError);
    },
  );

  test.each([
    null,
    "",
    "evil.example",
    "ada.example.com.evil.example",
    "evil-ada.example.com",
    "ada.example.com@evil.example",
    "ada.example.com/",
    "ada.example.com#",
    "ada.example.com\\evil",
    "ada.example.com evil.example",
    "localhost",
    "localhost:8787",
    "127.0.0.1",
    "[::1]",
  ])("refuses the host %j", (host) => {
    expect(codeOf(host, null)).toBe(refused);
  });

  test.each(["https://claude.ai", "https://chatgpt.com", site, "https://a.example:8443", "https://localhost"])(
    "is open to pages of %s",
    (origin) => {
      expect(codeOf("ada.example.com", origin)).toBe(noError);
    },
  );

  test.each([
    "null",
    "",
    "*",
    "claude.ai",
    "https://",
    "https://a.example/",
    "https://user@a.example",
    "http://a.example",
    "http://localhost:6274",
    "chrome-extension://abc",
    "file://",
  ])("refuses the origin %j", (origin) => {
    expect(codeOf("ada.example.com", origin)).toBe(refused);
  });
});

test("a refusal names the origins that may call, also on localhost", () => {
  for (const [host, origin, at] of [
    ["localhost:8787", "null", development],
    ["localhost:8787", "https://claude.ai", development],
    ["ada.example.com", "null", site],
  ] as const)
    expect(originError(host, origin, { site: at })?.hint).toMatch(/any https origin, on localhost only local ones/);
});

describe("MCP_ALLOWED_ORIGINS", () => {
  const some = ["https://claude.ai", "http://localhost:6274"];

  test.each([...some, site])("allows the origin %s", (origin) => {
    expect(codeOf("ada.example.com", origin, site, some)).toBe(noError);
  });

  test.each(["https://chatgpt.com", "http://claude.ai", "https://claude.ai:444", "null"])(
    "keeps pages of %s out",
    (origin) => {
      expect(codeOf("ada.example.com", origin, site, some)).toBe(refused);
    },
  );

  test("with * allows all valid origins", () => {
    for (const origin of ["http://a.example", "https://a.example", "chrome-extension://abc"])
      expect(codeOf("ada.example.com", origin, site, ["*"])).toBe(noError);
    for (const origin of ["null", "", "nowhere"]) expect(codeOf("ada.example.com", origin, site, ["*"])).toBe(refused);
  });

  test("does not allow other hosts, or web origins on a local site", () => {
    expect(codeOf("evil.example", "https://claude.ai", site, ["*"])).toBe(refused);
    expect(codeOf("localhost:8787", "https://claude.ai", development, ["*"])).toBe(refused);
  });
});

describe("a site under development", () => {
  test.each(["localhost", "localhost:1", "127.0.0.1:8787", "127.1.2.3", "[::1]:8787", "app.localhost"])(
    "is reached as %s",
    (host) => {
      expect(codeOf(host, null, development)).toBe(noError);
      expect(codeOf(host, "http://localhost:3000", development)).toBe(noError);
      expect(codeOf(host, "https://claude.ai", development)).toBe(refused);
    },
  );

  test.each([
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "1270.0.0.1",
    "0.0.0.0",
    "192.168.0.2",
  ])("refuses the host %s", (host) => {
    expect(codeOf(host, null, development)).toBe(refused);
    expect(codeOf(host, `http://${host}`, development)).toBe(refused);
  });
});

test("any host and origin get a response or a one-line error", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.constantFrom(site, development), (host, origin, at) => {
      const error = originError(host, origin, { site: at });
      expect(error?.message ?? "").not.toMatch(/\n/);
    }),
  );
});

test("a preflight and its request are always treated alike", async () => {
  const settings = { site, rateLimit: 1_000_000, servesFiles: false };
  const card = serverCard(portfolioServer, { site: { title: "Ada", language: "en" } }, site, "1.2.3");
  const body = new TextEncoder().encode(JSON.stringify(card));
  const file = { type: "application/json", etag: "x", body, encoded: {} };
  let host = "";
  const app = createApp(portsWith({ settings, assets: { read: () => file }, hostOf: () => host }));
  const hosts = fc.constantFrom("ada.example.com", "evil.example", "localhost");
  const origins = fc.oneof(
    fc.constantFrom(site, "https://claude.ai", "http://a.example", "null", "https://x/y"),
    fc.webUrl(),
  );
  await fc.assert(
    fc.asyncProperty(hosts, origins, fc.constantFrom("/api/mcp", "/api/docs-mcp"), async (named, origin, path) => {
      host = named;
      const headers = { Origin: origin, "Content-Type": "application/json" };
      const body = JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" });
      const [asked, posted] = [
        await app.request(path, { method: "OPTIONS", headers }),
        await app.request(path, { method: "POST", headers, body }),
      ];
      expect([asked.status, posted.status]).toStrictEqual(asked.status === 403 ? [403, 403] : [204, 202]);
    }),
  );
});
