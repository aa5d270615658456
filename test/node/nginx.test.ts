import { once } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { mediaTypeOf } from "../../functions/http/media-type.ts";
import { ErrorBody } from "../../src/contract/resources/error.ts";
import { pathOfFile } from "../../src/contract/site/manifest.ts";
import { answerTemplate } from "../../src/contract/site/templates/answer-page.ts";
import { matchTemplate } from "../../src/contract/site/templates/match-page.ts";
import { builtFiles, bytesOf } from "../support/content/dist.ts";
import { freePort } from "../support/hosts/free-port.ts";
import { startNginx } from "../support/hosts/nginx.ts";
import { type Host, run, startHost, temporaryFolder } from "../support/hosts/programs.ts";
import { acceptHeaders } from "../support/http/accept-headers.ts";
import { callAt, expectBody, type HttpResponse } from "../support/http/http-client.ts";
import { stableHeaders } from "../support/http/service.ts";
import { rawStatus, sendRaw } from "../support/http/socket.ts";
import { HIGH_RATE_LIMIT } from "../support/setup/sample.ts";
import { hasTool } from "../support/setup/tier.ts";

type Nginx = Awaited<ReturnType<typeof startNginx>>;

const dist = inject("dist");
const hasNginx = hasTool("nginx");

// The app fills the template in, and nobody reads it otherwise.
const paths = builtFiles.map(pathOfFile).filter((path) => path !== answerTemplate && path !== matchTemplate);

const hostOf = (url: string): string => new URL(url).host;

/**
 * Headers that are equal on both hosts: nginx has its own ETags and Last-Modified. Only Node adds the Link to a
 * project's Markdown; on nginx it is only in the page's head.
 */
const common = (response: HttpResponse): Record<string, unknown> => {
  const { etag: _etag, "last-modified": _modified, "accept-ranges": _ranges, ...rest } = stableHeaders(response);
  return rest.link
    ? { ...rest, link: String(rest.link).replace(/, <\/projects\/[^>]*\.md>; rel="alternate".*$/, "") }
    : rest;
};

describe.skipIf(!hasNginx)("nginx in front of Node", () => {
  let node: Host;
  let nginx: Nginx;
  beforeAll(async () => {
    node = await startHost(dist, { TRUST_PROXY: "1", RATE_LIMIT_PER_MINUTE: HIGH_RATE_LIMIT });
    nginx = await startNginx(dist, hostOf(node.url));
  });
  afterAll(async () => {
    await nginx?.stop();
    await node?.stop();
  });

  const both = async (
    path: string,
    options: Parameters<typeof callAt>[2] = {},
  ): Promise<readonly [HttpResponse, HttpResponse]> => [
    await callAt(nginx.url, path, options),
    await callAt(node.url, path, options),
  ];

  describe("serves a file as Node does", () => {
    test.each(["identity", "gzip"])("with the same bytes and headers, encoded as %s", async (encoding) => {
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
      ["/docs", { Accept: `text/markdown,${"a/b,".repeat(1_000)}` }],
      ["/openapi.json", { Accept: "text/markdown" }],
    ])("at %s with %o", async (path, headers) => {
      const [front, plain] = await both(path, { headers });
      expect([front.status, common(front)]).toStrictEqual([200, common(plain)]);
      expect(front.bytes.equals(plain.bytes)).toBe(true);
    });

    test.each(acceptHeaders)("to $client: Accept: $accept", async ({ accept, page }) => {
      const { headers } = await callAt(nginx.url, "/docs", { headers: accept === undefined ? {} : { Accept: accept } });
      expect(headers["content-type"]).toMatch(`text/${page}`);
    });

    test("with the type of its extension", async () => {
      const root = temporaryFolder();
      cpSync(dist, root, { recursive: true });
      const files = ["/photo.avif", "/photo.jpeg", "/PHOTO.GIF", "/film.mp4", "/font.otf", "/file.unknown", "/CNAME"];
      for (const file of files) writeFileSync(join(root, file), "");
      const front = await startNginx(root, hostOf(node.url));
      try {
        for (const file of files)
          expect((await callAt(front.url, file)).headers["content-type"], file).toBe(mediaTypeOf(file));
      } finally {
        await front.stop();
      }
    });

    test("and returns 304 for a matching ETag", async () => {
      const first = await callAt(nginx.url, "/api/profile.json");
      const { etag = "" } = first.headers;
      expect(etag).toMatch(/^"[^"]+"$/);
      const again = await callAt(nginx.url, "/api/profile.json", { headers: { "If-None-Match": etag } });
      expect([again.status, again.text, again.headers.etag]).toStrictEqual([304, "", etag]);
      for (const name of ["access-control-allow-origin", "api-version", "cache-control", "vary"])
        expect(again.headers[name], name).toBe(first.headers[name]);
    });
  });

  describe("passes everything else to Node", () => {
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
      ["/.malformed", {}],
      ["/.too-long", { headers: { Accept: "text/html" } }],
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

    test("with the same ETag and encoding", async () => {
      const [front, plain] = await both("/api/profile", { headers: { "Accept-Encoding": "br" } });
      expect(front.headers["content-encoding"]).toBe("br");
      expect([front.headers.etag, front.bytes]).toStrictEqual([plain.headers.etag, plain.bytes]);
    });

    test("which counts each client address and ignores forged X-Forwarded-For", async () => {
      const leftFor = async (localAddress: string, forwarded: string): Promise<number> => {
        const sent = get(`${nginx.url}/api/profile`, { localAddress, headers: { "X-Forwarded-For": forwarded } });
        const [response] = (await once(sent, "response")) as [IncomingMessage];
        response.resume();
        return Number(response.headers["ratelimit-remaining"]);
      };
      const first = await leftFor("127.0.0.2", "203.0.113.1");
      expect(await leftFor("127.0.0.2", "203.0.113.2")).toBe(first - 1);
      expect(await leftFor("127.0.0.3", "203.0.113.2")).toBe(first);
    });
  });

  test("returns the same 413 for an oversized body", async () => {
    const { status, json, headers } = await callAt(nginx.url, "/api/contact", {
      method: "POST",
      body: "x".repeat(2e6),
    });
    expect(status).toBe(413);
    expect(expectBody(ErrorBody, json()).error.code).toBe("payload_too_large");
    expect(headers["access-control-allow-origin"]).toBe("*");
  });

  const head = "GET /api/profile HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
  test.each([
    ["a zero byte in the URL", head.replace("profile", "jobs/%00"), 400],
    ["invalid HTTP", "GET\r\n\r\n", 400],
    ["another protocol", "\u0016\u0003\u0001\u0000\r\n\r\n", 400],
    ["two Host headers", `${head}Host: other\r\n`, 400],
    ["no Host header", "GET /api/profile HTTP/1.1\r\nConnection: close\r\n", 400],
    ["an invalid Content-Length", `${head}Content-Length: x\r\n`, 400],
    ["a long URL", head.replace("profile", "a".repeat(9_000)), 414],
    ["a large header", `${head}X-Long: ${"a".repeat(9_000)}\r\n`, 431],
    ["an unknown Transfer-Encoding", `${head}Transfer-Encoding: tea\r\n`, 501],
    ["an unknown version", head.replace("HTTP/1.1", "HTTP/4.0"), 505],
  ])("refuses %s with an API error", async (_what, request, status) => {
    const received = await sendRaw(nginx.url, `${request}\r\n`);
    const [headers = "", body = ""] = received.split("\r\n\r\n");
    expect(rawStatus(received), received).toBe(status);
    expect(headers.toLowerCase()).toContain("content-type: application/json; charset=utf-8");
    expect(headers.toLowerCase()).toContain("access-control-allow-origin: *");
    expect(headers.toLowerCase()).toContain("cache-control: no-store");
    expect(ErrorBody.parse(JSON.parse(body)).error.code).toBe("invalid_request");
  });

  test("serves whole files only, like Node", async () => {
    const [front, plain] = await both("/api/profile.json", { headers: { Range: "bytes=999999-" } });
    expect([front.status, front.text]).toStrictEqual([200, plain.text]);
  });

  test("limits the requests that a client address has in progress", async () => {
    const open = new Set<ServerResponse>();
    const upstream = createServer((_request, response) => void open.add(response)).listen(0, "127.0.0.1");
    await once(upstream, "listening");
    const front = await startNginx(dist, `127.0.0.1:${(upstream.address() as AddressInfo).port}`);
    const send = (localAddress: string) => get(`${front.url}/api/health`, { localAddress, agent: false });
    try {
      const waiting = Array.from({ length: 256 }, () => once(send("127.0.0.5"), "response"));
      await expect.poll(() => open.size, { timeout: 20_000 }).toBe(256);
      const [refused] = (await once(send("127.0.0.5"), "response")) as [IncomingMessage];
      expect([refused.statusCode, refused.headers["retry-after"]]).toStrictEqual([429, "1"]);
      expect(ErrorBody.parse(await json(refused)).error.code).toBe("rate_limited");
      const other = once(send("127.0.0.6"), "response");
      await expect.poll(() => open.size, { timeout: 20_000 }).toBe(257);
      for (const response of open) response.end("{}");
      for (const [response] of (await Promise.all([...waiting, other])) as [IncomingMessage][]) {
        expect(response.statusCode).toBe(200);
        response.resume();
      }
      expect((await callAt(front.url, "/api/profile.json")).status).toBe(200);
    } finally {
      for (const response of open) response.destroy();
      await front.stop();
      upstream.close();
    }
  });

  test("serves every file without Node and returns 503 for the rest", async () => {
    const alone = await startNginx(dist, `127.0.0.1:${await freePort()}`);
    try {
      for (const path of paths) expect((await callAt(alone.url, path)).status, path).toBe(200);
      const markdown = await callAt(alone.url, "/docs", { headers: { Accept: "text/markdown" } });
      expect(markdown.bytes.equals(bytesOf("/docs.md"))).toBe(true);
      const { status, json, headers } = await callAt(alone.url, "/api/profile");
      expect([status, headers["retry-after"]]).toStrictEqual([503, "5"]);
      expect(expectBody(ErrorBody, json()).error.code).toBe("unavailable");
    } finally {
      await alone.stop();
    }
  });

  test("passes streams on unbuffered and forwards host and client address", async () => {
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
      const [response] = (await once(get(`${front.url}/ask?q=x`), "response")) as [IncomingMessage];
      const part = async (): Promise<string> => String((await once(response, "data"))[0]);
      expect(await part()).toBe("event: start\n\n");
      // The rest must arrive before the response ends.
      answered?.write("event: result\n\n");
      expect(await part()).toBe("event: result\n\n");
      expect(JSON.parse(String(response.headers["x-seen"]))).toMatchObject({
        host: new URL(front.url).host,
        "x-forwarded-for": "127.0.0.1",
      });
      expect(response.headers["x-accel-buffering"]).toBe("no");
      answered?.end();
      await once(response.resume(), "end");
    } finally {
      await front.stop();
      upstream.close();
    }
  });

  test("writes no access log, unless an option names one", async () => {
    expect((await callAt(nginx.url, "/api/profile?secret=1")).status).toBe(200);
    const file = join(temporaryFolder(), "requests.log");
    const logging = await startNginx(dist, hostOf(node.url), ["--access-log", file]);
    try {
      for (const path of ["/docs", "/api/health", "/nowhere"]) await callAt(logging.url, path);
      await expect.poll(() => readFileSync(file, "utf8").split("\n")).toHaveLength(4);
      expect(logging.defaultLog()).toBe("");
    } finally {
      await logging.stop();
    }
    // It was open for all requests of this file.
    expect(nginx.defaultLog()).toBe("");
  });

  test("logs no nginx errors", () => {
    const lines = nginx.complaints().split("\n");
    const complaints = lines.filter((line) => /\[(?:warn|error|crit|alert|emerg)\]/.test(line));
    expect(complaints.filter((line) => !line.includes("too large body"))).toStrictEqual([]);
  });
});

describe("npm run nginx", () => {
  test.each([
    [["--port", "x"], /--port is "x"; expected a port from 1 to 65535\./],
    [["--upstream", "localhost"], /--upstream is "localhost"; expected the address of Node/],
    [["--dist", "/nowhere"], /There is no built site in \/nowhere\. Run `npm run build` first/],
    [["--access-log", "vitrine.log"], /--access-log is "vitrine\.log"; expected an absolute path/],
    [["--nginx"], /Unknown option '--nginx'/],
  ])("refuses %o", async (args, reason) => {
    const { code, stdout, stderr } = await run("functions/hosts/nginx.ts", ["--dist", dist, ...args]);
    expect([code, stdout]).toStrictEqual([1, ""]);
    expect(stderr).toMatch(reason);
  });
});
