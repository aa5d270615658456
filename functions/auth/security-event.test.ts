import type { JWTPayload } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import type { AgentEvent } from "../../src/contract/resources/agents/agent-event.ts";
import { portsWith } from "../../test/support/app/ports.ts";
import { idJag, sessionRevoked, sign } from "../../test/support/auth/assertions.ts";
import { agentTrustOf, createSigners } from "../../test/support/auth/providers.ts";
import { createApp } from "../app.ts";
import type { LogEntry } from "../ports/ports.ts";
import { readTrust } from "./trust.ts";

const site = "https://ada.example.com";
/** The start time of each test, in seconds. */
const start = Date.UTC(2026, 5, 1, 12) / 1_000;

let signers: Awaited<ReturnType<typeof createSigners>>;
beforeAll(async () => {
  signers = await createSigners();
});

/** A service with a settable clock, and functions that call it at a time in seconds. */
const service = () => {
  const clock = { at: start };
  const log: LogEntry[] = [];
  const app = createApp(
    portsWith({
      settings: { site, rateLimit: 1_000_000, servesFiles: false },
      clock: { now: () => clock.at * 1_000 },
      trust: readTrust(JSON.parse(agentTrustOf(signers)), site),
      log: (entry) => void log.push(entry),
    }),
  );
  const post = (path: string, type: string, body: string) =>
    app.request(path, { method: "POST", headers: { "Content-Type": type }, body });
  const at = (time: number) => {
    clock.at = time;
  };
  return {
    log,
    at,
    /** Gets a token for a subject at a time. */
    tokenAt: async (time: number, sub: string): Promise<string> => {
      at(time);
      const iat = Math.floor(time);
      const assertion = await idJag(site, { claims: { sub, iat, exp: iat + 300 } }, signers.issuer);
      const response = await post("/api/agent/claim", "application/json", JSON.stringify({ assertion }));
      expect(response.status).toBe(200);
      return (await response.json()).access_token;
    },
    /** Sends a security event at a time. */
    eventAt: async (time: number, claims: JWTPayload): Promise<number> => {
      at(time);
      const { issuer } = signers;
      const given = {
        iss: issuer.name,
        aud: site,
        jti: crypto.randomUUID(),
        iat: time,
        events: { [sessionRevoked]: {} },
      };
      const token = await sign(issuer, { ...given, ...claims }, { typ: "secevent+jwt" });
      return (await post("/api/agent/events", "application/secevent+jwt", token)).status;
    },
    acceptsAt: async (time: number, token: string): Promise<boolean> => {
      at(time);
      const { status } = await app.request("/agent/auth", { headers: { "x-api-key": token } });
      expect([200, 401]).toContain(status);
      return status === 200;
    },
    events: async (): Promise<AgentEvent[]> => (await (await app.request("/api/agent/events")).json()).events,
  };
};

describe("a security event", () => {
  test("revokes earlier tokens of its subject, and no later ones", async () => {
    const { tokenAt, eventAt, acceptsAt } = service();
    const before = [await tokenAt(start, "ada"), await tokenAt(start + 9, "ada")];
    expect(await eventAt(start + 10, { sub: "ada" })).toBe(202);
    const after = await tokenAt(start + 11, "ada");
    for (const token of before) expect(await acceptsAt(start + 12, token)).toBe(false);
    expect(await acceptsAt(start + 12, after)).toBe(true);
    // Until the end of each token's maximum lifetime.
    for (const token of before) expect(await acceptsAt(start + 3_659, token)).toBe(false);
    expect(await acceptsAt(start + 3_670, after)).toBe(true);
  });

  test("with an earlier timestamp keeps tokens issued in between", async () => {
    const { tokenAt, eventAt, acceptsAt } = service();
    const [before, between] = [await tokenAt(start, "ada"), await tokenAt(start + 20, "ada")];
    const events = { [sessionRevoked]: { event_timestamp: start + 10 } };
    expect(await eventAt(start + 30, { sub: "ada", events })).toBe(202);
    expect([await acceptsAt(start + 31, before), await acceptsAt(start + 31, between)]).toStrictEqual([false, true]);
  });

  test("is dated no later than its iat", async () => {
    const { tokenAt, eventAt, acceptsAt } = service();
    const [before, between] = [await tokenAt(start, "ada"), await tokenAt(start + 20, "ada")];
    const events = { [sessionRevoked]: { event_timestamp: start + 10_000 } };
    expect(await eventAt(start + 30, { sub: "ada", iat: start + 10, events })).toBe(202);
    expect([await acceptsAt(start + 31, before), await acceptsAt(start + 31, between)]).toStrictEqual([false, true]);
  });

  test("with a timestamp in the future revokes no tokens issued after its arrival", async () => {
    const { tokenAt, eventAt, acceptsAt } = service();
    const before = await tokenAt(start, "ada");
    expect(await eventAt(start + 10, { sub: "ada", iat: start + 10 + 59 })).toBe(202);
    const after = await tokenAt(start + 11, "ada");
    expect([await acceptsAt(start + 80, before), await acceptsAt(start + 80, after)]).toStrictEqual([false, true]);
  });

  test("is recorded once when repeated, and does not revoke tokens issued in between", async () => {
    const { tokenAt, eventAt, acceptsAt, events } = service();
    await tokenAt(start, "ada");
    const event = { sub: "ada", jti: "event-1", iat: start + 10 };
    expect(await eventAt(start + 10, event)).toBe(202);
    const meanwhile = await tokenAt(start + 20, "ada");
    for (const time of [start + 30, start + 3_600, start + 86_400]) expect(await eventAt(time, event)).toBe(202);
    expect(await acceptsAt(start + 40, meanwhile)).toBe(true);
    const [issued, revoked] = ["token.issued", "credential.revoked"];
    expect((await events()).map(({ type }) => type)).toStrictEqual([issued, revoked, issued]);
  });

  test("is recorded with its time and only a fingerprint of its subject", async () => {
    const { tokenAt, eventAt, events } = service();
    await tokenAt(start, "ada@example.com");
    await tokenAt(start + 1, "grace");
    expect(await eventAt(start + 2, { sub: "ada@example.com" })).toBe(202);
    const [revoked, other, issued] = await events();
    expect(revoked).toStrictEqual({
      id: expect.stringMatching(/^event_[\w-]{16}$/),
      type: "credential.revoked",
      identity_type: "identity_assertion",
      subject: issued?.subject,
      at: new Date((start + 2) * 1_000).toISOString(),
    });
    expect(issued?.subject).toMatch(/^[\w-]{20}$/);
    expect(other?.subject).not.toBe(issued?.subject);
  });

  test("of an unsupported type is accepted without an effect", async () => {
    const { tokenAt, eventAt, acceptsAt, events } = service();
    const token = await tokenAt(start, "ada");
    const known = await events();
    const verification = "https://schemas.openid.net/secevent/ssf/event-type/verification";
    const compromised = "https://schemas.openid.net/secevent/risc/event-type/credential-compromise";
    const about: readonly JWTPayload[] = [
      { sub: "ada", events: { [compromised]: { credential_type: "password" } } },
      { sub_id: { format: "opaque", id: "stream" }, events: { [verification]: { state: "x" } } },
      { sub_id: { format: "email", email: "ada@example.com" }, events: { [compromised]: {} } },
      { sub_id: { format: "complex", user: { format: "opaque", id: "ada" } }, events: { [compromised]: {} } },
      { events: { [verification]: {} } },
      { events: { [compromised]: { subject: { subject_type: "email", email: "ada@example.com" } } } },
      { events: { [compromised]: "ada" } },
    ];
    for (const claims of about) expect(await eventAt(start + 1, claims), JSON.stringify(claims)).toBe(202);
    expect(await acceptsAt(start + 2, token)).toBe(true);
    expect(await events()).toStrictEqual(known);
  });

  test.each([
    ["a day and a minute old is accepted", 86_400 + 60, 202],
    ["older is refused", 86_400 + 61, 400],
    ["a minute ahead is accepted", -60, 202],
    ["further ahead is refused", -61, 400],
  ])("that is %s", async (_, age, status) => {
    expect(await service().eventAt(start, { sub: "ada", iat: start - age })).toBe(status);
  });

  test("that is refused is logged with the reason and none of its content", async () => {
    const { eventAt, log } = service();
    expect(await eventAt(start, { sub: "somebody", aud: "https://elsewhere.example", jti: "event-1" })).toBe(400);
    expect(log).toContainEqual({
      level: "warn",
      id: expect.any(String),
      event: "security_event_refused",
      reason: "wrong_audience",
    });
    for (const secret of ["somebody", "event-1", "elsewhere", "eyJ"]) expect(JSON.stringify(log)).not.toContain(secret);
  });
});
