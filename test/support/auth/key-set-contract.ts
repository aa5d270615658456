import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { limits } from "../../../src/contract/limits.ts";
import { freePort } from "../hosts/free-port.ts";
import { testSite } from "../hosts/programs.ts";
import { type KeySetServer, serveForTest } from "./key-set-server.ts";

const { maxBytes } = limits.keySet;
/** A public site, not localhost. */
const site = "https://ada.example.com";
/** Applies only to requests that must time out; others get the default, for busy machines. */
const SHORT_TIMEOUT_SECONDS = 0.5;
const pollOptions = { timeout: 10_000 };

/** Fetches a key set for a site as a host does. Throws the host's error. */
export type KeySetFetch = (asked: {
  readonly url: string;
  readonly site: string;
  readonly timeout?: number;
}) => Promise<string>;

/** The contract of key set fetching on every host. */
export const keySetContract = (
  host: string,
  open: () => Promise<{ readonly fetch: KeySetFetch; readonly close: () => Promise<void> }>,
): void => {
  let fetched: KeySetFetch;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ fetch: fetched, close } = await open());
  });
  afterAll(() => close());

  const text = (url: string): Promise<string> => fetched({ url, site: testSite });
  const refusal = async (asked: Parameters<KeySetFetch>[0]): Promise<string> => {
    const outcome = await fetched(asked).then(
      () => undefined,
      (error: Error) => error.message,
    );
    return outcome ?? expect.unreachable("the fetch succeeded");
  };
  const why = (url: string): Promise<string> => refusal({ url, site: testSite });
  const impatiently = (url: string): Promise<string> =>
    refusal({ url, site: testSite, timeout: SHORT_TIMEOUT_SECONDS });

  describe(`a key set that ${host} fetches`, () => {
    test("is fetched with a request that does not identify the host", async () => {
      const seen: string[] = [];
      const { url } = await serveForTest(({ method, url, headers }, response) => {
        const known = ["accept", "accept-encoding", "cache-control", "cf-worker", "connection", "host", "pragma"];
        const more = Object.keys(headers).filter((name) => !known.includes(name));
        seen.push(`${method} ${url} ${headers.accept} [${more}]`);
        response.end('{"keys":[{"kty":"ä"}]}');
      });
      expect(await text(`${url}?p=1&q=%20`)).toBe('{"keys":[{"kty":"ä"}]}');
      expect(seen).toEqual(["GET /jwks.json?p=1&q=%20 application/jwk-set+json, application/json []"]);
    });

    test.each([201, 204, 206, 300, 304, 401, 404, 429, 500, 503])("is refused with status %i", async (status) => {
      const { url } = await serveForTest((_, response) => void response.writeHead(status).end());
      expect(await why(url)).toBe(`the server answered ${status}`);
    });

    test.each([301, 302, 303, 307, 308])(
      "is not fetched from the target of a redirect with status %i",
      async (status) => {
        const elsewhere = await serveForTest((_, response) => void response.end("{}"));
        const { url } = await serveForTest(
          (_, response) => void response.writeHead(status, { Location: elsewhere.url }).end(),
        );
        expect(await why(url)).toBe(`the server answered ${status}`);
        expect(elsewhere.connections().made).toBe(0);
      },
    );

    test("may have up to 64 KiB, with or without Content-Length", async () => {
      for (const isDeclared of [true, false])
        for (const more of [0, 1]) {
          const body = "x".repeat(maxBytes + more);
          const { url } = await serveForTest((_, response) => {
            if (isDeclared) response.setHeader("Content-Length", body.length);
            else response.flushHeaders();
            response.end(body);
          });
          if (more === 0) expect(await text(url)).toBe(body);
          else expect(await why(url)).toBe(`the response is longer than ${maxBytes} bytes`);
        }
    });

    test("is measured in bytes, not characters", async () => {
      const { url } = await serveForTest((_, response) => void response.end("ä".repeat(maxBytes / 2 + 1)));
      expect(await why(url)).toBe(`the response is longer than ${maxBytes} bytes`);
    });

    test.each([
      [200, `the response is longer than ${maxBytes} bytes`],
      [404, "the server answered 404"],
    ])("that never ends is cut off if the status is %i", async (status, reason) => {
      const server = await serveForTest(async (_, response) => {
        response.writeHead(status);
        const chunk = "x".repeat(16 * 1024);
        while (!response.destroyed) if (!response.write(chunk)) await pause(1);
      });
      expect(await why(server.url)).toBe(reason);
      await expect.poll(() => server.connections().open, pollOptions).toBe(0);
    });

    test("that is truncated is refused", async () => {
      const { url } = await serveForTest((_, response) => {
        response.writeHead(200, { "Content-Length": 100 }).write("{}");
        setTimeout(() => response.destroy(), 50);
      });
      // The reason of Node, and that of workerd.
      expect(await why(url)).toMatch(/^(?:aborted|Network connection lost\.)$/);
    });

    test("that is not UTF-8 is refused", async () => {
      const { url } = await serveForTest((_, response) => void response.end(Buffer.from("caf\xe9", "latin1")));
      expect(await why(url)).toMatch(/utf-8|decode/i);
    });

    const late = `it took longer than ${SHORT_TIMEOUT_SECONDS} seconds`;
    const slow: readonly [what: string, serve: () => Promise<KeySetServer>][] = [
      ["never answers", () => serveForTest(() => {})],
      [
        "answers a line of its head at a time",
        () =>
          serveForTest(async ({ socket }) => {
            socket.write("HTTP/1.1 200 OK\r\n");
            for (let index = 0; !socket.destroyed; index += 1) {
              socket.write(`X-${index}: 1\r\n`);
              await pause(50);
            }
          }),
      ],
      [
        "drips",
        () =>
          serveForTest(async (_, response) => {
            while (!response.destroyed) {
              response.write(" ");
              await pause(50);
            }
          }),
      ],
    ];
    test.each(slow)("times out if the server %s", async (_what, serve) => {
      const server = await serve();
      expect(await impatiently(server.url)).toBe(late);
      await expect.poll(() => server.connections().open, pollOptions).toBe(0);
    });

    test("is refused if the server is down or speaks another protocol", async () => {
      expect(await why(`http://127.0.0.1:${await freePort()}/`)).toMatch(/ECONNREFUSED|^Network connection lost\.$/);
      const other = await serveForTest(({ socket }) => void socket.end("220 mail.example.com ESMTP\r\n"));
      expect(await why(other.url)).not.toContain("mail.example.com");
    });

    test("is fetched from localhost in development, in every notation", async () => {
      const { port } = await serveForTest((_, response) => void response.end("{}"));
      for (const name of ["localhost", "127.0.0.1", "127.1", "0x7f000001", "2130706433", "0177.1"])
        expect(await text(`http://${name}:${port}/`), name).toBe("{}");
    });

    const refused = "the URL is not https, or its host is not a public name";
    test.each(["localhost", "127.0.0.1", "127.1", "0x7f000001", "2130706433", "[::1]", "[::ffff:127.0.0.1]"])(
      "is never fetched from %s for a public site",
      async (name) => {
        const server = await serveForTest((_, response) => void response.end("{}"));
        for (const scheme of ["http", "https"])
          expect(await refusal({ url: `${scheme}://${name}:${server.port}/`, site })).toBe(refused);
        expect(server.connections().made).toBe(0);
      },
    );

    test.each([
      "[::ffff:127.0.0.1]",
      "[::ffff:7f00:1]",
      "[::127.0.0.1]",
      "0.0.0.0",
      "[::]",
      "10.0.0.1",
      "169.254.169.254",
    ])("is never fetched from %s", async (name) => {
      const server = await serveForTest((_, response) => void response.end("{}"));
      for (const scheme of ["http", "https"]) expect(await why(`${scheme}://${name}:${server.port}/`)).toBe(refused);
      expect(server.connections().made).toBe(0);
    });
  });
};
