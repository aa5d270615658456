import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterAll, describe, expect, test } from "vitest";
import { existingFiles } from "../../src/cli/import/existing-files.ts";
import { ImportError } from "../../src/cli/import/import-error.ts";
import { importInto } from "../../src/cli/import/main.ts";
import { importSettings } from "../../src/cli/import/settings.ts";
import { readContent } from "../../src/content/read/read-content.ts";
import { SettingsError } from "../../src/terminal/settings-error.ts";
import { run, temporaryFolder } from "../support/hosts/programs.ts";
import { sampled } from "../support/setup/tier.ts";

const root = temporaryFolder();
afterAll(() => rmSync(root, { recursive: true, force: true }));

let made = 0;
const newPath = (name: string): string => {
  made += 1;
  mkdirSync(join(root, String(made)));
  return join(root, String(made), name);
};

/** Imports a file in this process, and returns the report. */
const importing = async (file: string, content: string, ...flags: string[]): Promise<string> => {
  const lines: string[] = [];
  await importInto(importSettings([file, "--content", content, ...flags], "."), (line) => void lines.push(line));
  return lines.join("\n");
};

const fileOf = (resume: unknown): string => {
  const path = newPath("resume.json");
  writeFileSync(path, JSON.stringify(resume));
  return path;
};

/** Every file below a folder with its text, also the hidden ones. */
const textsIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && basename(entry.parentPath) !== ".schema")
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")]),
  );

const namesIn = (folder: string): string[] => existingFiles(folder).map(({ name }) => name);

const edit = (content: string, name: string, change: (text: string) => string): void => {
  const before = readFileSync(join(content, name), "utf8");
  expect(change(before)).not.toBe(before);
  writeFileSync(join(content, name), change(before));
};

const ada = {
  basics: { name: "Ada Example", email: "ada@example.com", label: "Potter", summary: "I make bowls." },
  work: [
    { name: "Kiln Works", position: "Potter", startDate: "2020-01", summary: "Runs the kiln.", highlights: ["One."] },
    { name: "Brick Yard", position: "Apprentice", startDate: "2015-09", endDate: "2019-12" },
    { name: "Clay Shop", position: "Helper", startDate: "2012", endDate: "2014" },
  ],
  skills: [{ name: "Craft", keywords: ["glaze", "throwing"] }],
  projects: [
    { name: "Tide Bowls", description: "Bowls with a tide.", keywords: ["porcelain"] },
    { name: "Rain Tiles", description: "Tiles that sound." },
    { name: "Old Mugs", description: "Mugs of the past." },
  ],
};

/** Ada's resume, later: new values, a new position and project, and some that are gone. */
const adaLater = {
  basics: { ...ada.basics, email: "ada@new.example.com", summary: "I make bowls that count the tides." },
  work: [
    { name: "Loom Labs", position: "Engineer", startDate: "2026-02" },
    { ...ada.work[0], endDate: "2026-01", summary: "Ran the kiln.", highlights: ["One.", "Two."] },
    ada.work[1],
  ],
  skills: [{ name: "Craft", keywords: ["glaze", "throwing", "firing"] }],
  projects: [
    { ...ada.projects[0], description: "Bowls with the tide of one day." },
    ada.projects[1],
    { name: "Fog Lamps", description: "Lamps." },
  ],
};

const grace = {
  basics: { name: "Grace Sample", email: "grace@sample.example" },
  projects: [{ name: "Night Trains", description: "Trains." }],
};

/** Content after the import of a resume. */
const imported = async (resume: unknown = ada): Promise<string> => {
  const content = newPath("content");
  await importing(fileOf(resume), content);
  return content;
};

/** Choices and edits of an owner in each file. */
const editAll = (content: string): void => {
  edit(
    content,
    "site.yaml",
    (text) =>
      `${text
        .replace(/^title: .*/m, "title: Bowls")
        .replace(/^description: .*/m, "description: All bowls.")
        .replace("language: en", "language: pt")
        .replace(
          /^updated: .*/m,
          "updated: 2026-01-01",
        )}agents: { search: false, aiInput: false } # private\nsecurity:\n  contact: mailto:security@example.com\n  expires: 2027-01-01\n`,
  );
  edit(
    content,
    "contact.yaml",
    (text) => `${text}# the form of my host\nform: https://example.com/form\navailability: Weekdays\n`,
  );
  edit(content, "profile.yaml", (text) => text.replace(/^tagline: .*/m, "# my own words\ntagline: Potter of tides."));
  edit(content, "experience.yaml", (text) =>
    text
      .replace("summary: Runs the kiln.", "summary: Runs the great kiln. # own")
      .replace(/( {2}- company: Kiln Works[\s\S]*?)( {2}- company: Brick Yard[\s\S]*?)(?= {2}- company: Clay)/, "$2$1"),
  );
  edit(content, "projects/rain-tiles.md", (text) =>
    text
      .replace("title: Rain Tiles", "title: Rain Tiles\nkind: personal\nweight: 3 # first")
      .replace("Tiles that sound.", "Tiles that sing."),
  );
  writeFileSync(join(content, "faq.yaml"), "questions:\n  - question: Do you teach?\n    answer: Yes.\n");
  writeFileSync(join(content, "synonyms.yaml"), "groups:\n  - [bowl, dish]\n");
  writeFileSync(join(content, "projects", "mine.md"), "---\ntitle: Mine\n---\n\nMy own.\n");
};

describe("a second import", () => {
  test("keeps every choice of the owner, and updates the other values", async () => {
    const content = await imported();
    editAll(content);
    const before = textsIn(content);
    await importing(fileOf(adaLater), content);
    const { site, contact, profile, experience, projects } = readContent(content);
    for (const name of ["site.yaml", "faq.yaml", "synonyms.yaml", "projects/mine.md", "projects/rain-tiles.md"])
      expect([name, textsIn(content).get(name)]).toEqual([name, before.get(name)]);
    expect(site).toMatchObject({ agents: { search: false, aiInput: false }, updated: "2026-01-01", title: "Bowls" });
    expect(contact).toEqual({
      email: "ada@new.example.com",
      form: "https://example.com/form",
      availability: "Weekdays",
    });
    expect(profile).toMatchObject({ email: "ada@new.example.com", tagline: "Potter of tides." });
    expect(experience.experiences).toEqual([
      expect.objectContaining({ company: "Loom Labs" }),
      expect.objectContaining({ company: "Brick Yard" }),
      {
        company: "Kiln Works",
        role: "Potter",
        start: "2020-01",
        end: "2026-01",
        summary: "Runs the great kiln.",
        highlights: ["One.", "Two."],
        tags: [],
      },
    ]);
    expect(experience.skillGroups).toEqual([{ name: "Craft", skills: ["glaze", "throwing", "firing"] }]);
    expect(new Map(projects.map(({ slug, description }) => [slug, description]))).toEqual(
      new Map([
        ["tide-bowls", "Bowls with the tide of one day."],
        ["rain-tiles", "Tiles that sing."],
        ["fog-lamps", "Lamps."],
        ["mine", "My own."],
      ]),
    );
    const all = [...textsIn(content).values()].join("");
    for (const comment of ["# private", "# the form of my host", "# my own words", "# own", "# first"])
      expect(all).toContain(comment);
  });

  test("of the same file changes no byte, with and without edits of the owner", async () => {
    const content = await imported();
    const file = fileOf(ada);
    const first = textsIn(content);
    expect(await importing(file, content)).toContain("\nNo file changed.");
    expect(textsIn(content)).toEqual(first);
    editAll(content);
    const before = textsIn(content);
    await importing(file, content, "--theirs");
    expect(textsIn(content)).toEqual(before);
    await importing(fileOf(adaLater), content);
    const later = textsIn(content);
    await importing(fileOf(adaLater), content);
    expect(textsIn(content)).toEqual(later);
  });

  test("updates and removes the text about the person that the first import wrote", async () => {
    const long = (word: string) => ({
      ...ada,
      basics: { ...ada.basics, summary: `I am ${word}. ${"More. ".repeat(50)}`.trim() },
    });
    const content = await imported(long("new"));
    await importing(fileOf(long("old")), content);
    expect(readContent(content).profile.about?.slice(0, 9)).toBe("I am old.");
    await importing(fileOf(ada), content);
    expect(readContent(content).profile).not.toHaveProperty("about");
  });

  test("does not bring back what the owner removed", async () => {
    const content = await imported();
    edit(content, "profile.yaml", (text) => text.replace(/^roles:\n.*\n/m, ""));
    edit(content, "experience.yaml", (text) => text.replace(/ {2}- company: Brick Yard[\s\S]*?(?= {2}- company)/, ""));
    rmSync(join(content, "projects", "rain-tiles.md"));
    const before = textsIn(content);
    await importing(fileOf(ada), content);
    expect(textsIn(content)).toEqual(before);
  });

  test("keeps the name of a project file, also if the title has changed", async () => {
    const content = await imported();
    const renamed = { ...ada, projects: [{ ...ada.projects[0], name: "Bowls of the Tide" }, ...ada.projects.slice(1)] };
    await importing(fileOf(renamed), content);
    expect(readContent(content).projects.find(({ slug }) => slug === "tide-bowls")?.title).toBe("Bowls of the Tide");
  });

  test("keeps a project that the owner edited and the import no longer has, and reports it", async () => {
    const content = await imported();
    edit(content, "projects/old-mugs.md", (text) => text.replace("title:", "weight: 2\ntitle:"));
    const report = await importing(fileOf({ ...ada, projects: ada.projects.slice(0, 2) }), content);
    expect(report).toContain("1 conflict: you and the import changed the same value. Yours is kept.\n");
    expect(report).toContain(
      "\n  projects/old-mugs.md\n    yours   2, Old Mugs, Mugs of the past.\n    theirs  (none)\n",
    );
    expect(namesIn(content)).toContain("projects/old-mugs.md");
  });

  test("updates the comment with incomplete entries, unless the owner changed it", async () => {
    const undated = (...names: string[]) => ({ ...ada, work: names.map((name) => ({ name, position: "Helper" })) });
    const content = await imported(undated("A", "B"));
    await importing(fileOf(undated("A", "C")), content);
    const text = textsIn(content).get("experience.yaml") ?? "";
    expect(text.match(/company: \w/g)).toEqual(["company: A", "company: C"]);
    edit(content, "experience.yaml", (old) => old.replace("company: A", "company: Mine"));
    await importing(fileOf(undated("A", "D")), content);
    const edited = textsIn(content).get("experience.yaml") ?? "";
    expect(edited.match(/company: \w+/g)).toEqual(["company: Mine", "company: C", "company: D"]);
  });

  test("keeps CRLF line endings", async () => {
    const content = await imported();
    for (const name of namesIn(content)) edit(content, name, (text) => text.replaceAll("\n", "\r\n"));
    expect(await importing(fileOf(ada), content)).toContain("No file changed.");
    await importing(fileOf(adaLater), content);
    for (const name of ["profile.yaml", "experience.yaml", "projects/tide-bowls.md"])
      expect(textsIn(content).get(name)?.replaceAll("\r\n", "")).not.toContain("\n");
  });

  test("of a LinkedIn archive keeps the owner's edits", async () => {
    const archive = (headline: string, positions: string): string => {
      const path = newPath("export.zip");
      const files = {
        "Profile.csv": `First Name,Last Name,Headline,Summary\nAda,Example,${headline},I make bowls.\n`,
        "Email Addresses.csv": "Email Address,Confirmed,Primary,Updated On\nada@example.com,Yes,Yes,1/1/24\n",
        "Positions.csv": `Company Name,Title,Description,Location,Started On,Finished On\n${positions}`,
      };
      writeFileSync(
        path,
        zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
      );
      return path;
    };
    const content = newPath("content");
    await importing(archive("Potter", "Kiln Works,Potter,Runs the kiln.,Porto,Jan 2020,\n"), content);
    edit(content, "experience.yaml", (text) => text.replace("Runs the kiln.", "Runs the great kiln."));
    edit(content, "site.yaml", (text) => `${text}agents:\n  search: false\n`);
    const later = "Loom Labs,Engineer,,,Feb 2026,\nKiln Works,Potter,Runs the kiln.,Porto,Jan 2020,Jan 2026\n";
    await importing(archive("Engineer", later), content);
    const { profile, site, experience } = readContent(content);
    expect(profile.roles).toEqual(["Engineer"]);
    expect(site.agents.search).toBe(false);
    expect(experience.experiences?.map(({ company, end, summary }) => [company, end, summary])).toEqual([
      ["Loom Labs", undefined, undefined],
      ["Kiln Works", "2026-01", "Runs the great kiln."],
    ]);
  });
});

describe("a value that the owner and the import changed", () => {
  const changed = async (): Promise<{ content: string; file: string; tagline: () => string | undefined }> => {
    const content = await imported();
    edit(content, "profile.yaml", (text) => text.replace(/^tagline: .*/m, "tagline: Potter of tides."));
    return { content, file: fileOf(adaLater), tagline: () => readContent(content).profile.tagline };
  };

  test("stays the owner's and is reported, until --theirs", async () => {
    const { content, file, tagline } = await changed();
    for (const _ of [1, 2]) {
      const report = await importing(file, content);
      expect(report).toContain("1 conflict: you and the import changed the same value. Yours is kept.\n");
      expect(report).toContain(
        "  profile.yaml > tagline\n    yours   Potter of tides.\n    theirs  I make bowls that count the tides.\n    result  yours\n",
      );
      expect(tagline()).toBe("Potter of tides.");
    }
    const report = await importing(file, content, "--theirs");
    expect(report).toContain("The import's is used.");
    expect(tagline()).toBe("I make bowls that count the tides.");
    expect(await importing(file, content)).not.toContain("conflict");
  });

  test("is not reported again after --ours", async () => {
    const { content, file, tagline } = await changed();
    expect(await importing(file, content, "--ours")).toContain("Yours is kept.");
    for (const flags of [[], ["--theirs"]]) expect(await importing(file, content, ...flags)).not.toContain("conflict");
    expect(tagline()).toBe("Potter of tides.");
  });

  test("cannot be resolved in two ways", () => {
    expect(() => importSettings(["a.json", "--ours", "--theirs"], ".")).toThrow(SettingsError);
    expect(() => importSettings(["a.json", "--ours", "--theirs"], ".")).toThrow(
      "Pass only one of --theirs and --ours.",
    );
  });
});

test("--dry-run reports everything in 80 columns, and writes nothing", async () => {
  const content = await imported();
  editAll(content);
  edit(content, "projects/tide-bowls.md", (text) =>
    text.replace("Bowls with a tide.", "潮の満ち引きを写した器。".repeat(20)),
  );
  const before = textsIn(content);
  const file = fileOf(adaLater);
  const report = await importing(file, content, "--dry-run");
  expect(textsIn(content)).toEqual(before);
  const summary = report.slice(report.indexOf("\nChanged by the import"));
  for (const line of summary.split("\n").filter((line) => !line.includes(content))) {
    expect(
      line.length + (line.match(/\p{Script=Han}|\p{Script=Hiragana}|。/gu)?.length ?? 0),
      line,
    ).toBeLessThanOrEqual(80);
  }
  const today = new Date().toISOString().slice(0, 10);
  expect(summary.replaceAll(content, "content").replaceAll(today, "TODAY")).toMatchInlineSnapshot(`
    "
    Changed by the import:
      profile.yaml > email
        yours   ada@example.com
        theirs  ada@new.example.com
        result  theirs
      contact.yaml > email
        yours   ada@example.com
        theirs  ada@new.example.com
        result  theirs
      experience.yaml > experiences > Loom Labs, Engineer, 2026-02
        yours   (none)
        theirs  Loom Labs, Engineer, 2026-02
        result  theirs
      experience.yaml > experiences > Kiln Works, Potter, 2020-01 > end
        yours   (none)
        theirs  2026-01
        result  theirs
      experience.yaml > experiences > Kiln Works, Potter, 2020-01 > highlights
        yours   One.
        theirs  One.; Two.
        result  theirs
      experience.yaml > experiences > Clay Shop, Helper, 2012
        yours   Clay Shop, Helper, 2012, 2014
        theirs  (none)
        result  theirs
      experience.yaml > skillGroups > Craft > skills
        yours   glaze; throwing
        theirs  glaze; throwing; firing
        result  theirs
      projects/old-mugs.md
        yours   Old Mugs, Mugs of the past.
        theirs  (none)
        result  theirs
      projects/fog-lamps.md
        yours   (none)
        theirs  Fog Lamps, Lamps.
        result  theirs

    3 conflicts: you and the import changed the same value. Yours is kept.
    Pass --theirs to use the import's values, or --ours to stop reporting them.
      profile.yaml > tagline
        yours   Potter of tides.
        theirs  I make bowls that count the tides.
        result  yours
      experience.yaml > experiences > Kiln Works, Potter, 2020-01 > summary
        yours   Runs the great kiln.
        theirs  Ran the kiln.
        result  yours
      projects/tide-bowls.md > description
        yours   潮の満ち引きを写した器。潮の満ち引きを写した器。潮の満ち引きを写し…
        theirs  Bowls with the tide of one day.
        result  yours

    Changed by you, kept:
      projects/rain-tiles.md > description
        yours   Tiles that sing.
        theirs  Tiles that sound.
        result  yours
      site.yaml > updated
        yours   2026-01-01
        theirs  TODAY
        result  yours
      site.yaml > title
        yours   Bowls
        theirs  Ada Example
        result  yours
      site.yaml > description
        yours   All bowls.
        theirs  Ada Example, Potter.
        result  yours
      site.yaml > language
        yours   pt
        theirs  en
        result  yours

    Not in the import, kept:
      contact.yaml: form; availability
      faq.yaml: questions
      synonyms.yaml: groups
      projects/rain-tiles.md: kind; weight
      site.yaml: agents; security

    From resume.json: 28 values read, 0 skipped or changed.

    Removed, because the import no longer has them:
      content/projects/old-mugs.md

    Files that would be written:
      content/profile.yaml
      content/contact.yaml
      content/experience.yaml
      content/projects/fog-lamps.md

    Dry run: would write 4 files to content/ (3 replaced). Nothing was written."
  `);
  const written = await importing(file, content);
  const shared = summary.slice(0, summary.indexOf("\nFiles that would be written"));
  expect(written).toContain(shared);
});

describe("the resume of another person", () => {
  test("is refused, and nothing is written", async () => {
    const content = await imported();
    const before = textsIn(content);
    await expect(importing(fileOf(grace), content)).rejects.toThrow(
      new ImportError(
        `resume.json is about Grace Sample (grace@sample.example), but ${content}/ is about Ada Example (ada@example.com). If you changed your name and your email address, write the new ones in ${content}/profile.yaml, then import again. To replace the content that was imported, pass --replace.`,
      ),
    );
    expect(textsIn(content)).toEqual(before);
  });

  test("is refused for content that no import wrote", async () => {
    const content = await imported();
    rmSync(join(content, ".import.json"));
    await expect(importing(fileOf(grace), content)).rejects.toThrow("--replace");
  });

  test("replaces everything that was imported with --replace, and keeps the settings of the site", async () => {
    const content = await imported();
    editAll(content);
    const report = await importing(fileOf(grace), content, "--replace");
    expect(namesIn(content)).toEqual([
      "contact.yaml",
      "experience.yaml",
      "faq.yaml",
      "profile.yaml",
      "projects/mine.md",
      "projects/night-trains.md",
      "site.yaml",
      "synonyms.yaml",
    ]);
    expect(report).toContain(
      `\nUnchanged files, which no import wrote. Check them:\n  ${content}/faq.yaml\n  ${content}/projects/mine.md\n  ${content}/synonyms.yaml\n`,
    );
    const { profile, contact, experience, site } = readContent(content);
    expect({ profile, contact, experience }).toEqual({
      profile: grace.basics,
      contact: { email: grace.basics.email },
      experience: {},
    });
    expect(site).toMatchObject({ title: "Grace Sample", agents: { search: false, aiInput: false, aiTrain: false } });
    expect(site.security).toBeUndefined();
    expect([...textsIn(content).values()].join("")).not.toMatch(/Ada|ada@/);
    expect(await importing(fileOf(grace), content)).toContain("No file changed.");
  });

  test.each([
    ["the same name", { name: "ada  example", email: "other@example.com" }],
    ["the same email address", { name: "A. Example", email: "Ada@example.com" }],
  ])("is not assumed with %s", async (_name, basics) => {
    const content = await imported();
    await expect(importing(fileOf({ ...ada, basics }), content)).resolves.toContain("profile.yaml");
  });

  test("is assumed with the website, profiles and positions of the same studio", async () => {
    const profiles = [{ network: "Instagram", username: "kiln", url: "https://instagram.com/kiln" }];
    const studio = { url: "https://kiln.example", profiles };
    const content = await imported({ ...ada, basics: { ...ada.basics, ...studio } });
    const before = textsIn(content);
    const colleague = { ...ada, basics: { name: "Otto Other", email: "otto@kiln.example", ...studio } };
    await expect(importing(fileOf(colleague), content)).rejects.toThrow("--replace");
    expect(textsIn(content)).toEqual(before);
  });

  test("is not assumed for a new name and email address that the owner wrote first", async () => {
    const content = await imported();
    edit(content, "profile.yaml", (text) => text.replace("ada@example.com", "ada@sample.example"));
    const married = { ...ada, basics: { ...ada.basics, name: "Ada Sample", email: "ada@sample.example" } };
    await importing(fileOf(married), content);
    expect(readContent(content).profile.name).toBe("Ada Sample");
  });
});

describe("the record of the last import", () => {
  const base = (content: string): string => join(content, ".import.json");

  test("is not part of the content", async () => {
    const content = await imported();
    expect(namesIn(content)).not.toContain(".import.json");
    expect(readContent(content).projects).toHaveLength(3);
  });

  test.each([
    ["missing", undefined, ""],
    ["truncated", (text: string) => text.slice(0, 300), ".import.json is damaged, so"],
    ["not JSON", () => "hello", ".import.json is damaged, so"],
    ["of another shape", () => '{"format":1,"files":[]}', ".import.json is damaged, so"],
    ["of an unknown older format", () => '{"format":0}', ".import.json has the unknown format 0, so"],
  ])("is written again if it is %s, and nothing of the owner is lost", async (_name, damage, message) => {
    const content = await imported();
    editAll(content);
    if (damage) edit(content, ".import.json", damage);
    else rmSync(base(content));
    const before = textsIn(content);
    const report = await importing(fileOf(ada), content);
    expect(report).toContain(message);
    expect(report).toContain("conflicts: you and the import changed the same value. Yours is kept.");
    const after = textsIn(content);
    for (const name of ["site.yaml", "contact.yaml", "profile.yaml", "faq.yaml", "projects/rain-tiles.md"])
      expect([name, after.get(name)]).toEqual([name, before.get(name)]);
    expect(JSON.parse(readFileSync(base(content), "utf8"))).toMatchObject({ format: 1 });
    await importing(fileOf(ada), content);
    expect(textsIn(content)).toEqual(after);
  });

  test("of a newer release is an error that says so", async () => {
    const content = await imported();
    writeFileSync(base(content), '{"format":2}');
    const before = textsIn(content);
    await expect(importing(fileOf(ada), content)).rejects.toThrow(
      /has format 2, which a newer release of Vitrine wrote/,
    );
    expect(textsIn(content)).toEqual(before);
  });

  test("without a profile is ignored, so that content that was deleted is imported again", async () => {
    const content = await imported();
    for (const name of namesIn(content)) rmSync(join(content, name));
    await importing(fileOf(ada), content);
    expect(readContent(content).profile.name).toBe("Ada Example");
  });
});

test("content that init wrote is replaced without a flag, until the owner edits it", async () => {
  const content = newPath("content");
  const init = ["--name", "Ada Example", "--email", "ada@example.com", "--content", content];
  expect(await run("src/cli/init/init.ts", init)).toMatchObject({ code: 0 });
  edit(content, "contact.yaml", (text) => `${text}availability: Weekdays\n`);
  await importing(fileOf(ada), content);
  const { contact, profile, site } = readContent(content);
  expect({ contact, tagline: profile.tagline, description: site.description }).toEqual({
    contact: { email: "ada@example.com", availability: "Weekdays" },
    tagline: "I make bowls.",
    description: "Ada Example, Potter.",
  });
  expect(await run("src/cli/init/init.ts", [...init, "--force"])).toMatchObject({ code: 0 });
  expect(textsIn(content).has(".import.json")).toBe(false);
});

test("the report of an import into content of the owner names only what changed, in files that exist", async () => {
  const content = newPath("content");
  const init = ["--name", "Ada Example", "--email", "ada@example.com", "--content", content];
  expect(await run("src/cli/init/init.ts", init)).toMatchObject({ code: 0 });
  mkdirSync(join(content, "projects", "tide-bowls"), { recursive: true });
  writeFileSync(join(content, "projects/tide-bowls/index.md"), "---\ntitle: Tide Bowls\n---\n\nMy own.\n");
  const before = textsIn(content);
  const report = await importing(fileOf(ada), content);
  const written = [...textsIn(content)].filter(([name, text]) => name[0] !== "." && before.get(name) !== text);
  expect(written.map(([name]) => name)).not.toContain("contact.yaml");
  expect(report).toContain(`\nWrote ${written.length} files to ${content}/ (4 replaced).`);
  expect(report).toContain("\nFrom resume.json: 28 values read, 0 skipped or changed.\n");
  expect(report).toContain(
    "  site.yaml > description\n    yours   What Ada Example made.\n    theirs  Ada Example, Potter.",
  );
  for (const untrue of ["projects/tide-bowls.md", "contact.yaml >", "/basics/summary"])
    expect(report).not.toContain(untrue);
});

test("an import does not add a start without an end to a project with the same year", async () => {
  const content = await imported();
  for (const [name, year] of Object.entries({ "tide-bowls": 2026, "rain-tiles": 2025, "old-mugs": 2026 }))
    edit(content, `projects/${name}.md`, (text) => text.replace("title:", `year: ${year}\ntitle:`));
  const dates = [{ startDate: "2026-02" }, { startDate: "2024" }, { startDate: "2026-01", endDate: "2026-03" }];
  const projects = ada.projects.map((project, index) => ({ ...project, ...dates[index] }));
  await importing(fileOf({ ...ada, projects }), content);
  const read = new Map(readContent(content).projects.map(({ slug, year, start, end }) => [slug, [year, start, end]]));
  expect(read).toEqual(
    new Map([
      ["tide-bowls", ["2026", undefined, undefined]],
      ["rain-tiles", ["2025", "2024", undefined]],
      ["old-mugs", ["2026", "2026-01", "2026-03"]],
    ]),
  );
});

test("content with errors is not changed, and all errors are reported", async () => {
  const content = await imported();
  edit(content, "profile.yaml", (text) => `${text}roles: [a\n`);
  edit(content, "projects/rain-tiles.md", (text) => text.replace("title:", "titel:"));
  const before = textsIn(content);
  await expect(importing(fileOf(adaLater), content)).rejects.toThrow(
    /^Your content has errors\. Correct them before you import:\n\ncontent\/profile\.yaml[\s\S]*content\/projects\/rain-tiles\.md/,
  );
  expect(textsIn(content)).toEqual(before);
});

describe("an import that is killed", () => {
  /** Kills the process before a number of changes to the folder. */
  const killer = newPath("kill.mjs");
  writeFileSync(
    killer,
    `import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
let left = Number(process.env.KILL_AFTER);
for (const name of ["writeFileSync", "renameSync", "rmSync"]) {
  const original = fs[name];
  fs[name] = (path, ...others) => {
    if (String(path).startsWith(process.env.KILL_IN) && left-- === 0) process.kill(process.pid, "SIGKILL");
    return original(path, ...others);
  };
}
syncBuiltinESMExports();
`,
  );

  const killedAfter = (steps: number, args: readonly string[], content: string) =>
    run("src/cli/import/import.ts", args, {
      NODE_OPTIONS: `--import=${killer}`,
      KILL_AFTER: String(steps),
      KILL_IN: content,
    });

  // 6 files are written and renamed, and one is removed.
  const steps = Array.from({ length: 13 }, (_, index) => index);

  test.each(sampled(steps, 5))("after %i steps loses nothing, and a second run completes it", async (count) => {
    const content = await imported();
    editAll(content);
    const file = fileOf(adaLater);
    const expected = newPath("content");
    cpSync(content, expected, { recursive: true });
    await importing(file, expected);
    const { code, stdout } = await killedAfter(count, [file, "--content", content], content);
    expect({ code, stdout }).toEqual({ code: null, stdout: "" });
    expect(() => readContent(content)).not.toThrow();
    await importing(file, content);
    expect(textsIn(content)).toEqual(textsIn(expected));
  });

  test("while it is the first one has the same result when it is run again", async () => {
    const file = fileOf(ada);
    const expected = newPath("content");
    await importing(file, expected);
    for (const count of sampled(steps, 4)) {
      const content = newPath("content");
      expect((await killedAfter(count, [file, "--content", content], content)).code).toBe(null);
      await importing(file, content);
      expect(textsIn(content)).toEqual(textsIn(expected));
    }
  });

  test("while it replaces another person's content needs --replace again, or has replaced all of it", async () => {
    for (const count of sampled(steps, 5)) {
      const content = await imported();
      const file = fileOf(grace);
      const { code } = await killedAfter(count, [file, "--content", content, "--replace"], content);
      expect(code).toBe(null);
      const isReplaced = readContent(content).profile.name === "Grace Sample";
      if (!isReplaced) await expect(importing(file, content)).rejects.toThrow("--replace");
      await importing(file, content, ...(isReplaced ? [] : ["--replace"]));
      expect([...textsIn(content).values()].join("")).not.toMatch(/Ada|ada@/);
    }
  });
});
