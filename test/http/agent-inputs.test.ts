import fc from "fast-check";
import { describe, test } from "vitest";
import { agentInputs, expectHarmless } from "../support/auth/agent-inputs.ts";
import { call, siteOf } from "../support/http/service.ts";

describe("arbitrary input", async () => {
  test.each(agentInputs(await siteOf()))(
    "POST %s responds below 500 and does not echo the input",
    async (path, inputs) => {
      await fc.assert(
        fc.asyncProperty(inputs, async (input) => {
          const { headers, body } = input;
          const { status, text } = await call(path, { method: "POST", headers, body });
          expectHarmless(status, text, input);
        }),
        { numRuns: 100 },
      );
    },
  );
});
