import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readContent } from "../../src/content/read/read-content.ts";
import { Manifest } from "../../src/contract/site/manifest.ts";
import { sampleContent } from "../support/content/portfolios.ts";
import { addPrivateValues, privateValues } from "../support/content/private-values.ts";
import { build, temporaryFolder } from "../support/hosts/programs.ts";
import { hasTool } from "../support/setup/tier.ts";

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files of a built site as text, by their paths. The text of a PDF is compressed, so a program reads it. */
const textsOf = (root: string): [file: string, text: string][] =>
  Object.keys(Manifest.parse(JSON.parse(readFileSync(join(root, "_manifest.json"), "utf8"))).files).map((file) => {
    const isReadable = file.endsWith(".pdf") && hasTool("pdftotext");
    const text = isReadable
      ? spawnSync("pdftotext", [join(root, file), "-"]).stdout.toString("utf8")
      : readFileSync(join(root, file), "utf8");
    return [file, text];
  });

/** The files that contain one of these values, which can be written without their spaces or as URLs. */
const filesWith = (root: string, values: readonly string[]): string[] => {
  const written = values.flatMap((value) => [value, value.replaceAll(" ", ""), encodeURIComponent(value)]);
  return textsOf(root).flatMap(([file, text]) => (written.some((value) => text.includes(value)) ? [file] : []));
};

const { profile, contact } = readContent(sampleContent);
const { email } = profile;

describe.each([
  ["with the app", false],
  ["for static hosts", true],
])("a site %s whose owner hides the email address and publishes the rest", (_name, isStatic) => {
  const [content, out] = [join(folder, `content-${isStatic}`), join(folder, `dist-${isStatic}`)];

  beforeAll(async () => {
    cpSync(sampleContent, content, { recursive: true });
    addPrivateValues(content);
    // An answer of the owner names the address, and texts are published as they are.
    rmSync(join(content, "faq.yaml"));
    appendFileSync(join(content, "site.yaml"), "hideEmail: true\npublish: [phone, address, references]\n");
    expect(await build({ content, out, isStatic })).toMatchObject({ code: 0, stderr: "" });
  });

  test("has the address only in the profile of the API", () => {
    const profiles = ["portfolio", "profile", "v1/portfolio", "v1/profile"].map((name) => `/api/${name}.json`);
    expect(filesWith(out, [email]).toSorted()).toEqual(profiles);
    expect(filesWith(out, [contact.email ?? email])).toEqual([]);
    for (const value of privateValues)
      expect(filesWith(out, [value]), value).toEqual(expect.arrayContaining(["/index.html", "/resume.json"]));
    expect(readFileSync(join(out, "index.html"), "utf8")).toContain(`href="${contact.form}"`);
  });
});
