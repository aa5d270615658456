import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";

/** Small pictures of different sizes, as SVG is no content: one black pixel, and one red pixel beside it, as PNG. */
const pictures = [
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
];

/** An edit of a content folder: what to do, and with which project and value. */
export interface ContentEdit {
  readonly kind: (typeof kinds)[number];
  /** Selects a project, modulo their number. */
  readonly at: number;
  readonly value: number;
}

const projectFile = (number: number): string => `edited-${String(number).padStart(3, "0")}.md`;

const projectText = (value: number): string => `---
title: Edited ${value}
year: ${2000 + (value % 30)}
kind: ${value % 2 === 0 ? "client" : "personal"}
tags: [maps, tag ${value % 7}]
---

A project with the number ${value}.
`;

/** Sets or replaces a key of a project's front matter. */
const withKey = (text: string, key: string, value: string): string => {
  const line = `${key}: ${value}`;
  const known = new RegExp(`^${key}:.*$`, "m");
  return known.test(text) ? text.replace(known, line) : text.replace("---\n", `---\n${line}\n`);
};

type Change = (projects: string, file: string, value: number) => void;

const edit =
  (change: (text: string, value: number) => string): Change =>
  (projects, file, value) =>
    writeFileSync(join(projects, file), change(readFileSync(join(projects, file), "utf8"), value));

/** Edits of the projects that `add` created. Names, titles and pictures stay valid. */
const changes = {
  add: (projects, _file, value) => writeFileSync(join(projects, projectFile(value)), projectText(value)),
  remove: (projects, file) => rmSync(join(projects, file)),
  rename: (projects, file, value) => {
    if (!existsSync(join(projects, projectFile(value))))
      renameSync(join(projects, file), join(projects, projectFile(value)));
  },
  title: edit((text, value) => withKey(text, "title", `Title ${value} of ${text.length}`)),
  subtitle: edit((text, value) => withKey(text, "subtitle", `Subtitle ${value}`)),
  tags: edit((text, value) => withKey(text, "tags", `[tag ${value % 7}, maps]`)),
  year: edit((text, value) => withKey(text, "year", String(2000 + (value % 30)))),
  kind: edit((text, value) => withKey(text, "kind", value % 2 === 0 ? "client" : "personal")),
  weight: edit((text, value) => withKey(text, "weight", String(value % 5))),
  featured: edit((text, value) => withKey(text, "featured", String(value % 2 === 0))),
  unlisted: edit((text, value) => withKey(text, "unlisted", String(value % 2 === 0))),
  body: edit((text, value) => `${text}\nA paragraph with **${value}** words.\n`),
  code: edit((text, value) => `${text}\n\`\`\`ts\nconst value = ${value};\n\`\`\`\n`),
  letter: edit((text, value) => `${text}\n${String.fromCodePoint(0x391 + (value % 24))}\n`),
  cover: (projects, file, value) => {
    const name = `edited-${value % 2}.png`;
    writeFileSync(join(projects, name), Buffer.from(pictures[value % 2] ?? "", "base64"));
    const text = readFileSync(join(projects, file), "utf8");
    writeFileSync(join(projects, file), withKey(text, "cover", `{ src: ${name}, alt: A pixel }`));
  },
  profile: (projects, _file, value) => {
    const profile = join(projects, "..", "profile.yaml");
    writeFileSync(profile, withKey(`---\n${readFileSync(profile, "utf8")}`, "tagline", `Tagline ${value}`).slice(4));
  },
} satisfies Record<string, Change>;

const kinds = Object.keys(changes) as readonly (keyof typeof changes)[];

/** Random edits of a content folder. */
export const contentEdits = fc.record({
  kind: fc.constantFrom(...kinds),
  at: fc.nat(1000),
  value: fc.nat(999),
}) satisfies fc.Arbitrary<ContentEdit>;

/** Applies an edit to a content folder. The first creates a project. */
export const applyEdit = (content: string, { kind, at, value }: ContentEdit): void => {
  const projects = join(content, "projects");
  const files = readdirSync(projects)
    .filter((name) => /^edited-\d+\.md$/.test(name))
    .toSorted();
  const file = files[at % Math.max(1, files.length)];
  if (file === undefined) changes.add(projects, "", value);
  else changes[kind](projects, file, value);
};
