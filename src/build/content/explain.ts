import type { z } from "zod";
import { didYouMean, type Finding } from "./mistake.ts";

/** Says in the owner's words what a schema objects to. */

const kinds: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  array: "a list",
  object: "a group of keys",
  boolean: "true or false",
};

const article = (value: unknown): string => {
  if (value === null) return "no value";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group of keys";
  const shown = JSON.stringify(value) ?? String(value);
  const cut = shown.length > 60 ? `${shown.slice(0, 60)}…` : shown;
  return typeof value === "string" ? `the text ${cut}` : `the ${typeof value} ${cut}`;
};

const formats: Readonly<Record<string, string>> = {
  email: "an e-mail address such as ada@example.com",
  url: "an http or https URL such as https://example.com",
};

const url = (value: string): string => {
  const repaired = `https://${value.trim().replace(/^\/\//, "")}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/:?#]|$)/.test(value.trim()) && URL.canParse(repaired)
    ? `write ${repaired}`
    : "write the whole address, from https:// on";
};

const fixForType = (expected: string, value: unknown, name: string): string => {
  if (value === null) return `give ${name} a value, or remove the line`;
  if (expected === "string" && (typeof value === "number" || typeof value === "boolean"))
    return `put quotes around it: "${value}"`;
  if (expected === "array" && typeof value === "string")
    return `write a list: [${value
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean)
      .join(", ")}]`;
  if (expected === "array" && typeof value === "object") return "start each item with a dash: `- …`";
  if (expected === "string" && Array.isArray(value)) return "write one text instead of a list";
  return `write ${kinds[expected] ?? expected}`;
};

const example: Readonly<Record<string, string>> = { email: "ada@example.com", title: "…", name: "…" };

type Issue = z.core.$ZodIssue;

/** What was found, what was expected and how to mend it. `known` are the keys that the place of the issue may have. */
export const explain = (issue: Issue, value: unknown, known: readonly string[]): Finding => {
  const last = issue.path.at(-1);
  const name = typeof last === "string" ? `\`${last}\`` : "it";
  if (value === undefined && issue.code !== "unrecognized_keys")
    return {
      found: `no ${name}`,
      expected: `${name}, which is required`,
      fix: `add a line \`${String(last)}: ${example[String(last)] ?? "…"}\``,
    };
  switch (issue.code) {
    case "invalid_type":
      return {
        found: article(value),
        expected: kinds[issue.expected] ?? issue.expected,
        fix: fixForType(issue.expected, value, name),
      };
    case "invalid_union":
      return { found: article(value), expected: "text or a whole number", fix: fixForType("text", value, name) };
    case "unrecognized_keys": {
      const key = issue.keys[0] ?? "";
      const meant = didYouMean(key, known);
      return {
        found: `the key \`${key}\`, which nothing reads`,
        expected: `one of ${known.join(", ")}`,
        fix: meant ? `did you mean \`${meant}\`?` : "remove the line",
      };
    }
    case "invalid_value": {
      const values = issue.values.map(String);
      const meant = typeof value === "string" ? didYouMean(value, values) : undefined;
      return {
        found: article(value),
        expected: `one of ${values.join(", ")}`,
        fix: meant ? `did you mean \`${meant}\`?` : `write one of them, or remove the line`,
      };
    }
    case "invalid_format":
      return {
        found: article(value),
        expected: formats[issue.format] ?? issue.message.replace(/^expected /, ""),
        fix: issue.format === "url" ? url(String(value)) : `correct the value of ${name}`,
      };
    case "too_small":
      return {
        found: Array.isArray(value) ? "an empty list" : "an empty text",
        expected: Array.isArray(value) ? "at least one item" : "text that is not empty",
        fix: `give ${name} a value, or remove it`,
      };
    default:
      return {
        found: article(value),
        expected: issue.message.replace(/^expected /, ""),
        fix: `correct the value of ${name}`,
      };
  }
};

const yamlFixes: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'put quotes around a text that contains ": "',
  DUPLICATE_KEY: "remove one of the two lines",
  MISSING_CHAR: "close the quotation mark or bracket, or put quotes around the whole text",
  TAB_AS_INDENT: "indent with spaces",
  BAD_INDENT: "indent the line like its neighbours",
  BAD_ALIAS: "put quotes around a text that starts with * or &",
  BAD_DQ_ESCAPE: "double the backslash, or use single quotes",
  BAD_SCALAR_START: "put quotes around the text",
};

/** What the YAML parser objects to. */
export const explainYaml = (code: string, message: string): Finding => ({
  found: (message.split("\n")[0] ?? message).replace(/ at line \d+, column \d+:?$/, ""),
  expected: "valid YAML",
  fix: yamlFixes[code] ?? "look at this line and the one above it",
});
