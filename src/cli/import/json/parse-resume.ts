import { type AnyNode, parse as locate } from "@humanwhocodes/momoa";
import type * as z from "zod";
import { type ContentIssue, type Finding, formatIssues, issueAt } from "../../../content/issues/content-issue.ts";
import type { Source } from "../../../content/issues/source.ts";
import { valueAt } from "../../../contract/json/value-at.ts";
import { type ImportNote, jsonPointer, quoteValue } from "../../../resume/import-notes.ts";
import type { JsonObject } from "../../../resume/json-object.ts";
import { ImportError } from "../import-error.ts";
import { ResumeShape } from "./shape.ts";
import { syntaxIssue } from "./syntax.ts";

type PropertyPath = readonly PropertyKey[];
type Range = readonly [start: number, end: number];

const childOf = (node: AnyNode | undefined, part: PropertyKey): AnyNode | undefined => {
  if (node?.type === "Array") return node.elements[Number(part)]?.value;
  if (node?.type !== "Object") return undefined;
  return node.members.findLast(({ name }) => name.type === "String" && name.value === part)?.value;
};

/** The range of the value at a path, or of the innermost value around it that exists. */
const rangeAt = ({ text }: Source, path: PropertyPath): Range => {
  let node: AnyNode | undefined = locate(text, { ranges: true }).body;
  let range: Range = [0, 1];
  for (const part of [undefined, ...path]) {
    node = part === undefined ? node : childOf(node, part);
    if (!node?.range) break;
    range = node.range;
  }
  return range;
};

const issueAtPath = (source: Source, path: PropertyPath, found: Finding): ContentIssue =>
  issueAt(source, ...rangeAt(source, path), found);

const typeNames: Readonly<Record<string, string>> = { string: "text", array: "a list", object: "an object" };

const describeValue = (value: unknown): string => {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return value === null ? "null" : "an object";
  return `the ${typeof value === "string" ? "text" : typeof value} ${quoteValue(value)}`;
};

const fixFor = (expected: string, value: unknown): string => {
  if (expected === "string" && (typeof value === "number" || typeof value === "boolean"))
    return `put quotes around it: "${value}"`;
  if (expected === "string" && Array.isArray(value)) return "write plain text instead of a list";
  if (expected === "array") return `write a list: [${typeof value === "object" ? "{ … }" : quoteValue(value)}]`;
  return expected === "object" ? "write an object: { … }" : "write text";
};

const typeIssue = (source: Source, json: unknown, issue: z.core.$ZodIssue): ContentIssue => {
  const [kind, path] = [issue.code === "invalid_type" ? issue.expected : "array", issue.path];
  const value = valueAt(json, path);
  const pointer = jsonPointer("", path.map(String));
  return issueAtPath(source, path, {
    found: path.length > 0 ? `${describeValue(value)} at ${pointer}` : describeValue(value),
    expected: path.length > 0 ? (typeNames[kind] ?? kind) : "a resume: an object with basics, work and so on",
    fix: fixFor(kind, value),
  });
};

/**
 * Parses the text of a JSON Resume.
 * @throws ImportError with all syntax errors or wrong types.
 */
export const parseResume = (source: Source): JsonObject => {
  let json: unknown;
  try {
    json = JSON.parse(source.text);
  } catch (error) {
    throw new ImportError(formatIssues([syntaxIssue(source, error)]));
  }
  const { success, error } = ResumeShape.safeParse(json);
  if (!success) throw new ImportError(formatIssues(error.issues.map((issue) => typeIssue(source, json, issue))));
  return json as JsonObject;
};

const examples: Readonly<Record<string, string>> = { name: "Ada Example", email: "ada@example.com" };

/** The error for a resume without a usable name or email address. */
export const missingBasics = (source: Source, resume: JsonObject, notes: readonly ImportNote[]): ImportError => {
  const { basics } = resume;
  const issues = Object.entries(examples).flatMap(([member, example]): ContentIssue[] => {
    const pointer = jsonPointer("/basics", member);
    const value = valueAt(basics, [member]);
    const refused = notes.find((note) => "why" in note && note.pointer === pointer);
    if (typeof value === "string" && value.trim() !== "" && !refused) return [];
    const otherwise = member === "email" ? ", or pass --email" : "";
    const found = refused
      ? `${describeValue(value)} at ${pointer}`
      : `no \`${member}\` at ${basics ? pointer : "/basics"}`;
    const expected = member === "email" ? "an email address, which is required" : "a name, which is required";
    return [
      issueAtPath(source, ["basics", member], { found, expected, fix: `write "${member}": "${example}"${otherwise}` }),
    ];
  });
  return new ImportError(formatIssues(issues));
};
