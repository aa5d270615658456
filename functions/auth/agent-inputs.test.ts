import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { serviceInMemory, site } from "../../test/support/app/service-in-memory.ts";
import { agentInputs, expectHarmless } from "../../test/support/auth/agent-inputs.ts";
import { runsAll } from "../../test/support/setup/tier.ts";

describe("arbitrary input", () => {
  test.each(agentInputs(site))(
    "to POST %s gets a response, and none of it is echoed or logged",
    async (path, inputs) => {
      const { app, log } = serviceInMemory();
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(inputs, async (input) => {
          log.length = 0;
          const { headers, body } = input;
          const response = await app.request(path, {
            method: "POST",
            headers,
            body: Uint8Array.from(Buffer.from(body)),
          });
          const text = await response.text();
          statuses.add(response.status);
          expectHarmless(response.status, text, input);
          expectHarmless(200, JSON.stringify(log), input);
          expect(log.filter(({ level }) => level === "error")).toEqual([]);
        }),
        { numRuns: runsAll ? 1_000 : 400 },
      );
      // Inputs get past the first checks: each of these statuses occurs.
      expect([...statuses]).toEqual(expect.arrayContaining([path.endsWith("key") ? 201 : 200, 400, 415, 422]));
    },
  );
});
