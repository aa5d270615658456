import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { nodeKeys } from "../../functions/hosts/node/keys.ts";
import type { Secrets } from "../../functions/keys.ts";
import { startWorkers } from "../support/workers.ts";
import type { Answered, Asked } from "./keys-worker.ts";
import { packed, unpacked } from "./packed.ts";
import { accept, type Made, make } from "./used-keys.ts";

let workers: Awaited<ReturnType<typeof startWorkers>>;
beforeAll(async () => {
  workers = await startWorkers(inject("dist"), {}, "test/workers/keys-worker.ts");
});
afterAll(() => workers.stop());

const inWorkerd = async (secrets: Secrets, given: readonly Made[] = []): Promise<Answered> => {
  // The path is that of an operation, so that it is no file.
  const body = packed({ secrets, given } satisfies Asked);
  const response = await fetch(`${workers.url}/api/batch`, { method: "POST", body });
  if (!response.ok) throw new Error(await response.text());
  return unpacked(await response.text()) as Answered;
};

const random = () => crypto.getRandomValues(new Uint8Array(32));
const [newest, former, oldest, unknown] = [random(), random(), random(), random()];

test.each<{ readonly secrets: Secrets }>([
  { secrets: [newest] },
  { secrets: [newest, former] },
  { secrets: [newest, former, oldest] },
])("keys in workerd are those of Node: $secrets.length", async ({ secrets }) => {
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

test("both accept what the other made with any of the secrets, and nothing else", async () => {
  const secrets: Secrets = [newest, former, oldest];
  const each = [newest, former, oldest, unknown];
  const onNode = await Promise.all(each.map(async (secret) => make(await nodeKeys([secret]))));
  const there = await Promise.all(each.map(async (secret) => (await inWorkerd([secret])).made));
  const keys = await nodeKeys(secrets);
  const here = await Promise.all(there.map((made) => accept(keys, made)));
  const { accepted } = await inWorkerd(secrets, onNode);
  // Names are made and known with the first secret alone.
  const expected = [
    [true, true, true, true, true],
    [true, true, false, true, true],
    [true, true, false, true, true],
    [false, false, false, false, false],
  ];
  expect(here).toStrictEqual(expected);
  expect(accepted).toStrictEqual(expected);
});
