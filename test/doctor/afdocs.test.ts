import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { afdocsChecks, runAfdocs } from "../../src/cli/doctor/afdocs.ts";
import type { CheckResult } from "../../src/cli/doctor/check.ts";
import { afdocsFaults } from "../support/doctor/doctor-faults.ts";
import { type Documents, goodDocuments, memoryService, origin } from "../support/doctor/doctor-site.ts";

let documents: Documents = goodDocuments;
let address: string;

const server = createServer(async (request, response) => {
  const { status, headers, body } = await memoryService(documents).get(request.url ?? "/", {
    Accept: request.headers.accept ?? "*/*",
    "User-Agent": request.headers["user-agent"] ?? "",
  });
  response.writeHead(status, Object.fromEntries(headers)).end(request.method === "HEAD" ? undefined : body);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const resultsFor = async (served: Documents): Promise<readonly CheckResult[]> => {
  documents = served;
  return (await runAfdocs(address, origin))?.results ?? [];
};

test("afdocs passes a site without faults", async () => {
  const results = await resultsFor(goodDocuments);
  expect(results.map(({ id }) => id).toSorted()).toEqual(Object.keys(afdocsChecks).toSorted());
  expect(results.filter(({ verdict }) => verdict.status !== "passed")).toEqual([]);
});

test.each(afdocsFaults)("afdocs reports an llms.txt that $what", async ({ check, plant, found }) => {
  const verdict = (await resultsFor(plant(goodDocuments))).find(({ id }) => id === check)?.verdict;
  if (verdict?.status !== "failed") throw new Error(`the verdict is ${verdict?.status}`);
  expect(verdict.faults.map((fault) => fault.found).join("\n")).toMatch(found);
});

test("every check of afdocs is tested with a fault", () => {
  expect(new Set(afdocsFaults.map(({ check }) => check))).toEqual(new Set(Object.keys(afdocsChecks)));
});
