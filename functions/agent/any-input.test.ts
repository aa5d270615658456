import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agentInputs, expectHarmless } from "../../test/support/agent-inputs.ts";
import { exchange, site } from "../../test/support/exchange.ts";

describe("H4 whatever is sent", () => {
  test.each(agentInputs(site))("to POST %s is answered, and nothing of it is shown or logged", async (path, inputs) => {
    const { app, log } = exchange();
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        log.length = 0;
        const { headers, body } = input;
        const answer = await app.request(path, { method: "POST", headers, body: Uint8Array.from(Buffer.from(body)) });
        const text = await answer.text();
        statuses.add(answer.status);
        expectHarmless(answer.status, text, input);
        expectHarmless(200, JSON.stringify(log), input);
        expect(log.filter(({ level }) => level === "error")).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
    // What is sent comes as far as it can.
    expect([...statuses]).toEqual(expect.arrayContaining([path.endsWith("key") ? 201 : 200, 400, 415, 422]));
  });
});
