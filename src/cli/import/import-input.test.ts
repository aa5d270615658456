import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../../test/support/hosts/programs.ts";
import { ImportError } from "./import-error.ts";
import { readImportInput } from "./import-input.ts";

const folder = temporaryFolder();

const file = join(folder, "resume.json");
const basics = { name: "Ada Example", email: "ada@example.com" };

/** The error for a file with this content: strings and bytes unchanged, other values as JSON. */
const errorFor = (resume: unknown): string => {
  writeFileSync(file, typeof resume === "string" || Buffer.isBuffer(resume) ? resume : JSON.stringify(resume, null, 2));
  try {
    readImportInput(file, undefined);
  } catch (error) {
    if (error instanceof ImportError) return error.message;
    throw error;
  }
  return "";
};

describe("a file that cannot be imported", () => {
  test.each([
    ['{"basics": {"name": "Ada",}}', [":1:27\n", "a trailing comma", "remove the comma before the }"]],
    ["{\n  'basics': 1\n}", [":2:3\n", "a single quotation mark"]],
    ['{"a": 1 "b": 2}', [":1:9\n", "no comma before this value"]],
    ['{"basics": {', ["the end of the file inside an unclosed text, list or object"]],
    ["", ["an empty file"]],
    ["<!doctype html>", [":1:1\n", "a web page"]],
    ["// mine\n{}", [":1:1\n", "a comment"]],
    [
      "I am Ada.",
      [":1:1\n", "a file that is neither JSON nor a ZIP archive", "expected  a JSON Resume, or the ZIP archive"],
    ],
    ["# Ada", [":1:1\n", "neither JSON nor a ZIP archive"]],
    ['{"a": b}', [":1:7\n", "the character b, which JSON does not allow here"]],
    ['{"a": "b\nc"}', ["a line break inside a text"]],
    ["[1]", ["a list", "a resume: an object"]],
    [
      { basics: { ...basics, name: 42 } },
      [":3:13\n", "the number 42 at /basics/name", "expected  text", 'put quotes around it: "42"'],
    ],
    [{ basics, work: { name: "A" } }, ["an object at /work", "expected  a list"]],
    [
      { basics, work: "Kiln", skills: 7 },
      ['the text "Kiln" at /work', "the number 7 at /skills", "expected  a list", "2 errors"],
    ],
    [{ basics: { email: "ada@example.com" } }, ["no `name` at /basics/name", '"name": "Ada Example"']],
    [{ basics: { name: "Ada" } }, ["no `email` at /basics/email", "--email"]],
    [{ work: [] }, ["no `name` at /basics\n", "no `email` at /basics\n"]],
    [{ basics: { name: "Ada", email: "ada(at)example.com" } }, ['the text "ada(at)example.com" at /basics/email']],
    [Buffer.from([0x7b, 0xff, 0x7d]), [":1:2\n", "the byte 0xFF, which is not UTF-8"]],
    ["[".repeat(200_000), ["inside an unclosed text, list or object"]],
    ["%PDF-1.7", ["is a PDF; expected a JSON Resume"]],
  ])("is reported with position and reason: %j", (resume, expected) => {
    const message = errorFor(resume);
    for (const part of expected) expect(message).toContain(part);
  });

  test("is marked at its end if it is truncated, at any length", () => {
    const lists = [[true, false, null, -1.5e3], [{}], [[]]];
    const whole = JSON.stringify({ basics: { ...basics, label: 'quoted "A\\B"' }, lists }, null, 2);
    for (let length = 1; length < whole.length; length += 1) {
      const cut = whole.slice(0, length);
      const lines = cut.trimEnd().split("\n");
      const message = errorFor(cut);
      expect(message, cut).toMatch(`:${lines.length}:${(lines.at(-1) ?? "").length + 1}\n`);
      expect(message, cut).toContain("the end of the file inside an unclosed text, list or object");
    }
  });

  test("is missing, or is a folder", () => {
    expect(() => readImportInput(join(folder, "nothing.json"), undefined)).toThrow("Found no file at");
    expect(() => readImportInput(folder, undefined)).toThrow("Found a folder at");
  });
});
