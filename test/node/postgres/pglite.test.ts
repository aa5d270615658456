import { afterAll, beforeAll } from "vitest";
import { storeContract } from "../../support/app/store-contract.ts";
import { startPglite } from "../../support/postgres/pglite-server.ts";
import { openTwoStores } from "../../support/postgres/postgres-store.ts";

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
