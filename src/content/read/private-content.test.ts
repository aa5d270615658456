import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readContent } from "./read-content.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-private-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const references = [{ name: "Bo Muster", text: "Always on time." }];

const writeContent = (publish: string): string => {
  writeFileSync(join(folder, "profile.yaml"), "name: Ada Muster\nemail: ada@example.com\n");
  writeFileSync(join(folder, "site.yaml"), `title: Ada\ndescription: What Ada made.\n${publish}`);
  writeFileSync(join(folder, "experience.yaml"), `references: ${JSON.stringify(references)}\n`);
  return folder;
};

describe("references (D16)", () => {
  test("are private by default", () => {
    expect(readContent(writeContent("")).experience).toEqual({});
    expect(readContent(writeContent("publish: []\n")).experience).toEqual({});
  });

  test("are published if site.yaml says so", () => {
    expect(readContent(writeContent("publish: [references]\n")).experience).toEqual({ references });
  });

  test("can be read to compare content", () => {
    expect(readContent(writeContent(""), { hasPrivate: true }).experience).toEqual({ references });
  });
});
