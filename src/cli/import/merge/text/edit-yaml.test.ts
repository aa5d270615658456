import { expect, test } from "vitest";
import { parse } from "yaml";
import { editYaml } from "./edit-yaml.ts";

const edit = (text: string, change: (value: Record<string, unknown>) => void): string => {
  const value = parse(text) ?? {};
  // Objects that do not change stay the same objects, as in a merge.
  const result = { ...value };
  change(result);
  return editYaml(text, value, result, new Map());
};

const folded = `# yaml-language-server: $schema=.schema/profile.json
# Mine.
name: 'Ada' # the first

# Folded at 40 characters.
tagline: >-
  A text that is folded
  where its owner likes it.
roles: [ potter ]
availability: "From March"
`;

test("comments, blank lines, quotes and keys stay where they are", () => {
  const edited = edit(folded, (value) => {
    value.name = "Ada Example";
    value.location = "Porto";
  });
  expect(edited).toBe(`# yaml-language-server: $schema=.schema/profile.json
# Mine.
name: Ada Example # the first

# Folded at 40 characters.
tagline: >-
  A text that is folded where its owner likes it.
roles: [ potter ]
availability: "From March"
location: Porto
`);
});

test("spaces inside brackets stay", () => {
  const text = "photo: { src: a.jpg, crop: [1, 2] }\nroles: [potter]\nlinks: [ { url: b }, {url: c} ]\n";
  expect(
    edit(text, (value) => Object.assign(value, { tags: ["new"], photo: { ...Object(value.photo), alt: "A" } })),
  ).toBe(`${text.replace(" }", ", alt: A }")}tags: [new]\n`);
});

test("the schema comment stays the first line if a key is added above the first one", () => {
  const schema = "# yaml-language-server: $schema=.schema/site.json";
  for (const [before, after] of [
    [`${schema}\ntitle: Ada\n`, `${schema}\nupdated: 2026-01-01\ntitle: Ada\n`],
    [`${schema}\n# The name.\ntitle: Ada\n`, `${schema}\nupdated: 2026-01-01\n# The name.\ntitle: Ada\n`],
    [`${schema}\n\n# The name.\ntitle: Ada\n`, `${schema}\nupdated: 2026-01-01\n# The name.\ntitle: Ada\n`],
  ] as const)
    expect(editYaml(before, { title: "Ada" }, { updated: "2026-01-01", title: "Ada" }, new Map())).toBe(after);
});

test("a text that does not change is not written again", () => {
  expect(edit(folded, () => undefined)).toBe(folded);
  expect(edit("start: 2020\n", (value) => Object.assign(value, { start: "2020" }))).toBe("start: 2020\n");
});

test("texts stay folded at the width that the whole file uses", () => {
  const long = "A sentence of some words. ".repeat(8).trim();
  const narrow = `name: Ada\nbio: ${long.replace(/(.{1,69})(?: |$)/g, "$1\n  ").trimEnd()}\n`;
  const edited = edit(narrow, (value) => Object.assign(value, { name: "Ada Example" }));
  expect(parse(edited)).toEqual({ name: "Ada Example", bio: long });
});

test("a comment on a removed value moves to the end", () => {
  const edited = edit("name: Ada\n# for friends\nnick: A # short\nroles:\n  - a # first\n  - b\n", (value) => {
    delete value.nick;
    value.roles = ["b"];
  });
  expect(edited).toBe("name: Ada\nroles:\n  - b\n# for friends\n# short\n# first\n");
});

test("items keep their comments when their order changes", () => {
  const text = "list:\n  - name: a\n  # about b\n  - name: b # b\n  - name: c\n";
  const edited = edit(text, (value) => {
    const [a, b, c] = value.list as unknown[];
    value.list = [c, b, a];
  });
  expect(edited).toBe("list:\n  - name: c\n  # about b\n  - name: b # b\n  - name: a\n");
});

test("YAML with aliases is written anew if it cannot be changed in place, with all comments", () => {
  const text = "# top\na: &x [1, 2] # one\nb: *x\n";
  const edited = edit(text, (value) => Object.assign(value, { a: ["3"] }));
  expect(parse(edited)).toEqual({ a: ["3"], b: [1, 2] });
  for (const comment of ["# top", "# one"]) expect(edited.split(comment)).toHaveLength(2);
});

test("values are added to a file that has only comments, and all values can be removed", () => {
  const comments = "# first\n# roles: [a]\n";
  const filled = edit(comments, (value) => Object.assign(value, { name: "Ada" }));
  expect(filled).toBe(`${comments}name: Ada\n`);
  const emptied = edit(filled, (value) => {
    delete value.name;
  });
  expect(emptied).toBe(comments);
});

test("text that looks like YAML or ends front matter stays text", () => {
  for (const text of ["---\nb: c", "# no", "- a: b", "*x", "null", "..."]) {
    const edited = edit("a: x # comment\nb: y\n", (value) => Object.assign(value, { a: text }));
    expect(parse(edited)).toEqual({ a: text, b: "y" });
    expect(edited).not.toMatch(/^(?:---|\.\.\.)/m);
    expect(edited).toContain("# comment");
  }
});
