import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { textOf } from "../../src/build/doctor/documents.ts";
import { httpSite } from "../../src/build/doctor/http-site.ts";
import { SiteTrouble } from "../../src/build/doctor/site.ts";

let server: Server | undefined;

const listening = async (answer: RequestListener): Promise<string> => {
  const started = createServer(answer).listen(0, "127.0.0.1");
  server = started;
  await once(started, "listening");
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
};

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const page: RequestListener = (_, response) =>
  response.setHeader("Content-Type", "text/html").end('<link rel="canonical" href="https://ada.example.com/">');

/** The page at `/`, and an answer of its own at `/x`. */
const withPage =
  (answer: RequestListener): RequestListener =>
  (request, response) =>
    request.url === "/" ? page(request, response) : answer(request, response);

test("a service says itself what it is built for", async () => {
  const address = await listening(page);
  expect(await httpSite(address)).toMatchObject({ address, origin: "https://ada.example.com" });
});

test("a service that does not say so is built for where it is asked", async () => {
  const address = await listening((_, response) => response.end());
  expect(await httpSite(address)).toMatchObject({ address, origin: address });
});

test("redirects are told and not followed", async () => {
  const site = await httpSite(
    await listening(withPage((_, response) => response.writeHead(308, { Location: "/" }).end())),
  );
  const { status, headers } = await site.get("/x");
  expect([status, headers.get("location")]).toStrictEqual([308, "/"]);
});

test("what is sent arrives, with the headers that are asked for", async () => {
  const echo: RequestListener = (request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => response.end(`${request.method} ${request.headers["x-test"]} ${body}`));
  };
  const site = await httpSite(await listening(withPage(echo)));
  expect(textOf(await site.send("POST", "/x", { "X-Test": "1" }, "hello"))).toBe("POST 1 hello");
  expect(textOf(await site.get("/x", { "X-Test": "2" }))).toBe("GET 2 ");
});

describe("a limit", () => {
  const limited = (times: number, retryAfter?: string): RequestListener => {
    let left = times;
    return withPage((_, response) => {
      left -= 1;
      if (left >= 0) response.writeHead(429, retryAfter ? { "Retry-After": retryAfter } : {}).end();
      else response.end("there");
    });
  };
  const asking = async (answer: RequestListener, waited: number[] = []) => {
    const site = await httpSite(await listening(answer), { wait: async (seconds) => waited.push(seconds) });
    return textOf(await site.get("/x"));
  };

  test("is waited for once, as long as it says", async () => {
    const waited: number[] = [];
    expect(await asking(limited(1, "7"), waited)).toBe("there");
    expect(waited).toStrictEqual([7]);
  });

  test.each([
    ["lasts", limited(2, "1")],
    ["does not say how long it lasts", limited(1)],
    ["lasts an hour", limited(1, "3600")],
  ])("that %s is told", async (_, answer) => {
    await expect(asking(answer)).rejects.toThrow(/\/x allows no more requests now \(429\)/);
  });
});

describe("trouble is told in words where a service", () => {
  test("is not there", async () => {
    const address = await listening(page);
    await new Promise((resolve) => server?.close(resolve));
    await expect(httpSite(address)).rejects.toThrow(SiteTrouble);
    await expect(httpSite(address)).rejects.toThrow(/\/ cannot be read: .*ECONNREFUSED/);
  });

  test("has moved", async () => {
    const address = await listening((_, response) => response.writeHead(301, { Location: "https://a.example/" }).end());
    await expect(httpSite(address)).rejects.toThrow(`${address}/ answers 301 to https://a.example; examine that one.`);
  });

  test("has no name that anybody knows", async () => {
    await expect(httpSite("http://nowhere.invalid")).rejects.toThrow(/cannot be read: .*nowhere\.invalid/);
  });

  test("never answers", async () => {
    const site = await httpSite(await listening(withPage(() => undefined)), { timeout: 200 });
    await expect(site.get("/x")).rejects.toThrow(/\/x does not answer within 0\.2 seconds/);
  });

  test("never ends", async () => {
    const endless: RequestListener = (_, response) => {
      const more = () => response.write(Buffer.alloc(65_536), () => response.destroyed || more());
      more();
    };
    const site = await httpSite(await listening(withPage(endless)), { bytes: 100_000 });
    await expect(site.get("/x")).rejects.toThrow(/\/x sends more than 100000 bytes/);
  });

  test("breaks off", async () => {
    const broken: RequestListener = (_, response) =>
      response.writeHead(200, { "Content-Length": "9" }).write("x", () => response.destroy());
    const site = await httpSite(await listening(withPage(broken)));
    await expect(site.get("/x")).rejects.toThrow(SiteTrouble);
  });
});
