import { type AnyNode, parse as locate } from "@humanwhocodes/momoa";
import type * as z from "zod";
import type { Members } from "../../portfolio/resume/members.ts";
import { type Note, pointerTo, shown } from "../../portfolio/resume/notes.ts";
import { type Finding, formatMistakes, type Mistake, mistakeAt } from "../content/mistake.ts";
import type { Source } from "../content/source.ts";
import { ImportError } from "./import-error.ts";
import { ResumeShape } from "./shape.ts";
import { syntaxMistake } from "./syntax.ts";

type Path = readonly PropertyKey[];
type Range = readonly [start: number, end: number];

const childOf = (node: AnyNode | undefined, part: PropertyKey): AnyNode | undefined => {
  if (node?.type === "Array") return node.elements[Number(part)]?.value;
  if (node?.type !== "Object") return undefined;
  return node.members.findLast(({ name }) => name.type === "String" && name.value === part)?.value;
};

/** Where the value at a path is, or the innermost one around it that there is. */
const rangeAt = ({ text }: Source, path: Path): Range => {
  let node: AnyNode | undefined = locate(text, { ranges: true }).body;
  let range: Range = [0, 1];
  for (const part of [undefined, ...path]) {
    node = part === undefined ? node : childOf(node, part);
    if (!node?.range) break;
    range = node.range;
  }
  return range;
};

const mistake = (source: Source, path: Path, found: Finding): Mistake =>
  mistakeAt(source, ...rangeAt(source, path), found);

const kinds: Readonly<Record<string, string>> = { string: "a text", array: "a list", object: "an object" };

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return value === null ? "null" : "an object";
  return `the ${typeof value === "string" ? "text" : typeof value} ${shown(value)}`;
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined), value);

const fixFor = (expected: string, value: unknown): string => {
  if (expected === "string" && (typeof value === "number" || typeof value === "boolean"))
    return `put quotation marks around it: "${value}"`;
  if (expected === "string" && Array.isArray(value)) return "write one text instead of a list";
  if (expected === "array") return `put it into a list: [${typeof value === "object" ? "{ … }" : shown(value)}]`;
  return expected === "object" ? "write an object: { … }" : "write a text";
};

const wrongType = (source: Source, json: unknown, issue: z.core.$ZodIssue): Mistake => {
  const [kind, path] = [issue.code === "invalid_type" ? issue.expected : "object", issue.path];
  const value = valueAt(json, path);
  const pointer = pointerTo("", path.map(String));
  return mistake(source, path, {
    found: path.length > 0 ? `${kindOf(value)} at ${pointer}` : kindOf(value),
    expected: path.length > 0 ? (kinds[kind] ?? kind) : "a resume: an object with basics, work and so on",
    fix: fixFor(kind, value),
  });
};

/**
 * A resume from its text.
 * @throws ImportError with every mistake that keeps it from being one.
 */
export const parseResume = (source: Source): Members => {
  let json: unknown;
  try {
    json = JSON.parse(source.text);
  } catch (error) {
    throw new ImportError(formatMistakes([syntaxMistake(source, error)]));
  }
  const { success, error } = ResumeShape.safeParse(json);
  if (!success) throw new ImportError(formatMistakes(error.issues.map((issue) => wrongType(source, json, issue))));
  return json as Members;
};

const examples: Readonly<Record<string, string>> = { name: "Ada Example", email: "ada@example.com" };

/** What a resume lacks that does not say whose it is, or where that person is reached. */
export const unusable = (source: Source, resume: Members, notes: readonly Note[]): ImportError => {
  const { basics } = resume;
  const mistakes = Object.entries(examples).flatMap(([member, example]): Mistake[] => {
    const pointer = pointerTo("/basics", member);
    const value = valueAt(basics, [member]);
    const refused = notes.find((note) => "why" in note && note.pointer === pointer);
    if (typeof value === "string" && value.trim() !== "" && !refused) return [];
    const otherwise = member === "email" ? ", or run the command with --email" : "";
    const found = refused ? `${kindOf(value)} at ${pointer}` : `no \`${member}\` at ${basics ? pointer : "/basics"}`;
    const expected = member === "email" ? "an e-mail address, which a profile needs" : "a name, which a profile needs";
    return [
      mistake(source, ["basics", member], { found, expected, fix: `write "${member}": "${example}"${otherwise}` }),
    ];
  });
  return new ImportError(formatMistakes(mistakes));
};
