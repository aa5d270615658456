import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Secrets } from "../../functions/crypto/keys.ts";
import { nodeKeys } from "../../functions/hosts/node/keys.ts";
import { startWorkers } from "../support/hosts/workers.ts";
import type { KeysRequest, KeysResponse } from "./keys-worker.ts";
import { packed, unpacked } from "./packed.ts";
import { accept, type Made, make } from "./used-keys.ts";

let workers: Awaited<ReturnType<typeof startWorkers>>;
beforeAll(async () => {
  workers = await startWorkers(inject("dist"), {}, "test/workers/keys-worker.ts");
});
afterAll(() => workers.stop());

const inWorkerd = async (secrets: Secrets, given: readonly Made[] = []): Promise<KeysResponse> => {
  // The path of an operation, so that it is not served as a file.
  const body = packed({ secrets, given } satisfies KeysRequest);
  const response = await fetch(`${workers.url}/api/batch`, { method: "POST", body });
  if (!response.ok) throw new Error(await response.text());
  return unpacked(await response.text()) as KeysResponse;
};

const random = () => crypto.getRandomValues(new Uint8Array(32));
const [newest, former, oldest, unknown] = [random(), random(), random(), random()];

test.each<{ readonly secrets: Secrets }>([
  { secrets: [newest] },
  { secrets: [newest, former] },
  { secrets: [newest, former, oldest] },
])("workerd and Node derive the same keys: $secrets.length", async ({ secrets }) => {
  const onNode = await make(await nodeKeys(secrets));
  const { made } = await inWorkerd(secrets);
  const { sealed: _sealed, token: _token, ...lasting } = onNode;
  expect(made).toMatchObject(lasting);
  expect(made.publicKeys).toStrictEqual(onNode.publicKeys);
  expect(made.publicKeys.keys.map((key) => Object.keys(key).toSorted())).toStrictEqual(
    secrets.map(() => ["alg", "crv", "kid", "kty", "use", "x"]),
  );
  expect(made.isExtractable).toBe(false);
});

test("workerd and Node accept only what either made with any of the secrets", async () => {
  const secrets: Secrets = [newest, former, oldest];
  const each = [newest, former, oldest, unknown];
  const onNode = await Promise.all(each.map(async (secret) => make(await nodeKeys([secret]))));
  const there = await Promise.all(each.map(async (secret) => (await inWorkerd([secret])).made));
  const keys = await nodeKeys(secrets);
  const here = await Promise.all(there.map((made) => accept(keys, made)));
  const { accepted } = await inWorkerd(secrets, onNode);
  // Names use the first secret only.
  const expected = [
    [true, true, true, true, true],
    [true, true, false, true, true],
    [true, true, false, true, true],
    [false, false, false, false, false],
  ];
  expect(here).toStrictEqual(expected);
  expect(accepted).toStrictEqual(expected);
});
