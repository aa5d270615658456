import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { runsAll } from "../../../../test/support/setup/tier.ts";
import { type ImportedContent, readResume } from "../../../resume/read-resume.ts";
import { contentFiles } from "../content-files.ts";
import { baseText, type ImportBase } from "./import-base.ts";
import { mergeContent } from "./merge-content.ts";
import type { ContentTexts } from "./merge-files.ts";
import { readContentText } from "./text/content-text.ts";
import type { Preference } from "./values/three-way.ts";

/** How many examples each property is tested with. */
const runs = runsAll ? 100 : 10;

type Files = ReadonlyMap<string, string>;

const basics = { name: "Ada Example", email: "ada@example.com" };

const contentOf = (resume: object): ImportedContent => {
  const { content } = readResume({ basics, ...resume });
  if (!content) throw new Error("the resume has no name");
  return content;
};

const textsOf = (files: Files): ContentTexts =>
  new Map(
    [...files].map(([name, text]) => {
      const read = readContentText(name, text);
      if (!read) throw new Error(`${name} cannot be parsed:\n${text}`);
      return [name, read] as const;
    }),
  );

interface Folder {
  readonly files: Files;
  readonly base: ImportBase | undefined;
}

const empty: Folder = { files: new Map(), base: undefined };

/** The folder after an import. */
const importing = (
  { files, base }: Folder,
  resume: object,
  { preference = "report", today = "2026-11-22" }: { preference?: Preference; today?: string } = {},
) => {
  const imported = contentOf(resume);
  const merged = mergeContent({
    base,
    yours: textsOf(files),
    theirs: textsOf(contentFiles(imported, true)),
    incomplete: imported.incomplete ?? {},
    derivedKeys: ["title", "description", "language"],
    preference,
    today,
  });
  const after = new Map([...files, ...merged.files].filter(([name]) => !merged.removed.includes(name)));
  return { files: after, base: merged.base, differences: merged.differences };
};

const edited = (folder: Folder, name: string, edit: (text: string) => string): Folder => ({
  ...folder,
  files: new Map([...folder.files, [name, edit(folder.files.get(name) ?? "")]]),
});

const setIn = (folder: Folder, name: string, path: readonly (string | number)[], value: unknown): Folder =>
  edited(folder, name, (text) => {
    const document = parseDocument(text);
    document.setIn(path, value);
    return document.toString();
  });

/** Edits of an owner. Each leaves its marker, a text that occurs nowhere else. */
const edits: readonly ((folder: Folder, marker: string, index: number) => Folder)[] = [
  (folder, marker) => setIn(folder, "profile.yaml", ["tagline"], marker),
  (folder, marker) => setIn(folder, "profile.yaml", ["availability"], marker),
  (folder, marker) => setIn(folder, "profile.yaml", ["roles"], [marker]),
  (folder, marker) => setIn(folder, "site.yaml", ["title"], marker),
  (folder, marker) => setIn(folder, "site.yaml", ["description"], marker),
  (folder, marker) => setIn(folder, "site.yaml", ["security", "contact"], `mailto:${marker}@example.com`),
  (folder, marker) => setIn(folder, "contact.yaml", ["form"], `https://example.com/${marker}`),
  (folder, marker) => setIn(folder, "faq.yaml", ["questions"], [{ question: `${marker}?`, answer: "Yes." }]),
  (folder, marker) => setIn(folder, "synonyms.yaml", ["groups"], [[marker, "word"]]),
  (folder, marker) => edited(folder, "profile.yaml", (text) => text.replace(/^name:.*$/m, `$& # ${marker}`)),
  (folder, marker) => edited(folder, "site.yaml", (text) => `${text}# ${marker}\n`),
  (folder, marker) =>
    edited(folder, "experience.yaml", (text) => text.replace(/^( *)- company:/m, `$1# ${marker}\n$&`)),
  (folder, marker) =>
    edited(folder, "experience.yaml", (text) => text.replace(/^( *)summary:.*$/gm, (line) => `${line} # ${marker}`)),
  ...["company", "role", "summary"].map((key) => (folder: Folder, marker: string, index: number): Folder => {
    const items = textsOf(folder.files).get("experience.yaml")?.value.experiences;
    return Array.isArray(items) && items.length > 0
      ? setIn(folder, "experience.yaml", ["experiences", index % items.length, key], marker)
      : setIn(folder, "profile.yaml", ["location"], marker);
  }),
  (folder, marker) =>
    edited(folder, "experience.yaml", (text) => {
      const document = parseDocument(text);
      const item = document.createNode({ company: marker, role: "Own", start: 2001 });
      if (document.hasIn(["experiences"])) document.addIn(["experiences"], item);
      else document.setIn(["experiences"], document.createNode([item]));
      return document.toString();
    }),
  (folder, marker) => edited(folder, `projects/${marker}.md`, () => `---\ntitle: ${marker}\n---\n\nMine.\n`),
  ...[
    (text: string, marker: string) => text.replace("\n---\n", `\nsubtitle: ${marker}\n---\n`),
    (text: string, marker: string) => text.replace("\n---\n", `\n# ${marker}\n---\n`),
    (text: string, marker: string) => `${text}\nMore: ${marker}\n`,
    (text: string, marker: string) => text.replace(/^title:.*$/m, `title: ${marker}`),
  ].map((edit) => (folder: Folder, marker: string, index: number): Folder => {
    const projects = [...folder.files.keys()].filter((name) => name.startsWith("projects/") && !name.includes("OWNER"));
    const name = projects[index % projects.length];
    if (name === undefined || textsOf(folder.files).get(name)?.value.subtitle)
      return setIn(folder, "contact.yaml", ["location"], marker);
    return edited(folder, name, (text) => edit(text, marker));
  }),
];

const word = fc.constantFrom("kiln", "glaze", "tide", "loom", "press");
const sentence = fc.constantFrom(
  "Makes bowls.",
  "Makes tiles: 4,000 of them.",
  "Fires the kiln #2.",
  "Line one.\n\nLine two.",
);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const resume = fc.record({
  basics: fc.record({
    name: fc.constant("Ada Example"),
    email: fc.constantFrom("ada@example.com", "new@example.com"),
    label: optional(fc.constantFrom("Potter", "Engineer")),
    summary: optional(sentence),
    url: optional(fc.constantFrom("https://ada.example.com", "https://new.example.com")),
  }),
  work: fc.array(
    fc.record({
      name: word,
      position: word,
      startDate: fc.constantFrom("2019", "2020-05", undefined),
      summary: optional(sentence),
      highlights: fc.array(sentence, { maxLength: 3 }),
      keywords: fc.array(word, { maxLength: 3 }),
    }),
    { maxLength: 4 },
  ),
  skills: fc.array(fc.record({ name: word, keywords: fc.array(word, { minLength: 1, maxLength: 4 }) }), {
    maxLength: 3,
  }),
  education: fc.array(
    fc.record({ institution: word, studyType: word, endDate: optional(fc.constantFrom("2011", "2015")) }),
    {
      maxLength: 3,
    },
  ),
  projects: fc.array(
    fc.record({
      name: word,
      description: optional(sentence),
      keywords: fc.array(word, { maxLength: 3 }),
      startDate: fc.constantFrom("2020", undefined),
    }),
    { maxLength: 4 },
  ),
});
const editList = fc.uniqueArray(fc.nat({ max: edits.length - 1 }), { maxLength: 6 });

/** The folder after edits, and their markers. */
const withEdits = (folder: Folder, chosen: readonly number[]) => {
  const markers = chosen.map((choice) => `OWNER${choice}`);
  const after = chosen.reduce(
    (current, choice, index) => edits[choice]?.(current, markers[index] ?? "", choice + index) ?? current,
    folder,
  );
  const text = [...after.files.values()].join("\n");
  // Some edits need a value that the resume does not have.
  return { folder: after, markers: markers.filter((marker) => text.includes(marker)) };
};

const textOf = ({ files }: Folder): string => [...files].map((file) => file.join("\n")).join("\n");

describe("a second import", () => {
  test("keeps every edit of the owner, whatever the import contains", () => {
    fc.assert(
      fc.property(
        resume,
        resume,
        editList,
        fc.constantFrom<Preference>("report", "ours"),
        (first, second, chosen, preference) => {
          const { folder, markers } = withEdits(importing(empty, first), chosen);
          const after = importing(folder, second, { preference });
          textsOf(after.files);
          for (const marker of markers) expect(textOf(after)).toContain(marker);
        },
      ),
      { numRuns: 2 * runs },
    );
  });

  test("of the same file changes no byte, on any day", () => {
    fc.assert(
      fc.property(resume, resume, editList, (first, second, chosen) => {
        const { folder } = withEdits(importing(empty, first), chosen);
        const once = importing(folder, second);
        const again = importing(once, second, { today: "2027-01-01" });
        expect(again.files).toEqual(once.files);
        expect(baseText(again.base)).toBe(baseText(once.base));
      }),
      { numRuns: runs },
    );
  });

  test("without edits gives what a first import gives", () => {
    fc.assert(
      fc.property(resume, resume, (first, second) => {
        const updated = importing(importing(empty, first), second);
        const fresh = importing(empty, second);
        const valuesOf = ({ files }: Folder) => [...textsOf(files)].map(([name, { value }]) => [name, value] as const);
        const yamlOf = (folder: Folder) => new Map(valuesOf(folder).filter(([name]) => name.endsWith(".yaml")));
        // The names of project files may differ, because they do not change.
        const projectsOf = (folder: Folder) =>
          valuesOf(folder)
            .flatMap(([name, value]) => (name.endsWith(".md") ? [value] : []))
            .toSorted((a, b) => (String(a.title) < String(b.title) ? -1 : 1));
        expect(yamlOf(updated)).toEqual(yamlOf(fresh));
        expect(projectsOf(updated)).toEqual(projectsOf(fresh));
      }),
      { numRuns: runs },
    );
  });

  test("over content that no import wrote loses nothing", () => {
    fc.assert(
      fc.property(resume, resume, editList, (first, second, chosen) => {
        const { folder, markers } = withEdits(importing(empty, first), chosen);
        const after = importing({ ...folder, base: undefined }, second);
        for (const marker of markers) expect(textOf(after)).toContain(marker);
        expect(importing(after, second).files).toEqual(after.files);
      }),
      { numRuns: runs },
    );
  });

  test("keeps an entry and a project with a comment of the owner, although the import no longer has them", () => {
    const first = {
      work: [
        { name: "Kiln Works", position: "Potter", startDate: "2020" },
        { name: "Brick Yard", position: "Apprentice", startDate: "2015" },
      ],
      projects: [{ name: "Tide Bowls", description: "Bowls." }],
    };
    const commented = edited(
      edited(importing(empty, first), "experience.yaml", (text) =>
        text.replace("start: 2015", "start: 2015 # or 2014?"),
      ),
      "projects/tide-bowls.md",
      (text) => text.replace("title: Tide Bowls", "title: Tide Bowls # rename?"),
    );
    const after = importing(commented, { work: first.work.slice(0, 1) });
    expect(after.files).toEqual(commented.files);
    expect(after.base.conflicts).toEqual([
      "experience.yaml > experiences > Brick Yard, Apprentice, 2015",
      "projects/tide-bowls.md",
    ]);
  });

  test("does not report a title and a description that the owner wrote before the first import", () => {
    const own = "title: Bowls\ndescription: All bowls.\nlanguage: pt\n";
    const files = new Map([
      ["profile.yaml", "name: Ada Example\nemail: ada@example.com\n"],
      ["site.yaml", own],
    ]);
    const { files: after, differences } = importing({ files, base: undefined }, {});
    expect(after.get("site.yaml")).toBe(own);
    expect(differences.filter(({ isConflict }) => isConflict)).toEqual([]);
  });
});
