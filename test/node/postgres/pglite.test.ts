import { afterAll, beforeAll } from "vitest";
import { startPglite } from "../../support/pglite-server.ts";
import { openTwoStores } from "../../support/postgres-store.ts";
import { storeContract } from "../../support/store-contract.ts";

const start = async () => {
  const server = await startPglite();
  return { server, stores: await openTwoStores(server.url) };
};
let started: ReturnType<typeof start>;
beforeAll(() => {
  started = start();
});
afterAll(async () => {
  const { server, stores } = await started;
  await stores.close();
  await server.stop();
});

// The tests use fresh keys, so they can share one database.
storeContract("Postgres (PGlite)", async () => {
  const { store, other } = (await started).stores;
  return { store, other };
});
