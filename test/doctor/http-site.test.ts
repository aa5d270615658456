import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { bodyText } from "../../src/cli/doctor/documents/documents.ts";
import { httpSite } from "../../src/cli/doctor/site/http-site.ts";
import { SiteError } from "../../src/cli/doctor/site/site.ts";

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

/** Serves the page at `/`, and another response at `/x`. */
const withPage =
  (answer: RequestListener): RequestListener =>
  (request, response) =>
    request.url === "/" ? page(request, response) : answer(request, response);

test("the origin of a service is that of its canonical link", async () => {
  const address = await listening(page);
  expect(await httpSite(address)).toMatchObject({ address, origin: "https://ada.example.com" });
});

test("the origin of a service without a canonical link is its address", async () => {
  const address = await listening((_, response) => response.end());
  expect(await httpSite(address)).toMatchObject({ address, origin: address });
});

test("redirects are returned, not followed", async () => {
  const site = await httpSite(
    await listening(withPage((_, response) => response.writeHead(308, { Location: "/" }).end())),
  );
  const { status, headers } = await site.get("/x");
  expect([status, headers.get("location")]).toStrictEqual([308, "/"]);
});

test("requests are sent with their method, headers and body", async () => {
  const echo: RequestListener = (request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => response.end(`${request.method} ${request.headers["x-test"]} ${body}`));
  };
  const site = await httpSite(await listening(withPage(echo)));
  expect(bodyText(await site.send("POST", "/x", { "X-Test": "1" }, "hello"))).toBe("POST 1 hello");
  expect(bodyText(await site.get("/x", { "X-Test": "2" }))).toBe("GET 2 ");
});

describe("a rate limit", () => {
  const limited = (times: number, retryAfter?: string): RequestListener => {
    let left = times;
    return withPage((_, response) => {
      left -= 1;
      if (left >= 0) response.writeHead(429, retryAfter ? { "Retry-After": retryAfter } : {}).end();
      else response.end("there");
    });
  };
  const requestX = async (answer: RequestListener, waited: number[] = []) => {
    const site = await httpSite(await listening(answer), { wait: async (seconds) => waited.push(seconds) });
    return bodyText(await site.get("/x"));
  };

  test("is retried once, after the time in Retry-After", async () => {
    const waited: number[] = [];
    expect(await requestX(limited(1, "7"), waited)).toBe("there");
    expect(waited).toStrictEqual([7]);
  });

  test.each([
    ["continues after the retry", limited(2, "1")],
    ["has no Retry-After", limited(1)],
    ["lasts an hour", limited(1, "3600")],
  ])("that %s is an error", async (_, answer) => {
    await expect(requestX(answer)).rejects.toThrow(/\/x has reached its rate limit \(429\)/);
  });
});

describe("the error has a clear message if a service", () => {
  test("is not running", async () => {
    const address = await listening(page);
    await new Promise((resolve) => server?.close(resolve));
    await expect(httpSite(address)).rejects.toThrow(SiteError);
    await expect(httpSite(address)).rejects.toThrow(/\/ cannot be read: .*ECONNREFUSED/);
  });

  test("has moved", async () => {
    const address = await listening((_, response) => response.writeHead(301, { Location: "https://a.example/" }).end());
    await expect(httpSite(address)).rejects.toThrow(
      `${address}/ redirects to https://a.example (301). Check that address instead.`,
    );
  });

  test("has an unknown host name", async () => {
    await expect(httpSite("http://nowhere.invalid")).rejects.toThrow(/cannot be read: .*nowhere\.invalid/);
  });

  test("never responds", async () => {
    const site = await httpSite(await listening(withPage(() => undefined)), { timeout: 200 });
    await expect(site.get("/x")).rejects.toThrow(/\/x does not respond within 0\.2 seconds/);
  });

  test("sends an endless response", async () => {
    const endless: RequestListener = (_, response) => {
      const more = () => response.write(Buffer.alloc(65_536), () => response.destroyed || more());
      more();
    };
    const site = await httpSite(await listening(withPage(endless)), { bytes: 100_000 });
    await expect(site.get("/x")).rejects.toThrow(/\/x sends more than 100000 bytes/);
  });

  test("closes the connection early", async () => {
    const broken: RequestListener = (_, response) =>
      response.writeHead(200, { "Content-Length": "9" }).write("x", () => response.destroy());
    const site = await httpSite(await listening(withPage(broken)));
    await expect(site.get("/x")).rejects.toThrow(SiteError);
  });
});
