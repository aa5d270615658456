import { describe } from "vitest";
import { storeContract } from "../../support/app/store-contract.ts";
import { startPostgres } from "../../support/postgres/postgres-server.ts";
import { openTwoStores } from "../../support/postgres/postgres-store.ts";
import { hasTool } from "../../support/setup/tier.ts";

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
