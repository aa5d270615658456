import { startPglite } from "../../support/pglite-server.ts";
import { openTwoStores } from "../../support/postgres-store.ts";
import { storeContract } from "../../support/store-contract.ts";

storeContract("Postgres (PGlite)", async () => {
  const { url, stop } = await startPglite();
  const { store, other, close } = await openTwoStores(url);
  return {
    store,
    other,
    close: async () => {
      await close();
      await stop();
    },
  };
});
