import { expect, test } from "vitest";
import { exchange } from "../../test/support/exchange.ts";
import { stateInMemory } from "../../test/support/state.ts";
import { sqlStore } from "../stores/sql-store.ts";

test("a revocation that was kept is said to be, also where it could not be written down", async () => {
  const store = sqlStore(stateInMemory());
  const { app, log } = exchange({ store });
  const post = (path: string, body: object) =>
    app.request(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const { api_key } = (await (await post("/api/agent/key", {})).json()) as { api_key: string };
  store.append = () => Promise.reject(new Error("the disk is full"));
  expect((await post("/api/agent/events", { event: "revoke", token: api_key })).status).toBe(200);
  expect((await app.request("/api", { headers: { "X-API-Key": api_key } })).status).toBe(401);
  expect(log).toContainEqual(expect.objectContaining({ event: "store_failed", reason: "Error: the disk is full" }));
});
