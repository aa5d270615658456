import { expect, test } from "vitest";
import { serviceInMemory } from "../../test/support/app/service-in-memory.ts";
import { stateInMemory } from "../../test/support/app/sql-state.ts";
import { sqlStore } from "../stores/sql-store.ts";

test("a saved revocation is reported even if its event could not be recorded", async () => {
  const store = sqlStore(stateInMemory());
  const { app, log } = serviceInMemory({ store });
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
