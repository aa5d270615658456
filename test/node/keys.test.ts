import { describe, expect, test } from "vitest";
import { nodeKeys } from "../../functions/hosts/node/keys.ts";
import { deriveKeys, type Mac } from "../../functions/keys.ts";

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const secret = Buffer.from("zQ3j8xU2mK0pVbR7sYtGdLwNfCaHeXoIuZqJkM5v9T4=", "base64");

describe.each([
  ["of any runtime", deriveKeys],
  ["of Node", nodeKeys],
])("the keys %s", (_name, keysOf) => {
  const sign = async (key: Mac): Promise<string> => Buffer.from(await key.sign(bytesOf("text"))).toString("hex");
  const same = new Uint8Array(secret);
  const another = new Uint8Array(secret).with(0, 1) as Uint8Array<ArrayBuffer>;

  test("are the same on every node and in every release: what is kept stays readable", async () => {
    const { jobs, names } = await keysOf(same);
    expect([await sign(jobs), await sign(names)]).toEqual([
      "a9f90f4e9b193c0ddd4a8514dd62bfedb73fc30430e9f7560e236b36b94aab06",
      "5364a73bd8f323b8ac8ce99d8eae77b6f6d428825adda709731c292fb15fddb9",
    ]);
  });

  test("differ from each other and from those of another secret", async () => {
    const [one, other] = [await keysOf(same), await keysOf(another)];
    const macs = [await sign(one.jobs), await sign(one.names), await sign(other.jobs), await sign(other.names)];
    expect(new Set(macs).size).toBe(4);
  });

  test("verify what they signed, and nothing else", async () => {
    const { jobs, names } = await keysOf(same);
    const mac = await jobs.sign(bytesOf("text"));
    expect(await jobs.verify(mac, bytesOf("text"))).toBe(true);
    expect(await jobs.verify(mac, bytesOf("texT"))).toBe(false);
    expect(await names.verify(mac, bytesOf("text"))).toBe(false);
    expect(await jobs.verify(mac.slice(0, 16), bytesOf("text"))).toBe(false);
    expect(await jobs.verify(new Uint8Array(), bytesOf("text"))).toBe(false);
  });

  test("open what the other kind sealed, and refuse it changed or under another name", async () => {
    const [ours, web, node] = [await keysOf(same), await deriveKeys(same), nodeKeys(same)];
    for (const { answers } of [web, node]) {
      const sealed = await answers.seal(bytesOf("text"), "name");
      expect(Buffer.from(await ours.answers.open(sealed, "name")).toString()).toBe("text");
      const open = async (bytes: Uint8Array<ArrayBuffer>, name: string) => ours.answers.open(bytes, name);
      await expect(open(sealed, "other")).rejects.toThrow();
      for (let at = 0; at < sealed.length; at += 1)
        await expect(open(sealed.with(at, (sealed[at] ?? 0) ^ 1) as Uint8Array<ArrayBuffer>, "name")).rejects.toThrow();
      await expect(open(sealed.slice(0, 20), "name")).rejects.toThrow();
    }
  });

  test("never seal alike", async () => {
    const { answers } = await keysOf(same);
    const [one, two] = [await answers.seal(bytesOf("text"), "name"), await answers.seal(bytesOf("text"), "name")];
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(false);
  });
});
