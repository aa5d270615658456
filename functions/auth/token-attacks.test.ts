import { describe, expect, test } from "vitest";
import { codeOf, serviceInMemory, site } from "../../test/support/app/service-in-memory.ts";
import { stateInMemory } from "../../test/support/app/sql-state.ts";
import { canSign } from "../../test/support/auth/assertions.ts";
import { attacks } from "../../test/support/auth/attacks.ts";
import { sqlStore } from "../stores/sql-store.ts";

describe.skipIf(!canSign).each(attacks)("%s", (_, cases) => {
  const sql = stateInMemory();
  const { claim, log } = serviceInMemory({ store: sqlStore(sql) });
  test.each(cases.map((attack) => [attack.what, attack] as const))(
    "%s",
    async (_what, { fault, identityType, make }) => {
      log.splice(0);
      const assertion = await make(site);
      const response = await claim(assertion, identityType);
      expect(await codeOf(response)).toBe("422 invalid_assertion");
      expect(log.filter(({ event }) => event !== undefined)).toEqual([
        {
          level: "warn",
          id: response.headers.get("X-Request-Id"),
          event: "assertion_refused",
          reason: fault,
          ...(fault === "unusable_claims" && { detail: expect.stringMatching(/^[a-z_]+(?:, [a-z_]+)*$/) }),
        },
      ]);
      const logged = JSON.stringify(log);
      for (const part of assertion.split(".").filter(({ length }) => length >= 8))
        expect(logged).not.toContain(part.slice(0, 32));
      // A refused assertion is not consumed, and no token is recorded.
      expect([sql("SELECT * FROM spent"), sql("SELECT * FROM entries")]).toEqual([[], []]);
    },
  );
});
