import { once } from "node:events";
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { pathOfFile } from "../../src/contract/manifest.ts";
import { ErrorBody } from "../../src/contract/resources/error.ts";
import { type Answer, callAt, expectBody } from "../support/call.ts";
import { builtFiles, bytesOf } from "../support/dist.ts";
import { works } from "../support/fault.ts";
import { startNginx } from "../support/nginx.ts";
import { type Host, run, startHost } from "../support/programs.ts";
import { generousLimit } from "../support/sample.ts";
import { lasting } from "../support/service.ts";
import { freePort } from "../support/static-host.ts";

type Nginx = Awaited<ReturnType<typeof startNginx>>;

const dist = inject("dist");
const hasNginx = works("nginx", ["nginx", "-v"]);

const paths = builtFiles.map(pathOfFile);

const hostOf = (url: string): string => new URL(url).host;

/**
 * What is the same on both hosts: nginx names files in its own way, and says when they were written. Which projects have
 * Markdown only Node sees; on nginx their head says it.
 */
const common = (answer: Answer): Record<string, unknown> => {
  const { etag: _etag, "last-modified": _modified, "accept-ranges": _ranges, ...rest } = lasting(answer);
  return rest.link
    ? { ...rest, link: String(rest.link).replace(/, <\/projects\/[^>]*\.md>; rel="alternate".*$/, "") }
    : rest;
};

describe.skipIf(!hasNginx)("nginx in front of Node", () => {
  let node: Host;
  let nginx: Nginx;
  beforeAll(async () => {
    node = await startHost(dist, { TRUST_PROXY: "1", RATE_LIMIT_PER_MINUTE: generousLimit });
    nginx = await startNginx(dist, hostOf(node.url));
  });
  afterAll(async () => {
    await nginx?.stop();
    await node?.stop();
  });

  const both = async (path: string, options: Parameters<typeof callAt>[2] = {}): Promise<readonly [Answer, Answer]> => [
    await callAt(nginx.url, path, options),
    await callAt(node.url, path, options),
  ];

  describe("a file is what it is on Node", () => {
    test.each(["identity", "gzip"])("in bytes and headers, sent as %s", async (encoding) => {
      for (const path of paths) {
        const [front, plain] = await both(path, { headers: { "Accept-Encoding": encoding } });
        expect([path, front.status], path).toStrictEqual([path, 200]);
        expect(common(front), path).toStrictEqual(common(plain));
        expect(front.bytes.equals(plain.bytes), path).toBe(true);
        expect(front.headers["x-request-id"], "it comes from nginx").toBeUndefined();
      }
    });

    test.each([
      ["/.well-known/oauth-protected-resource/api", {}],
      ["/docs", { Accept: "text/markdown" }],
      ["/", { Accept: "text/markdown" }],
      ["/projects/tide-clock", { Accept: "text/markdown, text/html;q=0.5" }],
      ["/projects/tide-clock", { Accept: "text/html, text/markdown" }],
      ["/projects/tide-clock", { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" }],
      ["/docs", { Accept: "text/markdown;variant=GFM, */*;q=0.1" }],
      ["/openapi.json", { Accept: "text/markdown" }],
    ])("at %s with %o", async (path, headers) => {
      const [front, plain] = await both(path, { headers });
      expect([front.status, common(front)]).toStrictEqual([200, common(plain)]);
      expect(front.bytes.equals(plain.bytes)).toBe(true);
    });

    test("and is not sent again to those who have it", async () => {
      const first = await callAt(nginx.url, "/api/profile.json");
      const { etag = "" } = first.headers;
      expect(etag).toMatch(/^"[^"]+"$/);
      const again = await callAt(nginx.url, "/api/profile.json", { headers: { "If-None-Match": etag } });
      expect([again.status, again.text, again.headers.etag]).toStrictEqual([304, "", etag]);
      for (const name of ["access-control-allow-origin", "api-version", "cache-control", "vary"])
        expect(again.headers[name], name).toBe(first.headers[name]);
    });
  });

  describe("all else is Node's to answer", () => {
    test.each<readonly [path: string, options: Parameters<typeof callAt>[2]]>([
      ["/api/health", {}],
      ["/api/projects?q=lodz", {}],
      ["/docs/", {}],
      ["/docs/index.html", {}],
      ["/docs", { headers: { Accept: "text/html;q=0, */*" } }],
      ["/docs", { headers: { Accept: "text/markdown;q=0, */*" } }],
      ["/docs", { headers: { Accept: "text/markdown;q=0.5, text/html;q=0.9" } }],
      ["/docs", { headers: { Accept: "text/markdown;q=1.0, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1" } }],
      ["/projects/tide-clock", { headers: { Accept: "text/html;q=0.7, text/markdown" } }],
      [`/${"a/".repeat(3_000)}`, {}],
      ["/_headers", {}],
      ["/_manifest.json", {}],
      ["/.assetsignore", {}],
      ["/api/profile.json.gz", {}],
      ["/openapi.json.br", {}],
      ["/nowhere", {}],
      ["/nowhere", { headers: { Accept: "text/html" } }],
      ["/projects/nowhere", { headers: { Accept: "text/markdown" } }],
      ["/openapi.json", { method: "OPTIONS" }],
      ["/api/profile.json", { method: "POST", body: "{}" }],
      ["/docs", { method: "DELETE" }],
      ["/api/contact", { method: "POST", body: "x".repeat(70_000), headers: { "Content-Type": "application/json" } }],
      [
        "/api/mcp",
        { method: "POST", body: "{}", headers: { "Content-Type": "application/json", Accept: "application/json" } },
      ],
    ])("%s %o", async (path, options) => {
      const [front, plain] = await both(path, options);
      expect(front.headers["x-request-id"]).toBeDefined();
      expect([front.status, common(front)]).toStrictEqual([plain.status, common(plain)]);
      if (path !== "/api/health") expect(front.text).toBe(plain.text);
    });

    test("with the tag and the encoding that it has there", async () => {
      const [front, plain] = await both("/api/profile", { headers: { "Accept-Encoding": "br" } });
      expect(front.headers["content-encoding"]).toBe("br");
      expect([front.headers.etag, front.bytes]).toStrictEqual([plain.headers.etag, plain.bytes]);
    });

    test("which counts each address by itself, whatever a client says of its own", async () => {
      const leftFor = async (localAddress: string, forwarded: string): Promise<number> => {
        const sent = get(`${nginx.url}/api/profile`, { localAddress, headers: { "X-Forwarded-For": forwarded } });
        const [answer] = (await once(sent, "response")) as [IncomingMessage];
        answer.resume();
        return Number(answer.headers["ratelimit-remaining"]);
      };
      const first = await leftFor("127.0.0.2", "203.0.113.1");
      expect(await leftFor("127.0.0.2", "203.0.113.2")).toBe(first - 1);
      expect(await leftFor("127.0.0.3", "203.0.113.2")).toBe(first);
    });
  });

  test("what is far too large is refused in the same words", async () => {
    const { status, json, headers } = await callAt(nginx.url, "/api/contact", {
      method: "POST",
      body: "x".repeat(2e6),
    });
    expect(status).toBe(413);
    expect(expectBody(ErrorBody, json()).error.code).toBe("payload_too_large");
    expect(headers["access-control-allow-origin"]).toBe("*");
  });

  test.each([
    ["/api/jobs/%00", {}, 400, "Bad Request"],
    [`/${"a".repeat(9_000)}`, {}, 414, "URI Too Long"],
    ["/api/profile", { "X-Long": "a".repeat(9_000) }, 400, "Bad Request"],
  ])("what is no request to nginx is refused without HTML (%#)", async (path, headers, status, text) => {
    const answer = await callAt(nginx.url, path, { headers });
    expect([answer.status, answer.text]).toStrictEqual([status, text]);
  });

  test("without Node every file is there, and the rest says that it is not", async () => {
    const alone = await startNginx(dist, `127.0.0.1:${await freePort()}`);
    try {
      for (const path of paths) expect((await callAt(alone.url, path)).status, path).toBe(200);
      const twin = await callAt(alone.url, "/docs", { headers: { Accept: "text/markdown" } });
      expect(twin.bytes.equals(bytesOf("/docs.md"))).toBe(true);
      const { status, json, headers } = await callAt(alone.url, "/api/profile");
      expect([status, headers["retry-after"]]).toStrictEqual([503, "5"]);
      expect(expectBody(ErrorBody, json()).error.code).toBe("unavailable");
    } finally {
      await alone.stop();
    }
  });

  test("a stream is passed on piece by piece, and the host and the client are named", async () => {
    let answered: ServerResponse | undefined;
    const upstream = createServer((asked, response) => {
      answered = response.writeHead(200, {
        "Content-Type": "text/event-stream",
        "X-Accel-Buffering": "no",
        "X-Seen": JSON.stringify(asked.headers),
      });
      response.write("event: start\n\n");
    }).listen(0, "127.0.0.1");
    await once(upstream, "listening");
    const front = await startNginx(dist, `127.0.0.1:${(upstream.address() as AddressInfo).port}`);
    try {
      const [answer] = (await once(get(`${front.url}/ask?q=x`), "response")) as [IncomingMessage];
      const part = async (): Promise<string> => String((await once(answer, "data"))[0]);
      expect(await part()).toBe("event: start\n\n");
      // The answer has not ended, and what comes late is not kept until it has.
      answered?.write("event: result\n\n");
      expect(await part()).toBe("event: result\n\n");
      expect(JSON.parse(String(answer.headers["x-seen"]))).toMatchObject({
        host: new URL(front.url).host,
        "x-forwarded-for": "127.0.0.1",
      });
      expect(answer.headers["x-accel-buffering"]).toBe("no");
      answered?.end();
      await once(answer.resume(), "end");
    } finally {
      await front.stop();
      upstream.close();
    }
  });

  test("nginx has nothing to complain about", () => {
    const lines = nginx.complaints().split("\n");
    const complaints = lines.filter((line) => /\[(?:warn|error|crit|alert|emerg)\]/.test(line));
    expect(complaints.filter((line) => !line.includes("too large body"))).toStrictEqual([]);
  });
});

describe("npm run nginx", () => {
  test.each([
    [["--port", "x"], /--port is "x"; expected a port from 1 to 65535\./],
    [["--upstream", "localhost"], /--upstream is "localhost"; expected where Node listens/],
    [["--dist", "/nowhere"], /There is no built site in \/nowhere\. Run `npm run build` first/],
    [["--nginx"], /Unknown option '--nginx'/],
  ])("refuses %o", async (args, reason) => {
    const { code, stdout, stderr } = await run("functions/hosts/nginx.ts", ["--dist", dist, ...args]);
    expect([code, stdout]).toStrictEqual([1, ""]);
    expect(stderr).toMatch(reason);
  });
});
