import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { exportResume, exportTo } from "../../src/cli/export/main.ts";
import { importInto } from "../../src/cli/import/main.ts";
import { importDefaults } from "../../src/cli/import/settings.ts";
import { compareProjects, type Portfolio } from "../../src/content/content.ts";
import { readContent } from "../../src/content/read/read-content.ts";
import type { JsonObject } from "../../src/resume/json-object.ts";
import { mergeResume } from "../../src/resume/merge-resume.ts";
import { readResume } from "../../src/resume/read-resume.ts";
import { writeResume } from "../../src/resume/write-resume.ts";
import { objectionsTo } from "../support/content/jsonresume.ts";
import { sampleContent } from "../support/content/portfolios.ts";
import { resumes } from "../support/content/resumes.ts";
import { minimalPortfolio } from "../support/content/small-portfolio.ts";
import { run, temporaryFolder } from "../support/hosts/programs.ts";
import { runsAll, sampled, slowTest } from "../support/setup/tier.ts";

const site = "https://ada.example.com";

const plain = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value));

/** What an import writes, without the comments for items that lack required values. */
const contentOf = (resume: JsonObject): Portfolio => {
  const { content } = readResume(resume);
  if (!content) throw new Error("the resume has no name or email address");
  const { image: _, incomplete: __, detectedLanguage: ___, ...files } = content;
  return { ...minimalPortfolio, ...files, projects: content.projects.toSorted(compareProjects) };
};

const exportOf = (original: JsonObject, content: Portfolio): JsonObject =>
  plain(
    mergeResume({
      original,
      base: plain(writeResume(contentOf(original), site)),
      current: plain(writeResume(content, site)),
    }),
  );

/** Something that an owner does to the content after the import. */
type Edit = (content: Portfolio) => Portfolio;
const experience =
  (change: (experience: Portfolio["experience"]) => Portfolio["experience"]): Edit =>
  (content) => ({ ...content, experience: change(content.experience) });

const edits: Readonly<Record<string, Edit>> = {
  "changes the name of an employer": experience(({ experiences = [], ...others }) => ({
    ...others,
    ...(experiences.length > 0 && {
      experiences: experiences.map((each, index) => (index === 0 ? { ...each, company: "New name" } : each)),
    }),
  })),
  "removes a position": experience(({ experiences = [], ...others }) => ({
    ...others,
    ...(experiences.length > 1 && { experiences: experiences.slice(1) }),
  })),
  "adds a position": experience(({ experiences = [], ...others }) => ({
    ...others,
    experiences: [
      { company: "New company", role: "New role", start: "2025-01", highlights: [], tags: ["new"] },
      ...experiences,
    ],
  })),
  "adds a skill group": experience(({ skillGroups = [], ...others }) => ({
    ...others,
    skillGroups: [...skillGroups, { name: "New group", skills: ["New skill"] }],
  })),
  "adds a talk": experience((others) => ({ ...others, talks: [{ title: "New talk", date: "2025" }] })),
  "removes all degrees": experience(({ education: _, ...others }) => others),
  "moves to another city": (content) => ({ ...content, profile: { ...content.profile, location: "New city" } }),
  "writes a tagline": (content) => ({ ...content, profile: { ...content.profile, tagline: "New tagline." } }),
  "changes the text of a project": (content) => ({
    ...content,
    projects: content.projects.map((each, index) => (index === 0 ? { ...each, description: "New text." } : each)),
  }),
  "chooses a theme": (content) => ({ ...content, site: { ...content.site, theme: "museum" } }),
};

/** Without what an import derives from the profile, and with skill groups in any order: skills without keywords are last. */
const comparable = ({ site: { title: _, description: __, ...settings }, experience, ...content }: Portfolio) => ({
  ...content,
  site: settings,
  experience: {
    ...experience,
    skillGroups: (experience.skillGroups ?? []).toSorted((a, b) => a.name.localeCompare(b.name)),
  },
});

describe("vitrine export", () => {
  const root = temporaryFolder();
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  /** Imports a resume into a new folder. */
  const imported = async (resume: JsonObject, name: string): Promise<string> => {
    const [file, content] = [join(root, `${name}.json`), join(root, name, "content")];
    mkdirSync(join(root, name), { recursive: true });
    writeFileSync(file, JSON.stringify(resume));
    await importInto({ ...importDefaults, file, content }, () => {});
    return content;
  };

  test("prints what was imported", async () => {
    for (const [index, resume] of fc.sample(resumes, runsAll ? 100 : 5).entries())
      expect(exportResume({ content: await imported(resume, `unchanged-${index}`), site }).resume).toEqual(
        plain(resume),
      );
  });

  const resume = {
    basics: {
      name: "Ada Lo",
      email: "ada@example.com",
      phone: "+44 20 7946 0000",
      location: { address: "1 Quay", city: "Leith" },
    },
    education: [{ institution: "Leith College", studyType: "BSc", score: "1.0", courses: ["Tides"] }],
    references: [{ name: "Bo Muster", reference: "Always on time." }],
  };

  test("keeps private values that the public resume does not have", async () => {
    const content = await imported(resume, "private");
    const published = JSON.stringify(writeResume(readContent(content), site));
    for (const value of [resume.basics.phone, "1 Quay", "Always on time."]) {
      expect(published).not.toContain(value);
      expect(JSON.stringify(exportResume({ content, site }))).toContain(value);
    }
  });

  test("has the list of what is public, which an import leaves to the owner", async () => {
    const content = await imported(resume, "public");
    const file = join(content, "site.yaml");
    writeFileSync(file, `${readFileSync(file, "utf8")}\npublish: [phone]\nhideEmail: true\n`);
    const { resume: exported } = exportResume({ content, site });
    expect(exported).toMatchObject({ meta: { vitrine: { site: { publish: ["phone"], hideEmail: true } } } });
    expect(contentOf(exported).site).toMatchObject({ hideEmail: true });
    expect(contentOf(exported).site).not.toHaveProperty("publish");
    expect(writeResume(readContent(content), site)).not.toHaveProperty("meta.vitrine.site.publish");
  });

  test("has every field of the content without the record of the import too", async () => {
    const rich = {
      basics: {
        ...{ name: "Ada Lo", email: "ada@example.com", phone: "+44 20 7946 0000" },
        location: { address: "1 Quay", postalCode: "EH6 6QU", city: "Leith" },
      },
      work: [{ name: "Kiln", description: "A pottery", position: "Potter", startDate: "2020" }],
      education: [{ institution: "Leith College", studyType: "BSc", score: "1.0", courses: ["Tides"] }],
      skills: [{ name: "Craft", level: "Master", keywords: ["Glaze", "Kilns"] }],
      references: [{ name: "Bo Muster", reference: "Always on time." }],
      projects: [
        {
          ...{ name: "Tide", description: "A clock.", startDate: "2021-02", endDate: "2022-11" },
          ...{ roles: ["Design", "Code"], entity: "Harbor Trust", type: "application" },
        },
      ],
    };
    const content = await imported(rich, "rich");
    rmSync(join(content, ".import.json"));
    expect(readFileSync(join(content, "projects/tide.md"), "utf8")).not.toContain("year:");
    expect(exportResume({ content, site }).resume).toMatchObject(rich);
  });

  test("has everything of a resume that was imported into content with settings of the owner", async () => {
    const content = join(root, "own-site", "content");
    mkdirSync(content, { recursive: true });
    writeFileSync(join(content, "site.yaml"), "title: Ada's kiln\ndescription: Bowls.\ntheme: studio\n");
    const whole = { ...resume, work: [{ name: "No date", position: "Potter" }] };
    await imported(whole, "own-site");
    const { resume: exported, problem } = exportResume({ content, site });
    expect(problem).toBeUndefined();
    expect(exported).toMatchObject(whole);
    expect(contentOf(exported).site).toMatchObject({ title: "Ada's kiln", description: "Bowls.", theme: "studio" });
  });

  test.each([
    ["damaged", () => "{"],
    ["not readable by this release", (text: string) => text.replace('"name": "Ada Lo",', "")],
  ])("says where the record is, and what to do, if it is %s", async (name, damage) => {
    const content = await imported(resume, `record ${name}`);
    const file = join(content, ".import.json");
    writeFileSync(file, damage(readFileSync(file, "utf8")));
    const warnings: string[] = [];
    exportTo(
      { content, site },
      () => {},
      (text) => void warnings.push(text),
    );
    expect(warnings.join("")).toMatch(
      /^.+\/content\/\.import\.json (?:is damaged|has values that this release cannot read)\. The export has only what the content has fields for: to get the rest of your resume too, import it again first\.\n$/,
    );
  });

  test("has what the owner changed, with the values around it", async () => {
    const content = await imported(resume, "changed");
    const file = join(content, "experience.yaml");
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace("Leith College", "College of Leith").replace("Always on time", "On time"),
    );
    expect(exportResume({ content, site }).resume).toEqual({
      ...resume,
      education: [{ institution: "College of Leith", studyType: "BSc", score: "1.0", courses: ["Tides"] }],
      references: [{ name: "Bo Muster", reference: "On time." }],
    });
  });

  slowTest("takes time in proportion to the number of items", async () => {
    const work = Array.from({ length: 3_000 }, (_, index) => ({
      name: "Kiln",
      startDate: "2020",
      summary: `${index}`,
      description: "Pots",
    }));
    const content = await imported({ basics: resume.basics, work }, "many");
    const file = join(content, "experience.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace("company: Kiln", "company: Works"));
    expect(exportResume({ content, site }).resume.work).toHaveLength(work.length);
  });

  test("prints content that was never imported", () => {
    expect(objectionsTo(exportResume({ content: sampleContent, site }).resume)).toEqual([]);
  });

  test("writes a file, and explains errors", async () => {
    const output = join(root, "out.json");
    const { code } = await run("src/cli/vitrine.ts", ["export", "--content", sampleContent, "--output", output]);
    expect([code, objectionsTo(JSON.parse(readFileSync(output, "utf8")))]).toEqual([0, []]);
    const failed = await run("src/cli/vitrine.ts", ["export", "--content", join(root, "nothing")]);
    expect([failed.code, failed.stdout]).toEqual([1, ""]);
    expect(failed.stderr).toContain("no folder at");
  });
});

describe("a resume that was imported and is exported again", () => {
  test("is unchanged if the content is", () => {
    fc.assert(
      fc.property(resumes, (resume) => {
        expect(exportOf(resume, contentOf(resume))).toEqual(resume);
      }),
      { numRuns: runsAll ? 1000 : 100 },
    );
  });

  test("tells projects of one name apart when the text of one changes", () => {
    const projects = [{ name: "Tide" }, { name: "Tide", startDate: "1990" }];
    const resume = { basics: { name: "Ada Lo", email: "ada@example.com" }, projects };
    const imported = contentOf(resume);
    const [first, ...others] = imported.projects;
    const content = { ...imported, projects: first ? [{ ...first, description: "New text." }, ...others] : [] };
    expect(comparable(contentOf(exportOf(resume, content)))).toEqual(comparable(content));
  });

  test("tells projects with one file name apart when the text of one changes", () => {
    const projects = [{ name: "- a: b" }, { name: "a / b", endDate: "1990" }];
    const resume = { basics: { name: "Ada Lo", email: "ada@example.com" }, projects };
    const imported = contentOf(resume);
    const [first, ...others] = imported.projects;
    const content = { ...imported, projects: first ? [{ ...first, description: "New text." }, ...others] : [] };
    expect(comparable(contentOf(exportOf(resume, content)))).toEqual(comparable(content));
  });

  test.each(sampled(Object.entries(edits), 3))("is valid and has the content when its owner %s", (_name, edit) => {
    fc.assert(
      fc.property(resumes, (resume) => {
        const content = edit(contentOf(resume));
        const exported = exportOf(resume, content);
        expect(objectionsTo(exported)).toEqual([]);
        expect(comparable(contentOf(exported))).toEqual(comparable(content));
      }),
      { numRuns: runsAll ? 100 : 10 },
    );
  });
});
