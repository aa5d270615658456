import { expect, test } from "vitest";
import type { AgentEvent } from "../../src/contract/resources/agents/agent-event.ts";
import { portsWith } from "../../test/support/app/ports.ts";
import { stateInMemory } from "../../test/support/app/sql-state.ts";
import { malleatedTokens, withCharacterChanged } from "../../test/support/auth/jwt-encodings.ts";
import { createApp } from "../app.ts";
import { deriveKeys, type Keys } from "../crypto/keys.ts";
import { sqlStore } from "../stores/sql-store.ts";

const start = Date.UTC(2026, 5, 1, 12);
const random = (): Promise<Keys> => deriveKeys([crypto.getRandomValues(new Uint8Array(32))]);

/** A service with a settable clock. */
const service = (keys = random(), store = sqlStore(stateInMemory())) => {
  const clock = { at: start };
  const settings = { site: "https://ada.example.com", rateLimit: 1_000_000, servesFiles: false };
  const app = createApp(portsWith({ settings, store, keys: () => keys, clock: { now: () => clock.at } }));
  const post = async (path: string, body: unknown = {}) => {
    const response = await app.request(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  return {
    clock,
    token: async (): Promise<string> => (await post("/api/agent/identity")).access_token,
    key: async (): Promise<string> => (await post("/api/agent/key")).api_key,
    claim: async (): Promise<string> =>
      (await post("/api/agent/claim", { assertion: "x", identity_type: "anonymous" })).access_token,
    revoke: async (token: string): Promise<AgentEvent[]> =>
      (await post("/api/agent/events", { event: "revoke", token })).events,
    events: async (): Promise<AgentEvent[]> => (await (await app.request("/api/agent/events")).json()).events,
  };
};

const typesOf = (events: readonly AgentEvent[]): string[] => events.map(({ type }) => type);

test("issuing and revoking are recorded with their time, newest first", async () => {
  const { clock, token, key, claim, revoke, events } = service();
  expect(await events()).toStrictEqual([]);
  const first = await token();
  clock.at += 1_000;
  const second = await key();
  clock.at += 1_000;
  await claim();
  clock.at += 1_500;
  await revoke(second);
  await revoke(first);
  const listed = await events();
  expect(listed.map(({ type, at, identity_type }) => [type, at, identity_type])).toStrictEqual([
    ["credential.revoked", "2026-06-01T12:00:03.500Z", "anonymous"],
    ["credential.revoked", "2026-06-01T12:00:03.500Z", "anonymous"],
    ["token.issued", "2026-06-01T12:00:02.000Z", "anonymous"],
    ["key.issued", "2026-06-01T12:00:01.000Z", "anonymous"],
    ["token.issued", "2026-06-01T12:00:00.000Z", "anonymous"],
  ]);
  // The fingerprint of the revoked credential is that of the issued one.
  const [ofFirst, ofSecond, other, issuedSecond, issuedFirst] = listed.map(({ subject }) => subject);
  expect([ofFirst, ofSecond]).toStrictEqual([issuedFirst, issuedSecond]);
  expect(new Set([ofFirst, ofSecond, other]).size).toBe(3);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(5);
});

test("a revocation returns the list, including itself", async () => {
  const { key, revoke, events } = service();
  const listed = await revoke(await key());
  expect(typesOf(listed)).toStrictEqual(["credential.revoked", "key.issued"]);
  expect(await events()).toStrictEqual(listed);
});

test("requests without an effect are not recorded", async () => {
  const { clock, token, key, revoke, events } = service();
  const [one, other] = [await token(), await key()];
  await revoke(one);
  const known = await events();
  const nothing = [
    one,
    "x",
    `${other}A`,
    withCharacterChanged(other, 40),
    other.toLowerCase(),
    ...malleatedTokens(one),
    `${one}=`,
    `Bearer ${other}`,
  ];
  for (const text of nothing) expect(await revoke(text)).toStrictEqual(known);
  clock.at += 86_400_000 + 60_000;
  // Both have expired.
  for (const text of [one, other]) expect(await revoke(text)).toStrictEqual(known);
});

test("keeps the latest 100 events", async () => {
  const { key, revoke, events } = service();
  const first = await key();
  for (let index = 0; index < 100; index += 1) await key();
  const full = await events();
  expect(typesOf(full)).toStrictEqual(Array.from({ length: 100 }, () => "key.issued"));
  const next = await revoke(first);
  expect(next).toHaveLength(100);
  expect(typesOf(next.slice(0, 2))).toStrictEqual(["credential.revoked", "key.issued"]);
  expect(next.slice(1)).toStrictEqual(full.slice(0, 99));
});

test("a fingerprint depends on the secret", async () => {
  const store = sqlStore(stateInMemory());
  const [keys, others] = [await random(), await random()];
  const one = service(Promise.resolve(keys), store);
  const token = await one.token();
  await one.revoke(token);
  const [revoked, issued] = await one.events();
  expect(revoked?.subject).toBe(issued?.subject);
  const sub: string = JSON.parse(atob(token.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "")).sub;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sub));
  expect(revoked?.subject).not.toBe(Buffer.from(digest).toString("base64url").slice(0, 20));
  const made = await Promise.all(
    [keys, others].map(({ names }) => names.sign(new TextEncoder().encode(`subject\n${sub}`))),
  );
  const written = made.map((mac) => Buffer.from(mac.subarray(0, 15)).toString("base64url"));
  expect(written.map((each) => each === revoked?.subject)).toStrictEqual([true, false]);
});
