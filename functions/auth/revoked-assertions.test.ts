import { describe, expect, test } from "vitest";
import { serviceInMemory, site } from "../../test/support/app/service-in-memory.ts";
import { emptyState, stateCreatedAt } from "../../test/support/app/sql-state.ts";
import { canSign, idJag, nowInSeconds, securityEvent, serviceAssertion } from "../../test/support/auth/assertions.ts";
import type { Store } from "../ports/ports.ts";
import { sqlStore } from "../stores/sql-store.ts";

const sub = "somebody";

const service = (replaced: Parameters<typeof serviceInMemory>[0] = {}) => {
  const { app, claim, log, clock } = serviceInMemory(replaced);
  const sendEvent = async (iat: number, claims: object = {}) => {
    const body = await securityEvent(site, sub, { claims: { iat, ...claims } });
    return app.request("/api/agent/events", {
      method: "POST",
      headers: { "Content-Type": "application/secevent+jwt" },
      body,
    });
  };
  const takes = async (token: string) =>
    (await app.request("/api", { headers: { Authorization: `Bearer ${token}` } })).status === 200;
  /** An assertion about the subject, issued at a time. */
  const made = (iat: number) => idJag(site, { claims: { sub, iat, exp: iat + 300 } });
  const tokenFor = async (assertion: string): Promise<string> => {
    const response = await claim(assertion);
    expect(response.status).toBe(200);
    return (await response.json()).access_token;
  };
  return { claim, tell: sendEvent, takes, made, tokenFor, log, clock };
};

describe.skipIf(!canSign)("a security event", () => {
  test("revokes unused assertions of its subject from before it", async () => {
    const { claim, tell: sendEvent, made, tokenFor, log } = service();
    const [before, after] = [await made(nowInSeconds() - 20), await made(nowInSeconds() - 5)];
    expect((await sendEvent(nowInSeconds() - 10)).status).toBe(202);
    expect((await claim(before)).status).toBe(422);
    expect(log).toContainEqual(expect.objectContaining({ event: "assertion_refused", reason: "revoked" }));
    await tokenFor(after);
  });

  test("revokes tokens by the time of their assertions, however late it arrives", async () => {
    const { tell: sendEvent, takes, made, tokenFor } = service();
    const [before, after] = [
      await tokenFor(await made(nowInSeconds() - 20)),
      await tokenFor(await made(nowInSeconds() - 5)),
    ];
    expect((await sendEvent(nowInSeconds() - 10)).status).toBe(202);
    expect([await takes(before), await takes(after)]).toStrictEqual([false, true]);
  });

  test("is kept for as long as an earlier token can be valid", async () => {
    const { tell: sendEvent, takes, made, tokenFor, clock } = service();
    const token = await tokenFor(await made(nowInSeconds() - 250));
    expect((await sendEvent(nowInSeconds() - 200)).status).toBe(202);
    for (const later of [1_000, 3_000, 3_590, 3_650]) {
      clock.at = (nowInSeconds() + later) * 1_000;
      expect(await takes(token)).toBe(false);
    }
  });

  test("that cannot be verified without keys gets 503 and can be sent again", async () => {
    const { tell: sendEvent, log } = service({
      trust: {
        clients: new Map(),
        issuers: new Map([
          [
            "https://idp.example.com",
            {
              issuer: "https://idp.example.com",
              clientIds: ["agent-one"],
              algorithms: ["ES256"],
              scopes: ["portfolio:read"],
              keys: { jwksUri: "https://idp.example.com/jwks.json" },
            },
          ],
        ]),
      },
    });
    const response = await sendEvent(nowInSeconds());
    expect([response.status, response.headers.get("Retry-After")]).toStrictEqual([503, "30"]);
    expect(log).toContainEqual(expect.objectContaining({ reason: "keys_unavailable" }));
  });
});

test.each([
  ["token", "/api/agent/identity", "access_token"],
  ["key", "/api/agent/key", "api_key"],
])("a %s that was revoked before the state was lost is refused, even in the same second", async (_, path, member) => {
  const second = Math.floor(Date.now() / 1000) * 1000;
  const issueAt = async (at: number, store: Store): Promise<string> => {
    const { app, clock } = serviceInMemory({ store });
    clock.at = at;
    return (await (await app.request(path, { method: "POST" })).json())[member];
  };
  const databaseOf = (createdAt: number): Store => sqlStore(stateCreatedAt(createdAt));
  const revoked = await issueAt(second + 200, databaseOf(second - 1000));
  const replacing = databaseOf(second + 100);
  const isAcceptedAt = async (at: number, credential: string): Promise<boolean> => {
    const { app, clock } = serviceInMemory({ store: replacing });
    clock.at = at;
    return (await app.request("/api", { headers: { "X-API-Key": credential } })).status === 200;
  };
  for (const later of [300, 1_000, 3_000_000]) expect(await isAcceptedAt(second + later, revoked)).toBe(false);
  const next = await issueAt(second + 1_000, replacing);
  expect(await isAcceptedAt(second + 1_000, next)).toBe(true);
});

describe.skipIf(!canSign)("a lost state", () => {
  test("refuses earlier assertions, which may have been used", async () => {
    const { claim } = service({ store: sqlStore(emptyState()) });
    const old = { claims: { iat: nowInSeconds() - 100, exp: nowInSeconds() + 100 } };
    expect((await claim(await idJag(site, old))).status).toBe(422);
    expect((await claim(await serviceAssertion(site, old))).status).toBe(422);
    expect((await claim(await idJag(site))).status).toBe(200);
    expect((await claim(await serviceAssertion(site))).status).toBe(200);
  });
});
