import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { createHttpServer, type ServerLimits } from "../../functions/hosts/node/http-server.ts";
import { ErrorBody } from "../../src/contract/resources/error.ts";
import { testSite } from "../support/hosts/programs.ts";
import { connectTo, rawStatus, readUntilClosed } from "../support/http/socket.ts";

const patient: ServerLimits = {
  headersMs: 60_000,
  requestMs: 60_000,
  keepAliveMs: 60_000,
  idleMs: 60_000,
  minBytesPerSecond: 1,
  checkMs: 10,
  stopBodyMs: 60_000,
  connectionsPerClient: undefined,
  pendingBytesPerClient: Number.POSITIVE_INFINITY,
  trustedProxies: 0,
};

type Fetch = (request: Request) => Response | Promise<Response>;

let cleanUp = (): void => {};
afterEach(() => cleanUp());

/** Serves `fetch` on a free port. */
const serve = async (fetch: Fetch, limits: Partial<ServerLimits> = {}) => {
  const log: unknown[] = [];
  const { server, stop } = createHttpServer(
    fetch,
    {
      settings: { site: testSite, rateLimit: 1, servesFiles: true, modelTimeoutMs: 1 },
      newId: () => "id-1",
      log: (entry) => log.push(entry),
    },
    { ...patient, ...limits },
  );
  cleanUp = () => void server.close().closeAllConnections();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, stop: () => new Promise<void>(stop), url, log };
};

/** An app whose responses wait until they are released. */
const heldApp = () => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const paths: string[] = [];
  const fetch: Fetch = async (request) => {
    const { pathname } = new URL(request.url);
    paths.push(pathname);
    await promise;
    await request.text();
    return new Response(`the response to ${pathname}.`);
  };
  return { fetch, paths, release };
};

const send = (url: string, text: string) => {
  const socket = connectTo(url);
  const received = readUntilClosed(socket);
  socket.write(Buffer.from(text, "latin1"));
  return { socket, received };
};

const get = (path: string, headers = "Host: localhost\r\n"): string => `GET ${path} HTTP/1.1\r\n${headers}\r\n`;

/** Expects one error in the format of the API, and nothing else. */
const expectError = (received: string, status: number, code: string): void => {
  const [head = "", body = "", ...rest] = received.split("\r\n\r\n");
  expect([rawStatus(head), rest]).toStrictEqual([status, []]);
  const headers = head.toLowerCase().split("\r\n");
  expect(headers).toEqual(
    expect.arrayContaining([
      "connection: close",
      "api-version: v1",
      "deprecation: false",
      "access-control-allow-origin: *",
      "cache-control: no-store",
      "x-content-type-options: nosniff",
      "x-request-id: id-1",
      "content-type: application/json; charset=utf-8",
      `content-length: ${body.length}`,
    ]),
  );
  expect(ErrorBody.parse(JSON.parse(body)).error.code).toBe(code);
};

describe("a request that never reaches the app gets an API error", () => {
  const echo: Fetch = async (request) => new Response(await request.text());

  test.each([
    ["an invalid header", get("/", "Host: x\r\nno colon\r\n"), 400, "invalid_request"],
    ["another protocol", "\u0016\u0003\u0001\r\n\r\n", 400, "invalid_request"],
    [
      "an invalid chunk",
      "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
      400,
      "invalid_request",
    ],
    ["an unknown method", "FOO / HTTP/1.1\r\nHost: x\r\n\r\n", 405, "method_not_allowed"],
    ["an unknown expectation", get("/", "Host: x\r\nExpect: tea\r\n"), 417, "invalid_request"],
    ["large headers", get("/", `Host: x\r\nX-Large: ${"x".repeat(20_000)}\r\n`), 431, "invalid_request"],
    ["a long URL", get(`/${"x".repeat(20_000)}`), 431, "invalid_request"],
    ["no Host header", get("/", ""), 400, "invalid_request"],
    ["two Host headers", get("/", "Host: localhost\r\nHost: localhost\r\n"), 400, "invalid_request"],
    ...["a b", "a@b", "a/b", "a?b", "a#b", "[::1", "%", "localhost:abc", "\u00ff", "a,b c"].map(
      (host): [string, string, number, string] => [
        `the Host ${host}`,
        get("/", `Host: ${host}\r\n`),
        400,
        "invalid_request",
      ],
    ),
  ])("for %s", async (_what, text, status, code) => {
    const { url, log } = await serve(echo);
    expectError(await send(url, text).received, status, code);
    expect(log).toMatchObject([{ id: "id-1", path: "(malformed)", status }]);
  });

  test.each([
    ["headers", get("/").slice(0, -2)],
    ["a body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n"],
  ])("for %s that do not arrive in time", async (_what, text) => {
    const { url } = await serve(echo, { headersMs: 50, requestMs: 50 });
    expectError(await send(url, text).received, 408, "invalid_request");
  });

  test.each(["", "localhost", "a.example:80", "a.example:", "[::1]:8787", "127.0.0.1", "xn--bcher-kva.example"])(
    "but not for the Host %j",
    async (host) => {
      const { url } = await serve(echo);
      const { received } = send(url, get("/", `Host: ${host}\r\nConnection: close\r\n`));
      expect(rawStatus(await received)).toBe(200);
    },
  );

  test("but not for HTTP/1.0 without Host", async () => {
    const { url } = await serve(echo);
    expect(rawStatus(await send(url, "GET / HTTP/1.0\r\n\r\n").received)).toBe(200);
  });
});

describe("invalid bytes after a request", () => {
  test.each([
    ["another protocol", "\u0000\u0001\r\n\r\n", 400],
    ["an unknown method", "FOO /second HTTP/1.1\r\nHost: x\r\n\r\n", 405],
  ])("of %s do not replace its response", async (_what, junk, status) => {
    const { fetch, paths, release } = heldApp();
    const { server, url } = await serve(fetch);
    const { received } = send(url, get("/first") + junk);
    await once(server, "clientError");
    release();
    const text = await received;
    expect(paths).toStrictEqual(["/first"]);
    const second = text.indexOf("HTTP/1.1", 1);
    expect(rawStatus(text)).toBe(200);
    expect(text.slice(0, second)).toMatch(/\r\n\r\nthe response to \/first\.$/);
    expect(rawStatus(text.slice(second))).toBe(status);
  });

  test("in its body end all earlier responses first", async () => {
    const { fetch, release } = heldApp();
    const { server, url } = await serve(fetch);
    const { received } = send(
      url,
      `${get("/first")}POST /second HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    );
    await once(server, "clientError");
    release();
    const text = await received;
    expect(text).toContain("the response to /first");
    expect(text.match(/HTTP\/1\.1 \d+/g)?.slice(0, 2)).toStrictEqual(["HTTP/1.1 200", "HTTP/1.1 400"]);
  });
});

describe("slow and greedy clients", () => {
  test("a client that pipelines many requests gets the first 32 responses, the last of which closes the connection", async () => {
    const { fetch, paths, release } = heldApp();
    const { url } = await serve(fetch);
    const { received } = send(url, Array.from({ length: 200 }, (_, index) => get(`/${index}`)).join(""));
    await expect.poll(() => paths.length).toBe(32);
    release();
    const responses = (await received).split("HTTP/1.1 200").slice(1);
    expect(responses.map((response) => /response to (\S+)\./.exec(response)?.[1])).toStrictEqual(paths);
    expect(responses.map((response) => /connection: close/i.test(response)).lastIndexOf(false)).toBe(30);
    expect(paths).toHaveLength(32);
  });

  test("a client that does not read its responses is dropped", async () => {
    const large = "x".repeat(1_000_000);
    const { server, url } = await serve(() => new Response(large), { idleMs: 100 });
    const [connected] = await Promise.all([
      once(server, "connection") as Promise<[Socket]>,
      (async () => {
        const socket = connectTo(url).pause();
        socket.on("error", () => {});
        socket.write(get("/").repeat(50));
      })(),
    ]);
    const [socket] = connected;
    await once(socket, "close");
    expect(socket.bytesWritten).toBeLessThan(50 * large.length);
  });

  /** Requests a large response and reads it in pieces, one every few milliseconds. Returns how much it got. */
  const readSlowly = async (url: string): Promise<number> => {
    const socket = connectTo(url).pause();
    socket.on("error", () => {});
    const closed = once(socket, "close");
    socket.write(get("/", "Host: x\r\nConnection: close\r\n"));
    let received = 0;
    const timer = setInterval(() => {
      received += (socket.read(Math.min(socket.readableLength, 65_536)) as Buffer | null)?.length ?? 0;
    }, 5);
    await closed;
    clearInterval(timer);
    return received;
  };
  const huge = "x".repeat(20_000_000);

  test("a client that reads less than the minimum speed is dropped, although it always reads something", async () => {
    const { url } = await serve(() => new Response(huge), { idleMs: 200, minBytesPerSecond: 200_000_000 });
    expect(await readSlowly(url)).toBeLessThan(huge.length);
  });

  test("a client that reads slowly and fast enough gets its whole response", async () => {
    const { url } = await serve(() => new Response(huge), { idleMs: 1_000, minBytesPerSecond: 100_000 });
    expect(await readSlowly(url)).toBeGreaterThan(huge.length);
  });

  /** Opens connections with one request each, which read nothing. Waits until all requests have arrived. */
  const unreading = async (
    server: Server,
    url: string,
    many: number,
    headers?: string,
    path = "/",
  ): Promise<Socket[]> => {
    let arrived = 0;
    const onRequest = (): void => {
      arrived += 1;
    };
    server.on("request", onRequest);
    const sockets = Array.from({ length: many }, () => {
      const socket = connectTo(url).pause();
      socket.on("error", () => {});
      socket.write(get(path, headers));
      return socket;
    });
    await expect.poll(() => arrived).toBe(many);
    server.off("request", onRequest);
    return sockets;
  };
  const closeAll = (sockets: readonly Socket[]): void => {
    for (const socket of sockets) socket.destroy();
  };

  test.each([
    ["read", (sockets: readonly Socket[]) => sockets.map((socket) => socket.resume())],
    ["closed", (sockets: readonly Socket[]) => closeAll(sockets.slice(0, 6))],
  ])("requests of a client wait until its earlier responses are %s", async (_, free) => {
    let started = 0;
    const { server, url } = await serve(
      () => {
        started += 1;
        return new Response(huge);
      },
      { pendingBytesPerClient: 2 * huge.length },
    );
    const sockets = await unreading(server, url, 8);
    expect(started).toBe(2);
    free(sockets);
    await expect.poll(() => started, { timeout: 20_000 }).toBeGreaterThan(2);
    closeAll(sockets);
  });

  test("requests that run count until their size is known, and per client behind a proxy", async () => {
    const { fetch, paths, release } = heldApp();
    const limits = { pendingBytesPerClient: 4 * 128 * 1024, trustedProxies: 1 };
    const { server, url } = await serve(fetch, limits);
    const from = (address: string): string => `Host: x\r\nX-Forwarded-For: ${address}\r\n`;
    const first = await unreading(server, url, 9, from("192.0.2.1"));
    expect(paths).toHaveLength(4);
    const second = await unreading(server, url, 3, from("192.0.2.2"));
    expect(paths).toHaveLength(7);
    release();
    await expect.poll(() => paths.length).toBe(12);
    closeAll([...first, ...second]);
  });

  test("a connection of a proxy does not stay with the client that it last served", async () => {
    const huge = new Uint8Array(32 * 1024 * 1024);
    const { server, url } = await serve(
      async (request) => {
        await setImmediate();
        return new Response(new URL(request.url).pathname === "/huge" ? huge : "served");
      },
      { pendingBytesPerClient: 2 * huge.length, trustedProxies: 1 },
    );
    const connection = connectTo(url);
    const ask = async (address: string): Promise<string> => {
      connection.write(get("/", `Host: x\r\nX-Forwarded-For: ${address}\r\n`));
      return String((await once(connection, "data"))[0]);
    };
    const read = () => unreading(server, url, 1, "Host: x\r\nX-Forwarded-For: 192.0.2.1\r\n", "/huge");
    const first = await read();
    expect(await ask("192.0.2.1")).toContain("served");
    const second = await read();
    // The first client has to wait now, but not the second.
    expect(await ask("192.0.2.2")).toContain("served");
    closeAll([...first, ...second]);
    connection.destroy();
  });

  test("a client address has a maximum number of connections", async () => {
    const { server, url } = await serve(() => new Response("served"), { connectionsPerClient: 2 });
    const first = connectTo(url);
    await once(server, "connection");
    const second = connectTo(url);
    await once(server, "connection");
    expect(await send(url, get("/")).received).toBe("");
    first.write(get("/"));
    expect(String((await once(first, "data"))[0])).toContain("served");
    const [, closed] = [second.end(), once(second, "close")];
    await closed;
    const third = connectTo(url);
    third.write(get("/"));
    expect(String((await once(third, "data"))[0])).toContain("served");
    for (const socket of [first, third]) socket.destroy();
  });
});

describe("while stopping", () => {
  test("the last response says Connection: close, and no request runs after it", async () => {
    const { fetch, paths, release } = heldApp();
    const { server, stop, url } = await serve(fetch);
    const { socket, received } = send(url, get("/first"));
    await once(server, "request");
    const stopped = stop();
    socket.write(get("/second"));
    await once(server, "request");
    release();
    const text = await received;
    expect(text).toMatch(/\r\nConnection: close\r\n/i);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toStrictEqual(["HTTP/1.1 200"]);
    expect(paths).toStrictEqual(["/first"]);
    await stopped;
  });

  test("requests that arrived before are all answered", async () => {
    const { fetch, paths, release } = heldApp();
    const { server, stop, url } = await serve(fetch);
    const { received } = send(url, get("/first") + get("/second"));
    await once(server, "request");
    const stopped = stop();
    release();
    const text = await received;
    expect(paths).toStrictEqual(["/first", "/second"]);
    expect(text.match(/the response to \/[^.]+/g)).toStrictEqual(["the response to /first", "the response to /second"]);
    await stopped;
  });

  test("a request whose body does not arrive is cut off", async () => {
    const { server, stop, url } = await serve(async (request) => new Response(await request.text()), {
      stopBodyMs: 20,
    });
    const { received } = send(url, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab");
    await once(server, "request");
    await stop();
    expect(await received).toBe("");
  });

  test("a request whose body arrives in time is answered", async () => {
    const { server, stop, url } = await serve(async (request) => new Response(await request.text()));
    const { socket, received } = send(url, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab");
    await once(server, "request");
    const stopped = stop();
    socket.write("cde");
    expect(await received).toMatch(/abcde$/);
    await stopped;
  });
});
