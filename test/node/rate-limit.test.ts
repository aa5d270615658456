import { afterEach, describe, expect, inject, test } from "vitest";
import { ErrorBody, ErrorBodyV1 } from "../../src/contract/resources/error.ts";
import { type Host, startHost } from "../support/hosts/programs.ts";
import { callAt, expectBody, type HttpResponse } from "../support/http/http-client.ts";
import { slowTest } from "../support/setup/tier.ts";

const hosts: Host[] = [];
const start = async (environment: Readonly<Record<string, string>> = {}): Promise<string> => {
  const host = await startHost(inject("dist"), { LOG: "off", ...environment });
  hosts.push(host);
  return host.url;
};
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.stop()));
});

const from = (base: string, address: string, path = "/api/profile"): Promise<HttpResponse> =>
  callAt(base, path, { headers: { "X-Forwarded-For": address } });
const remaining = ({ headers }: HttpResponse): number => Number(headers["ratelimit-remaining"]);

describe("the rate limit", () => {
  test("admits exactly 60 of 100 parallel requests, each with its own remaining count", async () => {
    const base = await start();
    const responses = await Promise.all(Array.from({ length: 100 }, () => callAt(base, "/api/profile")));
    const passed = responses.filter(({ status }) => status === 200);
    const refused = responses.filter(({ status }) => status === 429);
    expect([passed.length, refused.length]).toStrictEqual([60, 40]);
    const left = passed.map(remaining).toSorted((a, b) => b - a);
    expect(left).toStrictEqual(Array.from({ length: 60 }, (_, index) => 59 - index));
    for (const { headers, json } of refused) {
      expect(expectBody(ErrorBody, json()).error.code).toBe("rate_limited");
      expect(headers["ratelimit-remaining"]).toBe("0");
      expect(headers["retry-after"]).toBe(headers["ratelimit-reset"]);
      expect(headers["retry-after"]).toMatch(/^(?:[1-9]|[1-5]\d|60)$/);
      expect(headers["access-control-allow-origin"]).toBe("*");
      expect(headers["cache-control"]).toBe("no-store");
    }
  });

  test("counts all dynamic paths together, including errors", async () => {
    const base = await start({ RATE_LIMIT_PER_MINUTE: "100" });
    const paths = [
      "/api/profile",
      "/api/v1/health",
      "/api",
      "/api/nothing-here",
      "/nothing-here",
      "/api/projects?limit=0",
    ];
    const left: number[] = [];
    for (const path of paths) left.push(remaining(await callAt(base, path)));
    expect(left).toStrictEqual([99, 98, 97, 96, 95, 94]);
    expect(remaining(await callAt(base, "/api/profile", { method: "DELETE" }))).toBe(93);
    expect(remaining(await callAt(base, "/api/profile", { headers: { "If-None-Match": "*" } }))).toBe(92);
  });

  test("is explained in a sentence on pages with a form", async () => {
    const base = await start({ RATE_LIMIT_PER_MINUTE: "1" });
    await callAt(base, "/api/profile");
    for (const path of ["/answer?q=projects", "/match"]) {
      const { status, headers, text } = await callAt(base, path, { headers: { Accept: "text/html" } });
      expect([status, headers["retry-after"]], path).toStrictEqual([429, headers["ratelimit-reset"]]);
      expect(text, path).toContain("Please wait a minute, and then load this page again.");
      expect(text, path).not.toMatch(/<!--\w|Please try again/);
    }
  });

  test("counts a batch of 20 as one and a retry as another", async () => {
    const base = await start();
    const operations = Array.from({ length: 20 }, () => ({ method: "GET", path: "/api/profile" }));
    const headers = { "Content-Type": "application/json", "Idempotency-Key": "batch" };
    const post = () => callAt(base, "/api/batch", { method: "POST", headers, body: JSON.stringify({ operations }) });
    const [first, second] = [await post(), await post()];
    expect([first.status, second.status, second.headers["idempotent-replay"]]).toStrictEqual([200, 200, "true"]);
    expect([first, second].map(remaining)).toStrictEqual([59, 58]);
    expect(remaining(await callAt(base, "/api/profile"))).toBe(57);
  });

  slowTest("does not count OPTIONS or static files", async () => {
    const base = await start({ RATE_LIMIT_PER_MINUTE: "2" });
    for (let round = 0; round < 5; round += 1) {
      expect((await callAt(base, "/api/profile", { method: "OPTIONS" })).status).toBe(204);
      expect((await callAt(base, "/api/profile.json")).status).toBe(200);
      expect((await callAt(base, "/docs")).status).toBe(200);
    }
    expect(remaining(await callAt(base, "/api/profile"))).toBe(1);
  });

  test("lets OPTIONS and files through after 429, and formats the 429 by Accept", async () => {
    const base = await start({ RATE_LIMIT_PER_MINUTE: "1" });
    expect((await callAt(base, "/api/profile")).status).toBe(200);
    expect((await callAt(base, "/api/profile", { method: "OPTIONS" })).status).toBe(204);
    expect((await callAt(base, "/api/profile.json")).status).toBe(200);
    expectBody(ErrorBodyV1, (await callAt(base, "/api/v1/profile")).json());
    const markdown = await callAt(base, "/api/profile", { headers: { Accept: "text/markdown" } });
    expect(markdown.status).toBe(429);
    expect(markdown.headers["content-type"]).toBe("text/markdown; charset=utf-8");
  });
});

describe("a client address", () => {
  test("is the socket's and ignores X-Forwarded-For without TRUST_PROXY", async () => {
    const base = await start();
    const responses = [
      await from(base, "192.0.2.1"),
      await from(base, "192.0.2.2"),
      await callAt(base, "/api/profile"),
    ];
    expect(responses.map(remaining)).toStrictEqual([59, 58, 57]);
  });

  test("is the one that the trusted proxy added", async () => {
    const base = await start({ TRUST_PROXY: "1" });
    const addresses = ["192.0.2.1", "192.0.2.2", "198.51.100.9, 192.0.2.1", "192.0.2.1,192.0.2.2", " 192.0.2.1 "];
    const left: number[] = [];
    for (const address of addresses) left.push(remaining(await from(base, address)));
    expect(left).toStrictEqual([59, 59, 58, 58, 57]);
  });

  slowTest("behind two proxies is the last but one in X-Forwarded-For", async () => {
    const base = await start({ TRUST_PROXY: "2" });
    expect(remaining(await from(base, "203.0.113.5, 192.0.2.1, 10.0.0.1"))).toBe(59);
    expect(remaining(await from(base, "203.0.113.6, 192.0.2.1, 10.0.0.2"))).toBe(58);
    expect(remaining(await from(base, "192.0.2.2, 10.0.0.1"))).toBe(59);
  });

  slowTest("is the socket's if X-Forwarded-For is too short or invalid", async () => {
    const base = await start({ TRUST_PROXY: "2" });
    const responses = [await from(base, "192.0.2.1"), await from(base, "x, y"), await callAt(base, "/api/profile")];
    expect(responses.map(remaining)).toStrictEqual([59, 58, 57]);
  });

  test("with IPv6 is its /64 network in any notation", async () => {
    const base = await start({ TRUST_PROXY: "1" });
    const same = ["2001:db8:1:2::1", "2001:DB8:1:2:ffff:ffff:ffff:ffff", "2001:0db8:0001:0002:0:0:0:3"];
    const left: number[] = [];
    for (const address of [...same, "2001:db8:1:3::1"]) left.push(remaining(await from(base, address)));
    expect(left).toStrictEqual([59, 58, 57, 59]);
  });

  slowTest("with IPv4 equals its IPv6-mapped form", async () => {
    const base = await start({ TRUST_PROXY: "1" });
    expect(remaining(await from(base, "192.0.2.7"))).toBe(59);
    expect(remaining(await from(base, "::ffff:192.0.2.7"))).toBe(58);
    expect(remaining(await from(base, "::ffff:192.0.2.8"))).toBe(59);
  });
});
