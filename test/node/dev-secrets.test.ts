import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DevServer, startDev } from "../support/hosts/dev-server.ts";

/** A folder of the project, because Vite serves no files of others. */
mkdirSync(".build", { recursive: true });
const folder = mkdtempSync(resolve(".build", "dev-secrets-"));
const write = (name: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), "found");
};

let dev: DevServer;
beforeAll(async () => {
  dev = await startDev();
});
afterAll(async () => {
  await dev.stop();
  rmSync(folder, { recursive: true, force: true });
});

const fetchFile = (name: string): Promise<Response> => fetch(`${dev.url}/@fs${join(folder, name)}`);

test("Vite serves other files of the project at /@fs/", async () => {
  write("notes.txt");
  expect(await (await fetchFile("notes.txt")).text()).toBe("found");
});

test.each([".data/secret", ".data/state.db", ".dev.vars", "content/.import.json", ".env", ".git/config"])(
  "the dev server does not serve %s",
  async (name) => {
    write(name);
    const response = await fetchFile(name);
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain("found");
  },
);
