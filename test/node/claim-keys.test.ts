import { describe, expect, inject, test } from "vitest";
import { canSign, idJag, issuer, serviceAssertion } from "../support/assertions.ts";
import { type Answer, callAt } from "../support/call.ts";
import { dataFolder, linesOf, startOn } from "../support/fault.ts";
import { serving } from "../support/key-set-server.ts";
import { type Host, testSite } from "../support/programs.ts";
import { type Signer, trusting } from "../support/providers.ts";

const signers = inject("signers");
const trust = signers ? JSON.parse(trusting(signers)) : { issuers: [{}], clients: [] };
const keys: string = JSON.stringify(trust.issuers[0].jwks);
const nothing = "nobody should read this";

/** An issuer with the key of the one that is trusted, whose keys are at an address. */
const at = (name: string, jwks_uri: string) => ({
  signer: { ...issuer, name: `https://${name}.example.com` } satisfies Signer,
  written: { issuer: `https://${name}.example.com`, client_ids: issuer.clientIds, algorithms: ["ES256"], jwks_uri },
});
const startTrusting = (parties: readonly { readonly written: object }[]): Promise<Host> =>
  startOn(dataFolder(), {
    AGENT_TRUST: JSON.stringify({ issuers: parties.map(({ written }) => written), clients: trust.clients }),
  });

const claimAt = ({ url }: Host, assertion: string): Promise<Answer> =>
  callAt(url, "/api/agent/claim", { method: "POST", body: JSON.stringify({ assertion }) });
const reasonsOf = (host: Host): unknown[] =>
  linesOf(host).flatMap(({ event, reason }) => (event === "assertion_refused" ? [reason] : []));

describe.skipIf(!canSign)("a host that fetches keys", () => {
  test("A6 unknown kid: 100 of them are a request to the issuer, or none", async () => {
    const server = await serving((_, response) => void response.end(keys));
    const party = at("idp", server.url);
    const host = await startTrusting([party]);
    expect((await claimAt(host, await idJag(testSite, {}, party.signer))).status).toBe(200);
    const start = performance.now();
    for (let round = 0; round < 10; round += 1) {
      const strange = Array.from({ length: 10 }, () =>
        idJag(testSite, { header: { kid: crypto.randomUUID() } }, party.signer),
      );
      const answers = await Promise.all(strange.map(async (assertion) => claimAt(host, await assertion)));
      expect(answers.map(({ status }) => status)).toStrictEqual(Array(10).fill(422));
    }
    const cooldowns = Math.ceil((performance.now() - start) / 30_000);
    expect(server.connections().made).toBeLessThanOrEqual(1 + cooldowns);
    expect(reasonsOf(host)).toStrictEqual(Array(100).fill("unknown_key"));
    expect((await claimAt(host, await idJag(testSite, {}, party.signer))).status).toBe(200);
  });

  test("A7 keys of its own, A8 issuer: asks nobody whom the operator did not name", async () => {
    const server = await serving((_, response) => void response.end(keys));
    const stranger = await serving((_, response) => void response.end(keys));
    const party = at("idp", server.url);
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
    expect(reasonsOf(host)).toContain("untrusted");
    expect(stranger.connections().made).toBe(0);
    // A kid that is not known is asked for once in a while.
    expect(server.connections().made).toBeLessThanOrEqual(2);
  });

  test("A9 keys that cannot be had: refuses like anything else, and serves on", async () => {
    const elsewhere = await serving((_, response) => void response.end(keys));
    const servers = {
      fails: serving((_, response) => void response.writeHead(500).end(nothing)),
      moved: serving((_, response) => void response.writeHead(302, { Location: elsewhere.url }).end(nothing)),
      page: serving((_, response) => void response.end(`<!doctype html><title>${nothing}</title>`)),
      large: serving((_, response) => void response.end(keys + " ".repeat(64 * 1024))),
      endless: serving((_, response) => {
        const more = () => void (response.destroyed || response.write("x".repeat(1_024), more));
        more();
      }),
      cut: serving((_, response) => {
        response.writeHead(200, { "Content-Length": keys.length });
        response.write(keys.slice(0, 20), () => response.destroy());
      }),
      mute: serving(() => {}),
      none: serving((_, response) => void response.writeHead(204).end()),
      empty: serving((_, response) => void response.end('{"keys":[]}')),
      well: serving((_, response) => void response.end(keys)),
    };
    const parties = await Promise.all(
      Object.entries(servers).map(async ([name, server]) => at(name, (await server).url)),
    );
    const unreachable = at("gone", "http://127.0.0.1:1/jwks.json");
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
    expect(stdout).not.toContain(nothing);
    expect(stderr).toBe("");
    expect(reasonsOf(host).toSorted()).toStrictEqual([
      ...Array(9).fill("keys_unavailable"),
      "malformed",
      "unknown_key",
    ]);
    const details = linesOf(host).flatMap(({ detail }) => (typeof detail === "string" ? [detail] : []));
    expect(details.join("\n")).toMatch(/cannot be had: it answers 500$/m);
    expect(details.join("\n")).toMatch(/cannot be had: it is longer than 65536 bytes$/m);
    expect(details.join("\n")).toMatch(/cannot be had: it takes longer than 5 seconds$/m);
  });

  test("A9 keys that cannot be had: goes on with those that it has", async () => {
    let isUp = true;
    const server = await serving((_, response) => void response.writeHead(isUp ? 200 : 500).end(keys));
    const party = at("idp", server.url);
    const host = await startTrusting([party]);
    expect((await claimAt(host, await idJag(testSite, {}, party.signer))).status).toBe(200);
    isUp = false;
    expect((await claimAt(host, await idJag(testSite, { header: { kid: "new" } }, party.signer))).status).toBe(422);
    expect((await claimAt(host, await idJag(testSite, {}, party.signer))).status).toBe(200);
    expect((await claimAt(host, await serviceAssertion(testSite))).status).toBe(200);
  });
});
