import { expect, test } from "vitest";
import { routes } from "../../src/contract/routes.ts";
import { sendGenerated } from "../support/http/generated/send.ts";
import { base, behindEdge } from "../support/http/service.ts";

// `npm run bench:requests` sends more.
test("/openapi.json describes the responses to generated requests", async () => {
  const { requests, responses, mismatches } = await sendGenerated(
    { base, behindPlatform: behindEdge },
    { seed: 1, rounds: 3 },
  );
  expect([...mismatches]).toEqual([]);
  expect(requests).toBe(routes.length * 3);
  const operations = new Set([...responses.keys()].map((name) => name.split(" ")[0]));
  expect(operations).toEqual(new Set(routes.map(({ operationId }) => operationId)));
});
