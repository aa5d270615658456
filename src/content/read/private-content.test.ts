import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { temporaryFolder } from "../../../test/support/hosts/programs.ts";
import { inspectContent, readContent } from "./read-content.ts";

const folder = temporaryFolder();

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

  test("are named among what is private", () => {
    expect(inspectContent(writeContent("")).privateNames).toEqual(["references"]);
    expect(inspectContent(writeContent("publish: [references]\n")).privateNames).toEqual([]);
  });

  test("can be read to compare content", () => {
    expect(readContent(writeContent(""), { hasPrivate: true }).experience).toEqual({ references });
  });
});

describe("a hidden email address (D16)", () => {
  const own = temporaryFolder();
  const files = {
    "profile.yaml":
      "name: Ada\nemail: ada@example.com\ntagline: Write to ADA@example.com\nabout: Or to ada@example.com.\n",
    "profile.de.yaml": "tagline: Schreib an ada@example.com\n",
    "contact.yaml": "email: info@example.com # ada@example.com\n",
    "faq.yaml": "questions:\n  - question: How?\n    answer: Via <mailto:info@example.com>.\n",
    "projects/clock.md": "---\ntitle: Clock\n---\n\nOne hand.\n\nMore from ada@example.com.\n",
    "projects/plan.md": "---\ntitle: Plan\ndraft: true\n---\n\nFrom ada@example.com.\n",
    "synonyms.yaml": "groups:\n  - [mail, ada@example.com]\n",
  };
  mkdirSync(join(own, "projects"));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(own, file), text);
  const warnings = (site: string) => {
    writeFileSync(join(own, "site.yaml"), `title: Ada\ndescription: What Ada made.\n${site}`);
    const { portfolio, warnings } = inspectContent(own);
    expect(portfolio).toBeDefined();
    return warnings.map(({ file, line, column }) => `${file.replace(/^[^/]*\//, "")}:${line}:${column}`).toSorted();
  };

  test("in a text of the owner is a warning", () => {
    expect(warnings("hideEmail: true\n")).toEqual([
      "faq.yaml:3:25",
      "profile.de.yaml:1:21",
      "profile.yaml:3:19",
      "profile.yaml:4:14",
      "projects/clock.md:7:11",
    ]);
  });

  test("is not looked for otherwise", () => {
    expect(warnings("")).toEqual([]);
  });
});

describe("the telephone number and the address (D16)", () => {
  const contact = { phone: "+31 10 555", address: "Quay 1", postalCode: "3011" };
  const withContact = (publish: string) => {
    const path = writeContent(publish);
    writeFileSync(join(path, "profile.yaml"), `name: Ada\nemail: ada@example.com\n${stringify(contact)}`);
    return readContent(path).profile;
  };

  test.each([
    ["", {}],
    ["publish: [phone]\n", { phone: contact.phone }],
    ["publish: [address]\n", { address: contact.address, postalCode: contact.postalCode }],
  ])("are private unless site.yaml lists them: %j", (publish, expected) => {
    expect(withContact(publish)).toEqual({ name: "Ada", email: "ada@example.com", ...expected });
  });
});
