import { execFileSync } from "node:child_process";
import type { LookupAddress } from "node:dns";
import { mkdirSync, readFileSync } from "node:fs";
import { createServer as createSecureServer } from "node:https";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { gzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { createKeyResolver, KeySetError } from "../../functions/auth/key-sets.ts";
import { keySetFetcher } from "../../functions/hosts/node/fetch-key-set.ts";
import { limits } from "../../src/contract/limits.ts";
import { keySetContract } from "../support/auth/key-set-contract.ts";
import { listenForTest, serveForTest } from "../support/auth/key-set-server.ts";
import { afterThisTest, newDataFolder } from "../support/hosts/faulty-host.ts";
import { testSite } from "../support/hosts/programs.ts";
import { hasTool } from "../support/setup/tier.ts";

const site = "https://ada.example.com";

keySetContract("Node", async () => ({
  fetch: ({ url, site, ...options }) => keySetFetcher(site, options)(url),
  close: async () => {},
}));

const lookupAddresses = (...addresses: readonly string[]): LookupAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));

/** A fake DNS resolver that records its lookups. */
const fakeResolver = (...answers: readonly (readonly string[])[]) => {
  const asked: string[] = [];
  const resolve = async (name: string): Promise<LookupAddress[]> =>
    lookupAddresses(...(answers[asked.push(name) - 1] ?? []));
  return { asked, resolve };
};

describe("a key set's host name", () => {
  const refused = "the host has no public address";
  const addresses = [
    "127.0.0.1",
    "::1",
    "169.254.169.254",
    "fd00::1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "0.0.0.0",
  ];
  test.each(addresses)("is refused if it resolves to %s", async (address) => {
    const server = await serveForTest((_, response) => void response.end("{}"));
    const { asked, resolve } = fakeResolver([address]);
    const url = `https://idp.example.com:${server.port}/`;
    await expect(keySetFetcher(site, { resolve })(url)).rejects.toThrow(refused);
    expect(asked).toEqual(["idp.example.com"]);
    expect(server.connections().made).toBe(0);
  });

  test("is refused if it does not resolve", async () => {
    await expect(keySetFetcher(site, fakeResolver([]))("https://idp.example.com/")).rejects.toThrow(refused);
    const resolve = async () => {
      throw new Error("getaddrinfo ENOTFOUND idp.example.com");
    };
    await expect(keySetFetcher(site, { resolve })("https://idp.example.com/")).rejects.toThrow("ENOTFOUND");
  });

  test("connects only to allowed addresses", async () => {
    const server = await serveForTest((_, response) => void response.end("{}"));
    const { asked, resolve } = fakeResolver(["10.0.0.1", "127.0.0.1", "::ffff:127.0.0.1"]);
    expect(await keySetFetcher(testSite, { resolve })(`http://localhost:${server.port}/`)).toBe("{}");
    expect(asked).toEqual(["localhost"]);
    expect(server.connections().made).toBe(1);
  });

  test("is resolved and checked for each connection", async () => {
    const server = await serveForTest((_, response) => void response.end("{}"));
    const { asked, resolve } = fakeResolver(["127.0.0.1"], ["10.0.0.1"], ["127.0.0.1"]);
    const fetchKeySet = keySetFetcher(testSite, { resolve });
    const url = `http://localhost:${server.port}/`;
    expect(await fetchKeySet(url)).toBe("{}");
    await expect(fetchKeySet(url)).rejects.toThrow(refused);
    expect(await fetchKeySet(url)).toBe("{}");
    expect(asked).toHaveLength(3);
    expect(server.connections().made).toBe(2);
  });

  test("times out if resolution never ends", async () => {
    const fetchKeySet = keySetFetcher(site, { resolve: () => new Promise(() => {}), timeout: 0.2 });
    await expect(fetchKeySet("https://idp.example.com/")).rejects.toThrow("it took longer than 0.2 seconds");
  });
});

describe("a compressed key set", () => {
  test.each(["gzip", "br", "GZIP, identity"])("with %s is refused", async (encoding) => {
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    const server = await serveForTest(({ headers }, response) => {
      expect(headers["accept-encoding"]).toBe("identity");
      response.writeHead(200, { "Content-Encoding": encoding }).end(bomb);
    });
    await expect(keySetFetcher(testSite)(server.url)).rejects.toThrow(
      "the response is compressed, although that was not requested",
    );
  });
});

test("an HTML page instead of a key set is refused and not quoted", async () => {
  const { url } = await serveForTest((_, response) => void response.end("<!doctype html><h1>Sign in</h1>"));
  const keysOf = createKeyResolver({ clock: { now: Date.now }, fetchKeySet: keySetFetcher(testSite) });
  const getKey = keysOf({ algorithms: ["ES256"], scopes: [], keys: { jwksUri: url } });
  const error = await Promise.resolve(getKey({ alg: "ES256" }, { payload: "", signature: "" })).catch((error) => error);
  expect(error).toBeInstanceOf(KeySetError);
  expect(String(error.stack)).not.toContain("Sign in");
});

describe.skipIf(!hasTool("openssl"))("over TLS", () => {
  /** A server with a self-signed certificate for localhost. */
  const secure = async () => {
    const folder = newDataFolder();
    mkdirSync(folder);
    const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
    const request = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost";
    const made = [...request.split(" "), "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", cert];
    execFileSync("openssl", made, { stdio: "ignore" });
    const credentials = { key: readFileSync(key), cert: readFileSync(cert, "utf8") };
    const server = createSecureServer(credentials, (_, response) => void response.end('{"keys":[]}'));
    return { port: (await listenForTest(server)).port, cert: credentials.cert };
  };
  const trusting = (cert: string): void => {
    const before = getCACertificates("default");
    setDefaultCACertificates([...before, cert]);
    afterThisTest(() => setDefaultCACertificates(before));
  };

  test("a key set is fetched from a server with a trusted certificate", async () => {
    const { port, cert } = await secure();
    trusting(cert);
    expect(await keySetFetcher(testSite)(`https://localhost:${port}/`)).toBe('{"keys":[]}');
  });

  test("a key set is not fetched with an untrusted certificate or for another name", async () => {
    const { port, cert } = await secure();
    const fetchKeySet = keySetFetcher(testSite, { resolve: async () => lookupAddresses("127.0.0.1") });
    await expect(fetchKeySet(`https://localhost:${port}/`)).rejects.toThrow(/self-signed/);
    trusting(cert);
    await expect(fetchKeySet(`https://idp.example.com:${port}/`)).rejects.toThrow(/does not match/);
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
    afterThisTest(() => delete process.env.NODE_TLS_REJECT_UNAUTHORIZED);
    await expect(fetchKeySet(`https://idp.example.com:${port}/`)).rejects.toThrow(/does not match/);
  });
});

test("the fetch timeout is the published one", async () => {
  const { url } = await serveForTest((_, response) => void response.end("{}"));
  const timeout = vi.spyOn(AbortSignal, "timeout");
  afterThisTest(() => timeout.mockRestore());
  await keySetFetcher(testSite)(url);
  expect(timeout.mock.calls).toEqual([[limits.keySet.timeoutSeconds * 1000]]);
});
