import { describe, expect, inject, test } from "vitest";
import { canSign, idJag, issuer, serviceAssertion } from "../support/auth/assertions.ts";
import { serveForTest } from "../support/auth/key-set-server.ts";
import { agentTrustOf, type Signer } from "../support/auth/providers.ts";
import { logEntries, newDataFolder, startHostOn } from "../support/hosts/faulty-host.ts";
import { type Host, testSite } from "../support/hosts/programs.ts";
import { callAt, type HttpResponse } from "../support/http/http-client.ts";

const signers = inject("signers");
const trust = signers ? JSON.parse(agentTrustOf(signers)) : { issuers: [{}], clients: [] };
const keys: string = JSON.stringify(trust.issuers[0].jwks);
const unreadText = "nobody should read this";

/** The trusted issuer with a jwks_uri instead of inline keys. */
const issuerWithKeysAt = (name: string, jwks_uri: string) => ({
  signer: { ...issuer, name: `https://${name}.example.com` } satisfies Signer,
  written: { issuer: `https://${name}.example.com`, client_ids: issuer.clientIds, algorithms: ["ES256"], jwks_uri },
});
const startTrusting = (parties: readonly { readonly written: object }[]): Promise<Host> =>
  startHostOn(newDataFolder(), {
    AGENT_TRUST: JSON.stringify({ issuers: parties.map(({ written }) => written), clients: trust.clients }),
  });

const claimAt = ({ url }: Host, assertion: string): Promise<HttpResponse> =>
  callAt(url, "/api/agent/claim", { method: "POST", body: JSON.stringify({ assertion }) });
/** The reasons in the log, whose last lines can follow the response. */
const reasonsOf = (host: Host): unknown[] =>
  logEntries(host).flatMap(({ event, reason }) => (event === "assertion_refused" ? [reason] : []));

describe.skipIf(!canSign)("a host that fetches key sets", () => {
  test("unknown kid: 100 of them cause at most one request to the issuer", async () => {
    const server = await serveForTest((_, response) => void response.end(keys));
    const party = issuerWithKeysAt("idp", server.url);
    const host = await startTrusting([party]);
    expect((await claimAt(host, await idJag(testSite, {}, party.signer))).status).toBe(200);
    const start = performance.now();
    for (let round = 0; round < 10; round += 1) {
      const strange = Array.from({ length: 10 }, () =>
        idJag(testSite, { header: { kid: crypto.randomUUID() } }, party.signer),
      );
      const responses = await Promise.all(strange.map(async (assertion) => claimAt(host, await assertion)));
      expect(responses.map(({ status }) => status)).toStrictEqual(Array(10).fill(422));
    }
    const cooldowns = Math.ceil((performance.now() - start) / 30_000);
    expect(server.connections().made).toBeLessThanOrEqual(1 + cooldowns);
    await expect.poll(() => reasonsOf(host)).toStrictEqual(Array(100).fill("unknown_key"));
    expect((await claimAt(host, await idJag(testSite, {}, party.signer))).status).toBe(200);
  });

  test("own keys and issuer: requests no URL that the operator did not configure", async () => {
    const server = await serveForTest((_, response) => void response.end(keys));
    const stranger = await serveForTest((_, response) => void response.end(keys));
    const party = issuerWithKeysAt("idp", server.url);
    const host = await startTrusting([party]);
    const own = [
      { jku: stranger.url },
      { x5u: stranger.url },
      { kid: stranger.url },
      { jku: stranger.url, kid: "own" },
      { jku: stranger.url, typ: "JWT" },
    ];
    const { origin } = new URL(stranger.url);
    const names = [stranger.url, origin, `${origin}/`, `${party.signer.name}@${new URL(stranger.url).host}`];
    const assertions = await Promise.all([
      ...own.map((header) => idJag(testSite, { header }, party.signer)),
      ...names.map((iss) => idJag(testSite, { claims: { iss } }, party.signer)),
      ...names.map((iss) => serviceAssertion(testSite, { claims: { iss, sub: iss } })),
    ]);
    for (const assertion of assertions) await claimAt(host, assertion);
    await expect.poll(() => reasonsOf(host)).toContain("untrusted");
    expect(stranger.connections().made).toBe(0);
    // An unknown kid triggers a request at most once in 30 seconds.
    expect(server.connections().made).toBeLessThanOrEqual(2);
  });

  test("unavailable keys: refuses the assertion and keeps serving", async () => {
    const elsewhere = await serveForTest((_, response) => void response.end(keys));
    const servers = {
      fails: serveForTest((_, response) => void response.writeHead(500).end(unreadText)),
      moved: serveForTest((_, response) => void response.writeHead(302, { Location: elsewhere.url }).end(unreadText)),
      page: serveForTest((_, response) => void response.end(`<!doctype html><title>${unreadText}</title>`)),
      large: serveForTest((_, response) => void response.end(keys + " ".repeat(64 * 1024))),
      endless: serveForTest((_, response) => {
        const more = () => void (response.destroyed || response.write("x".repeat(1_024), more));
        more();
      }),
      cut: serveForTest((_, response) => {
        response.writeHead(200, { "Content-Length": keys.length });
        response.write(keys.slice(0, 20), () => response.destroy());
      }),
      mute: serveForTest(() => {}),
      none: serveForTest((_, response) => void response.writeHead(204).end()),
      empty: serveForTest((_, response) => void response.end('{"keys":[]}')),
      well: serveForTest((_, response) => void response.end(keys)),
    };
    const parties = await Promise.all(
      Object.entries(servers).map(async ([name, server]) => issuerWithKeysAt(name, (await server).url)),
    );
    const unreachable = issuerWithKeysAt("gone", "http://127.0.0.1:1/jwks.json");
    const host = await startTrusting([...parties, unreachable]);
    const { text } = await claimAt(host, "nonsense");
    const answers = await Promise.all(
      [...parties, unreachable].map(async ({ signer }) => ({
        name: signer.name,
        answer: await claimAt(host, await idJag(testSite, {}, signer)),
      })),
    );
    for (const { name, answer } of answers)
      if (name.includes("//well.")) expect(answer.status).toBe(200);
      else expect([name, answer.status, answer.text]).toStrictEqual([name, 422, text]);
    expect(elsewhere.connections().made).toBe(0);
    const { stdout, stderr } = host.output;
    expect(stdout).not.toContain(unreadText);
    expect(stderr).toBe("");
    await expect
      .poll(() => reasonsOf(host).toSorted())
      .toStrictEqual([...Array(9).fill("keys_unavailable"), "malformed", "unknown_key"]);
    const details = logEntries(host).flatMap(({ detail }) => (typeof detail === "string" ? [detail] : []));
    expect(details.join("\n")).toMatch(/^Cannot fetch the keys at \S+: the server answered 500$/m);
    expect(details.join("\n")).toMatch(/^Cannot fetch the keys at \S+: the response is longer than 65536 bytes$/m);
    expect(details.join("\n")).toMatch(/^Cannot fetch the keys at \S+: it took longer than 5 seconds$/m);
  });

  test("unavailable keys: keeps using the cached keys", async () => {
    let isUp = true;
    const server = await serveForTest((_, response) => void response.writeHead(isUp ? 200 : 500).end(keys));
    const party = issuerWithKeysAt("idp", server.url);
    const host = await startTrusting([party]);
    expect((await claimAt(host, await idJag(testSite, {}, party.signer))).status).toBe(200);
    isUp = false;
    expect((await claimAt(host, await idJag(testSite, { header: { kid: "new" } }, party.signer))).status).toBe(422);
    expect((await claimAt(host, await idJag(testSite, {}, party.signer))).status).toBe(200);
    expect((await claimAt(host, await serviceAssertion(testSite))).status).toBe(200);
  });
});
