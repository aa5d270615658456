import * as z from "zod";
import { Experience } from "../../contract/resources/experience.ts";
import { webUrl } from "../../contract/text.ts";
import { tidy, tidyDate } from "./forms.ts";
import { isNothing, type Members } from "./members.ts";
import { type Note, type Path, type Place, pointerTo, shown } from "./notes.ts";

type Take = (key: string, ...members: readonly string[]) => string | undefined;

/** Takes values out of an object of a resume, and notes what became of each of its members. */
export interface Taking {
  /** For a key of the content, what is at the first of some members that has anything. */
  readonly text: Take;
  readonly date: Take;
  readonly url: Take;
  readonly email: Take;
  readonly texts: (key: string, member: string) => string[] | undefined;
  /** A member of any kind. Whoever asks notes what becomes of it. */
  readonly any: (member: string) => unknown;
  readonly list: (member: string) => readonly unknown[];
  readonly took: (key: string, path: Path) => void;
  readonly left: (path: Path, why: string) => void;
  /** Notes every member that nobody asked for, for its own reason or for the general one. */
  readonly rest: (reasons?: Readonly<Record<string, string>>) => void;
  /** Says that a key is needed, since without it the thing would say something that is not so. */
  readonly needs: (key: string, member: string) => void;
  readonly needed: ReadonlySet<string>;
  readonly notes: readonly Note[];
  /** The member that a key is first looked for at. */
  readonly sourceOf: (key: string) => string;
}

const kinds = {
  text: { read: tidy, schema: z.string().min(1), expected: "a text" },
  date: { read: tidyDate, schema: Experience.shape.start, expected: "a date: YYYY, YYYY-MM or YYYY-MM-DD" },
  url: { read: tidy, schema: webUrl(), expected: "an http or https URL" },
  email: { read: tidy, schema: z.email(), expected: "an e-mail address such as ada@example.com" },
};

/** Takes from an object at a place. */
export const taking = (item: Members, { pointer, file, key: within }: Place): Taking => {
  const notes: Note[] = [];
  const asked = new Set(["vitrine"]);
  const sources = new Map<string, string>();
  const needed = new Set<string>();
  const any = (member: string): unknown => {
    asked.add(member);
    return Object.hasOwn(item, member) ? item[member] : undefined;
  };
  const list = (member: string): readonly unknown[] => {
    const value = any(member);
    return Array.isArray(value) ? value : [];
  };
  const took = (key: string, path: Path): void =>
    void notes.push({ pointer: pointerTo(pointer, path), file, key: `${within}${key}` });
  const left = (path: Path, why: string): void => void notes.push({ pointer: pointerTo(pointer, path), why });

  const taker =
    ({ read, schema, expected }: (typeof kinds)[keyof typeof kinds]): Take =>
    (key, ...members) => {
      sources.set(key, members[0] ?? key);
      let taken: string | undefined;
      for (const member of members) {
        const value = any(member);
        if (typeof value !== "string" || isNothing(value)) continue;
        const text = read(value);
        if (taken !== undefined) left(member, `\`${members[0]}\` says it already`);
        else if (!schema.safeParse(text).success) left(member, `${shown(value)} is not ${expected}`);
        else {
          taken = text;
          took(key, member);
        }
      }
      return taken;
    };
  return {
    text: taker(kinds.text),
    date: taker(kinds.date),
    url: taker(kinds.url),
    email: taker(kinds.email),
    texts: (key, member) => {
      sources.set(key, member);
      const texts = list(member).flatMap((each) => (typeof each === "string" ? [tidy(each)] : []));
      const filled = texts.filter((text) => text !== "");
      if (filled.length === 0) return undefined;
      took(key, member);
      return filled;
    },
    any,
    list,
    took,
    left,
    rest: (reasons = {}) => {
      for (const [member, value] of Object.entries(item))
        if (!asked.has(member) && !isNothing(value)) left(member, reasons[member] ?? "the content has no place for it");
    },
    needs: (key, member) => {
      needed.add(key);
      sources.set(key, member);
    },
    needed,
    notes,
    sourceOf: (key) => sources.get(key) ?? key,
  };
};
