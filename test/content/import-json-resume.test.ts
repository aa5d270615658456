import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readContent } from "../../src/content/read/read-content.ts";
import { sampleContent } from "../support/content/portfolios.ts";
import { type Finished, run, temporaryFolder } from "../support/hosts/programs.ts";
import { slowTest } from "../support/setup/tier.ts";

let root: string;
beforeAll(() => {
  root = temporaryFolder();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

let made = 0;
const newFolder = (): string => {
  made += 1;
  return join(root, String(made), "content");
};

/** Writes a file to import: a string unchanged, any other value as JSON. */
const fileOf = (resume: unknown): string => {
  made += 1;
  const path = join(root, `${made}.json`);
  writeFileSync(path, typeof resume === "string" ? resume : JSON.stringify(resume, null, 2));
  return path;
};

const importing = (file: string, content: string, ...flags: string[]): Promise<Finished> =>
  run("src/cli/import/import.ts", [file, "--content", content, ...flags]);

/** Every file below a folder with its text. */
const textsIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes(".schema"))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")]),
  );

const basics = { name: "Ada Example", email: "ada@example.com" };

describe("the sample resume of JSON Resume", () => {
  const sample = "node_modules/@jsonresume/schema/sample.resume.json";

  test("is imported as content that passes the check and looks hand-written", async () => {
    const content = newFolder();
    const { code, stdout, stderr } = await importing(sample, content);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const check = await run("src/cli/check-content.ts", ["--content", content]);
    expect(check.code).toBe(0);
    expect(check.stdout.split("\n")).toEqual([
      `${content}/: 1 project, no errors.`,
      "Private, so not on the site: phone, address and references. To publish all of it, write `publish: [phone, address, references]` in site.yaml.",
      "",
    ]);
    const files = textsIn(content);
    expect(Object.keys(files)).toEqual([
      ".import.json",
      "contact.yaml",
      "experience.yaml",
      "profile.yaml",
      "projects/miss-direction.md",
      "site.yaml",
    ]);
    const visible = Object.entries(files).filter(([name]) => !name.startsWith("."));
    const whole = visible.map(([name, text]) => `==> ${name} <==\n${text}`);
    await expect(whole.join("\n")).toMatchFileSnapshot("../fixtures/import/json-resume-sample.txt");
    await expect(stdout.replaceAll(content, "content")).toMatchFileSnapshot(
      "../fixtures/import/json-resume-report.txt",
    );
  });

  test("is refused if there is other content, and replaces it with --force", async () => {
    const content = newFolder();
    cpSync(sampleContent, content, { recursive: true });
    writeFileSync(join(content, "projects", "mine.md"), "---\ntitle: Mine\n---\n\nMy own.\n");
    const before = textsIn(content);
    const refused = await importing(sample, content);
    expect(refused.code).toBe(1);
    expect(refused.stdout).toBe("");
    for (const name of [
      "profile.yaml",
      "contact.yaml",
      "experience.yaml",
      "site.yaml",
      "faq.yaml",
      "projects/tide-clock.md",
    ])
      expect(refused.stderr).toContain(`  ${content}/${name}\n`);
    expect(refused.stderr).not.toContain("mine.md");
    expect(refused.stderr).toMatch(/Pass --force.*\n\nNothing was written\.\n$/);
    expect(textsIn(content)).toEqual(before);

    const forced = await importing(sample, content, "--force");
    expect(forced).toMatchObject({ code: 0, stderr: "" });
    expect(forced.stdout).toContain(`\nUnchanged files:\n  ${content}/projects/mine.md\n  ${content}/synonyms.yaml\n`);
    const after = textsIn(content);
    expect(Object.keys(after)).toEqual([
      ".import.json",
      "contact.yaml",
      "experience.yaml",
      "profile.yaml",
      "projects/mine.md",
      "projects/miss-direction.md",
      "site.yaml",
      "synonyms.yaml",
    ]);
    expect(Object.values(after).join("")).not.toContain("Zoë");
    expect(readdirSync(content, { recursive: true }).filter((name) => String(name).endsWith(".new"))).toEqual([]);
  });

  slowTest("is refused if the resulting content would have errors", async () => {
    const content = newFolder();
    mkdirSync(join(content, "projects"), { recursive: true });
    writeFileSync(join(content, "projects", "mine.md"), "---\ntitle: Miss Direction\n---\n\nMy own.\n");
    const before = textsIn(content);
    const { code, stderr } = await importing(sample, content, "--replace");
    expect(code).toBe(1);
    expect(stderr).toContain('the title "Miss Direction", which content/projects/mine.md also has');
    expect(textsIn(content)).toEqual(before);
  });
});

describe("an invalid resume", () => {
  test("is reported with the position of the error, and nothing is written", async () => {
    const content = newFolder();
    const file = fileOf('{\n  "basics": {\n    "name": "Ada",\n  }\n}\n');
    const { code, stdout, stderr } = await importing(file, content);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr.replace(/^\d+/, "ada")).toBe(`ada.json:4:3
  4 |   }
    |   ^
  found     a trailing comma
  expected  JSON
  fix       remove the comma before the }

1 error in 1 file.

Nothing was written.
`);
    expect(() => readdirSync(content)).toThrow("ENOENT");
  });

  slowTest("without an email address can be imported with --email", async () => {
    const content = newFolder();
    const { code } = await importing(fileOf({ basics: { name: "Ada" } }), content, "--email", "ada@example.com");
    expect(code).toBe(0);
    expect(readContent(content).profile).toEqual({ name: "Ada", email: "ada@example.com" });
  });

  test("is found relative to the folder of the caller, although npm changes the folder", async () => {
    const content = newFolder();
    writeFileSync(join(root, "mine.json"), JSON.stringify({ basics }));
    const called = (file: string) => run("src/cli/import/import.ts", [file, "--content", content], { INIT_CWD: root });
    expect((await called("theirs.json")).stderr).toContain(`Found no file at ${join(root, "theirs.json")}; expected`);
    expect(await called("mine.json")).toMatchObject({ code: 0, stderr: "" });
    expect(readContent(content).site.updated).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  slowTest("is not imported with an invalid --email, and the error names the flag", async () => {
    const content = newFolder();
    const { code, stderr } = await importing(fileOf({ basics }), content, "--email", "nonsense");
    expect(code).toBe(1);
    expect(stderr).toBe(
      '--email is "nonsense"; expected an email address such as ada@example.com.\n\nNothing was written.\n',
    );
    expect(() => readdirSync(content)).toThrow("ENOENT");
  });

  slowTest("that is not named gets the usage of the command", async () => {
    const { code, stderr } = await run("src/cli/import/import.ts");
    expect(code).toBe(1);
    expect(stderr).toContain("Expected one file to import; found 0.\n\nUsage: vitrine import FILE");
  });
});

describe("a value that the content does not allow", () => {
  test("is skipped with a note, and the rest is imported", async () => {
    const content = newFolder();
    const resume = {
      basics: { ...basics, url: "ada.example.com", profiles: [{ network: "GitHub", url: "javascript:alert(1)" }] },
      work: [
        { name: "A", position: "B", startDate: "2020-13", url: "ftp://a.example" },
        { name: "A", position: "B", startDate: "2020-12-31", endDate: "present", url: "mailto:a@example.com" },
        { position: "B", startDate: "2020" },
        { name: "A", position: "B", startDate: "2020-02", endDate: "2019" },
        { name: "A", position: "B", startDate: "2020-00-00", endDate: "2021-06-00" },
        null,
        {},
      ],
      awards: [{ title: "Medal", date: "03/04/2021" }],
      projects: [{ name: "Nothing said" }, { name: "Something", description: "Said.", startDate: "soon", url: "x" }],
    };
    const { code, stdout } = await importing(fileOf(resume), content);
    expect(code).toBe(0);
    const lines = stdout.split("\n").map((line) => line.trim().replace(/ {2,}/, " "));
    for (const line of [
      '/basics/url "ada.example.com" is not an http or https URL',
      '/basics/profiles/0 "javascript:alert(1)" is not an http or https URL',
      '/work/0/startDate "2020-13" is not a date: YYYY, YYYY-MM or YYYY-MM-DD',
      '/awards/0/date "03/04/2021" can mean 2021-04-03 or 2021-03-04: write the date like this',
      "/work/0 kept as a comment in experience.yaml: needs `startDate`",
      "/work/1/endDate no end: entries without `end` are current",
      '/work/1/url "mailto:a@example.com" is not an http or https URL',
      "/work/2 kept as a comment in experience.yaml: needs `name`",
      "/work/3/endDate before the start, 2020-02",
      "/work/3 kept as a comment in experience.yaml: needs `endDate` (a current entry has no end)",
      "/projects/0 no description, so the title is used: write a description",
      '/projects/1/startDate "soon" is not a date: YYYY, YYYY-MM or YYYY-MM-DD',
      '/projects/1/url "x" is not an http or https URL',
    ])
      expect(lines).toContain(line);
    const { profile, experience, projects } = readContent(content);
    expect(profile).toEqual(basics);
    expect(experience.experiences).toEqual([
      { company: "A", role: "B", start: "2020-12-31", highlights: [], tags: [] },
      { company: "A", role: "B", start: "2020", end: "2021-06", highlights: [], tags: [] },
    ]);
    expect(projects).toEqual([
      { slug: "nothing-said", title: "Nothing said", description: "Nothing said", weight: 0 },
      { slug: "something", title: "Something", description: "Said.", weight: 0 },
    ]);
    expect(readFileSync(join(content, "projects", "nothing-said.md"), "utf8")).toContain(
      "\n# The resume has no description of this project: write at least one sentence below.\n---\n\nNothing said\n",
    );
    expect(readFileSync(join(content, "projects", "something.md"), "utf8")).not.toContain("# The resume");
  });

  slowTest("is kept in a comment, which becomes valid content when it is completed and uncommented", async () => {
    const content = newFolder();
    const resume = {
      basics,
      work: [{ name: "Red Cross", position: "Driver", summary: "By night: # 1\n\nAnd by day." }, {}],
      education: [{ institution: "School", startDate: "2011" }],
      awards: [{ awarder: "Hack Night", title: "First" }],
      skills: [{ keywords: ["Rust"] }],
    };
    const { code, stdout } = await importing(fileOf(resume), content);
    expect(code).toBe(0);
    for (const member of ["startDate", "studyType", "date", "name"])
      expect(stdout).toContain(`kept as a comment in experience.yaml: needs \`${member}\`\n`);
    expect(readContent(content).experience).toEqual({});
    const file = join(content, "experience.yaml");
    const text = readFileSync(file, "utf8");
    const lists = text.slice(text.indexOf("# experiences:")).replaceAll(/^# ?/gm, "");
    writeFileSync(file, lists);
    const blank = await run("src/cli/check-content.ts", ["--content", content]);
    expect(blank.stderr).toContain("4 errors in 1 file.");
    const filled = lists
      .replace("start:\n", "start: 2010\n")
      .replace("degree:", "degree: BSc")
      .replace("date:", "date: 2012");
    writeFileSync(file, filled.replace("name:\n", "name: Code\n"));
    expect(readContent(content).experience).toEqual({
      experiences: [
        {
          company: "Red Cross",
          role: "Driver",
          start: "2010",
          summary: "By night: # 1\n\nAnd by day.",
          highlights: [],
          tags: [],
        },
      ],
      hackathons: [{ name: "Hack Night", date: "2012", award: "First" }],
      skillGroups: [{ name: "Code", skills: ["Rust"] }],
      education: [{ institution: "School", degree: "BSc", start: "2011" }],
    });
  });

  slowTest("does not make an entry current if it is an unreadable end date", async () => {
    const content = newFolder();
    const ended = (startDate: string | undefined, endDate: string) => ({
      name: "A",
      position: "B",
      startDate,
      endDate,
    });
    const resume = {
      basics,
      work: [ended("2010", "2012-00-00"), ended("2012", "until spring"), ended(undefined, "0000-00-00")],
      education: [{ institution: "School", studyType: "BSc", startDate: "2011", endDate: "2010" }],
    };
    const { code, stdout } = await importing(fileOf(resume), content);
    expect(code).toBe(0);
    const lines = stdout.split("\n").map((line) => line.trim().replace(/ {2,}/, " "));
    for (const line of [
      '/work/1/endDate "until spring" is not a date: YYYY, YYYY-MM or YYYY-MM-DD',
      "/work/1 kept as a comment in experience.yaml: needs `endDate` (a current entry has no end)",
      '/work/2/endDate "0000-00-00" is not a date: YYYY, YYYY-MM or YYYY-MM-DD',
      "/work/2 kept as a comment in experience.yaml: needs `startDate` and `endDate` (a current entry has no end)",
      "/education/0/endDate before the start, 2011",
      "/education/0 kept as a comment in experience.yaml: needs `endDate` (a current entry has no end)",
    ])
      expect(lines).toContain(line);
    expect(readContent(content).experience).toEqual({
      experiences: [{ company: "A", role: "B", start: "2010", end: "2012", highlights: [], tags: [] }],
    });
    const text = readFileSync(join(content, "experience.yaml"), "utf8");
    expect(text).toContain("#   - company: A\n#     role: B\n#     start: 2012\n#     end:\n");
    expect(text).toContain("#   - company: A\n#     role: B\n#     start:\n#     end:\n");
    expect(text).toContain("#     start: 2011\n#     end:\n");
  });

  slowTest("gets a note even if its entry is kept in a comment", async () => {
    const work = [{ name: "A", position: "B", endDate: "soon", url: "a.example", salary: "1" }];
    const { stdout } = await importing(fileOf({ basics, work }), newFolder());
    for (const member of ["endDate", "url", "salary"]) expect(stdout).toContain(`/work/0/${member} `);
  });

  slowTest("does not prevent a long summary from becoming the text about the person", async () => {
    const summary = `I make bowls. ${"Each shows the tide of one day. ".repeat(10)}\n\nAnd tiles.`;
    const file = fileOf({ basics: { ...basics, summary } });
    const content = newFolder();
    const { stdout } = await importing(file, content);
    expect(stdout).toContain("its first sentence is also the `tagline`: consider writing your own");
    const { profile, faq } = readContent(content);
    expect(profile).toMatchObject({ tagline: "I make bowls.", about: summary });
    expect(faq).toEqual({});
  });
});

describe("imported text", () => {
  const hostile = [
    "---\ntitle: Taken over\n---",
    '"}\n- a: b # c',
    "*anchor &alias !!js/function",
    "{{ a: [b }",
    "null",
    "2024",
    "...\n--- \nkey: value",
    "? a\n: b",
    "%YAML 1.1",
    `a: ${"long ".repeat(60)}\n  indented\n\ttab`,
    "trailing \\",
    "'single' \"double\" `back`",
  ];

  test("stays text, even if it looks like YAML or markup", async () => {
    const content = newFolder();
    const resume = {
      basics: { ...basics, name: hostile[0], label: hostile[1] },
      work: hostile.map((text) => ({
        name: text,
        position: text,
        startDate: "2024",
        summary: text,
        highlights: hostile,
        keywords: hostile,
      })),
      skills: hostile.map((text) => ({ name: text, keywords: hostile })),
      projects: hostile.map((text, index) => ({
        name: `${text} ${index}`,
        description: text,
        keywords: hostile,
        startDate: "2024",
      })),
    };
    const { code, stderr } = await importing(fileOf(resume), content);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const { profile, experience, projects } = readContent(content);
    const tidy = hostile.map((text) => text.trim());
    expect(profile).toMatchObject({ name: tidy[0], roles: [tidy[1]] });
    expect(experience.experiences?.map(({ company }) => company)).toEqual(tidy);
    for (const { highlights, tags } of experience.experiences ?? [])
      expect({ highlights, tags }).toEqual({ highlights: tidy, tags: tidy });
    expect(new Set(projects.map(({ description }) => description))).toEqual(new Set(tidy));
    expect(projects.map(({ title }) => title).toSorted()).toEqual(
      hostile.map((text, index) => `${text} ${index}`.trim()).toSorted(),
    );
    for (const { tags, year } of projects) expect({ tags, year }).toEqual({ tags: tidy, year: "2024" });
  });

  slowTest("gives projects unique file names that work in URLs", async () => {
    const content = newFolder();
    const names = ["Łódź", "lodz", "東京の看板", "🎉", "../../etc/passwd", "LODZ!", "🎈", "con", "index", "Łódź"];
    const resume = { basics, projects: names.map((name) => ({ name, description: "Text." })) };
    const { code, stdout } = await importing(fileOf(resume), content);
    expect(code).toBe(0);
    expect(readdirSync(join(content, "projects")).toSorted()).toEqual(
      [
        "lodz.md",
        "lodz-2.md",
        "東京の看板.md",
        "project.md",
        "etc-passwd.md",
        "lodz-3.md",
        "project-2.md",
        "con-project.md",
        "index-project.md",
        "lodz-4.md",
      ].toSorted(),
    );
    expect(readContent(content).projects.find(({ slug }) => slug === "lodz-4")?.title).toBe("Łódź (2)");
    expect(stdout).toContain('another project has this title, so this one is "Łódź (2)"');
  });
});
