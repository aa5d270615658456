import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { limits } from "../../src/contract/limits.ts";
import { type KeySetServer, serving } from "./key-set-server.ts";
import { testSite } from "./programs.ts";

const { bytes } = limits.keySet;
/** A site that is not under development. */
const site = "https://ada.example.com";
/** Seconds for what takes too long; a machine that has other things to do needs more for what does not. */
const impatient = 0.5;
const patiently = { timeout: 10_000 };

/** Fetches a key set for a site as a host does. Fails with what the host's own error says. */
export type Fetch = (asked: {
  readonly url: string;
  readonly site: string;
  readonly timeout?: number;
}) => Promise<string>;

/** What holds on every host when a key set is fetched. */
export const keySetContract = (
  host: string,
  open: () => Promise<{ readonly fetch: Fetch; readonly close: () => Promise<void> }>,
): void => {
  let fetched: Fetch;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ fetch: fetched, close } = await open());
  });
  afterAll(() => close());

  const text = (url: string): Promise<string> => fetched({ url, site: testSite });
  const refusal = async (asked: Parameters<Fetch>[0]): Promise<string> => {
    const outcome = await fetched(asked).then(
      () => undefined,
      (error: Error) => error.message,
    );
    return outcome ?? expect.unreachable("it is fetched");
  };
  const why = (url: string): Promise<string> => refusal({ url, site: testSite });
  const impatiently = (url: string): Promise<string> => refusal({ url, site: testSite, timeout: impatient });

  describe(`a key set that ${host} fetches`, () => {
    test("is what its address answers, to a request that says nothing of who asks", async () => {
      const seen: string[] = [];
      const { url } = await serving(({ method, url, headers }, response) => {
        const known = ["accept", "accept-encoding", "cache-control", "cf-worker", "connection", "host", "pragma"];
        const more = Object.keys(headers).filter((name) => !known.includes(name));
        seen.push(`${method} ${url} ${headers.accept} [${more}]`);
        response.end('{"keys":[{"kty":"ä"}]}');
      });
      expect(await text(`${url}?p=1&q=%20`)).toBe('{"keys":[{"kty":"ä"}]}');
      expect(seen).toEqual(["GET /jwks.json?p=1&q=%20 application/jwk-set+json, application/json []"]);
    });

    test.each([201, 204, 206, 300, 304, 401, 404, 429, 500, 503])("is none with status %i", async (status) => {
      const { url } = await serving((_, response) => void response.writeHead(status).end());
      expect(await why(url)).toBe(`it answers ${status}`);
    });

    test.each([301, 302, 303, 307, 308])("is not followed elsewhere with status %i", async (status) => {
      const elsewhere = await serving((_, response) => void response.end("{}"));
      const { url } = await serving(
        (_, response) => void response.writeHead(status, { Location: elsewhere.url }).end(),
      );
      expect(await why(url)).toBe(`it answers ${status}`);
      expect(elsewhere.connections().made).toBe(0);
    });

    test("may have so many bytes and not one more, whether or not it says how many", async () => {
      for (const isDeclared of [true, false])
        for (const more of [0, 1]) {
          const body = "x".repeat(bytes + more);
          const { url } = await serving((_, response) => {
            if (isDeclared) response.setHeader("Content-Length", body.length);
            else response.flushHeaders();
            response.end(body);
          });
          if (more === 0) expect(await text(url)).toBe(body);
          else expect(await why(url)).toBe(`it is longer than ${bytes} bytes`);
        }
    });

    test("is counted in bytes, not in characters", async () => {
      const { url } = await serving((_, response) => void response.end("ä".repeat(bytes / 2 + 1)));
      expect(await why(url)).toBe(`it is longer than ${bytes} bytes`);
    });

    test.each([
      [200, `it is longer than ${bytes} bytes`],
      [404, "it answers 404"],
    ])("that has no end is let go of, with status %i", async (status, reason) => {
      const server = await serving(async (_, response) => {
        response.writeHead(status);
        const chunk = "x".repeat(16 * 1024);
        while (!response.destroyed) if (!response.write(chunk)) await pause(1);
      });
      expect(await why(server.url)).toBe(reason);
      await expect.poll(() => server.connections().open, patiently).toBe(0);
    });

    test("that is cut off is none", async () => {
      const { url } = await serving((_, response) => {
        response.writeHead(200, { "Content-Length": 100 }).write("{}");
        setTimeout(() => response.destroy(), 50);
      });
      expect(await why(url)).not.toBe("");
    });

    test("that is not in UTF-8 is none", async () => {
      const { url } = await serving((_, response) => void response.end(Buffer.from("caf\xe9", "latin1")));
      expect(await why(url)).toMatch(/utf-8|decode/i);
    });

    const late = `it takes longer than ${impatient} seconds`;
    const slow: readonly [what: string, serve: () => Promise<KeySetServer>][] = [
      ["never answers", () => serving(() => {})],
      [
        "answers a line of its head at a time",
        () =>
          serving(async ({ socket }) => {
            socket.write("HTTP/1.1 200 OK\r\n");
            for (let at = 0; !socket.destroyed; at += 1) {
              socket.write(`X-${at}: 1\r\n`);
              await pause(50);
            }
          }),
      ],
      [
        "drips",
        () =>
          serving(async (_, response) => {
            while (!response.destroyed) {
              response.write(" ");
              await pause(50);
            }
          }),
      ],
    ];
    test.each(slow)("is given up where the server %s", async (_what, serve) => {
      const server = await serve();
      expect(await impatiently(server.url)).toBe(late);
      await expect.poll(() => server.connections().open, patiently).toBe(0);
    });

    test("is none where nobody listens, or speaks another protocol", async () => {
      const gone = createServer();
      await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
      const address = gone.address();
      await new Promise((resolve) => gone.close(resolve));
      const port = typeof address === "object" ? address?.port : undefined;
      expect(await why(`http://127.0.0.1:${port}/`)).not.toBe("");
      const other = await serving(({ socket }) => void socket.end("220 mail.example.com ESMTP\r\n"));
      expect(await why(other.url)).not.toContain("mail.example.com");
    });

    test("is fetched from this machine under development, in every spelling", async () => {
      const { port } = await serving((_, response) => void response.end("{}"));
      for (const name of ["localhost", "127.0.0.1", "127.1", "0x7f000001", "2130706433", "0177.1"])
        expect(await text(`http://${name}:${port}/`), name).toBe("{}");
    });

    const refused = "its host is not public, or not asked over https";
    test.each(["localhost", "127.0.0.1", "127.1", "0x7f000001", "2130706433", "[::1]", "[::ffff:127.0.0.1]"])(
      "is never fetched from %s for a site that is not under development",
      async (name) => {
        const server = await serving((_, response) => void response.end("{}"));
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
      const server = await serving((_, response) => void response.end("{}"));
      for (const scheme of ["http", "https"]) expect(await why(`${scheme}://${name}:${server.port}/`)).toBe(refused);
      expect(server.connections().made).toBe(0);
    });
  });
};
