import { rmSync } from "node:fs";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, describe, expect, inject, test } from "vitest";
import { build, startHost, temporaryFolder } from "../support/hosts/programs.ts";
import { callAt } from "../support/http/http-client.ts";
import { sendRaw } from "../support/http/socket.ts";
import { sampled, slowTest } from "../support/setup/tier.ts";

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
const post = (base: string, headers: Readonly<Record<string, string>>) =>
  callAt(base, "/api/mcp", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(ping),
  });

describe("MCP on a public site", () => {
  const site = "https://ada.example.com";
  const Host = "ada.example.com";
  let built: ReturnType<typeof build> | undefined;

  const started = async (environment: Readonly<Record<string, string>> = {}) => {
    built ??= build({ out: join(folder, "dist"), site });
    const { code, stderr } = await built;
    expect(code, stderr).toBe(0);
    return startHost(join(folder, "dist"), { SITE_URL: site, LOG: "off", ...environment });
  };

  slowTest("accepts messages for its own host from https origins", async () => {
    const host = await started();
    const statuses = async (...sent: readonly Readonly<Record<string, string>>[]) =>
      Promise.all(sent.map(async (headers) => (await post(host.url, headers)).status));
    expect(await statuses({ Host }, { Host, Origin: "https://claude.ai" }, { Host, Origin: site })).toStrictEqual([
      200, 200, 200,
    ]);
    expect(await statuses({}, { Host: "evil.example" }, { Host, Origin: "http://a.example" })).toStrictEqual([
      403, 403, 403,
    ]);
    const { headers } = await post(host.url, { Host, Origin: "https://claude.ai" });
    expect(headers["access-control-allow-origin"]).toBe("*");
    await host.stop();
  });

  slowTest("accepts only the origins in MCP_ALLOWED_ORIGINS if it is set", async () => {
    const host = await started({ MCP_ALLOWED_ORIGINS: "https://claude.ai, http://localhost:6274" });
    const status = async (Origin: string) => (await post(host.url, { Host, Origin })).status;
    expect([await status("https://claude.ai"), await status("http://localhost:6274")]).toStrictEqual([200, 200]);
    expect([await status("https://chatgpt.com"), await status("null")]).toStrictEqual([403, 403]);
    expect((await post(host.url, { Host })).status).toBe(200);
    await host.stop();
  });
});

test("a request with two Host headers is refused", async () => {
  const host = await startHost(inject("dist"), { LOG: "off" });
  const request = (...hosts: readonly string[]) =>
    sendRaw(
      host.url,
      `GET /api/mcp HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join("")}Connection: close\r\n\r\n`,
    );
  expect(await request("localhost")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await request("localhost", "evil.example")).toMatch(/^HTTP\/1\.1 40[03] /);
  expect(await request("evil.example", "localhost")).toMatch(/^HTTP\/1\.1 40[03] /);
  await host.stop();
});

test.each(sampled(["legacy", { pin: "2026-07-28" }] as const, 1))(
  "a client in mode %j works if each request reaches another process",
  async (mode) => {
    const hosts = await Promise.all([1, 2].map(() => startHost(inject("dist"), { LOG: "off" })));
    let asked = 0;
    const anyOf: typeof fetch = (input, init) => {
      const host = hosts[asked % hosts.length];
      asked += 1;
      return fetch(new URL(new URL(String(input)).pathname, host?.url), init);
    };
    const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(new URL("http://localhost/api/mcp"), { fetch: anyOf }));
    for (let times = 0; times < 4; times += 1)
      expect((await client.callTool({ name: "get_profile" })).structuredContent).toHaveProperty("name");
    expect(asked).toBeGreaterThanOrEqual(5);
    await client.close();
    await Promise.all(hosts.map((host) => host.stop()));
  },
);
