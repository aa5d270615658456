import { describe } from "vitest";
import { startPostgres } from "../../support/postgres-server.ts";
import { openTwoStores } from "../../support/postgres-store.ts";
import { storeContract } from "../../support/store-contract.ts";
import { hasTool } from "../../support/tier.ts";

describe.runIf(hasTool("postgres"))("with Debian's Postgres", () => {
  storeContract("Postgres", async () => {
    const server = await startPostgres();
    const { store, other, close } = await openTwoStores(server.url);
    return {
      store,
      other,
      close: async () => {
        await close();
        await server.remove();
      },
    };
  });
});
