import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Portfolio } from "../../src/content/content.ts";
import { formatIssues } from "../../src/content/issues/content-issue.ts";
import { inspectContent, readContent } from "../../src/content/read/read-content.ts";
import type { ExperienceBundle } from "../../src/contract/resources/portfolio/experience.ts";
import { experienceBundle } from "../../src/portfolio/experience/bundle.ts";
import { resumeNotices, typesetResume } from "../../src/resume-pdf/draw.ts";
import { missingLetterIssues } from "../../src/resume-pdf/missing-letters.ts";
import { formatPeriodIn } from "../../src/strings/format.ts";
import { themeNames } from "../../src/themes/names.ts";
import { builtFiles, bytesOf, jsonOf, site } from "../support/content/dist.ts";
import { portfolioFolders, sampleContent } from "../support/content/portfolios.ts";
import { minimalPortfolio, smallPortfolio } from "../support/content/small-portfolio.ts";
import { temporaryFolder } from "../support/hosts/programs.ts";
import { hasTool, sampled, slowTest } from "../support/setup/tier.ts";

const template = readFileSync("src/resume-pdf/resume.typ", "utf8");

const draw = async (portfolio: Portfolio): Promise<Buffer> =>
  Buffer.from(await typesetResume({ portfolio, site: "https://ada.example.com", hosting: "app" }, template));

/** What a program of poppler-utils says about a file. */
const poppler = (program: "pdftotext" | "pdfinfo" | "pdffonts", pdf: Uint8Array, ...options: string[]): string => {
  const file = join(temporaryFolder(), "resume.pdf");
  writeFileSync(file, pdf);
  const { stdout } = spawnSync(program, [...options, file, ...(program === "pdftotext" ? ["-"] : [])]);
  return stdout.toString("utf8");
};

/** The text in reading order. */
const textOf = (pdf: Uint8Array): string => poppler("pdftotext", pdf, "-raw").normalize("NFKC");

const pagesOf = (pdf: Uint8Array): number => Number(/^Pages: +(\d+)/m.exec(poppler("pdfinfo", pdf))?.[1]);

/** Text without spaces, because lines can end anywhere. */
const packed = (text: string): string => text.normalize("NFKC").replace(/\s+/g, "");

/** The facts that a text lacks, if they must be in this order. */
const missingFrom = (text: string, facts: readonly (string | undefined)[]): string[] => {
  const whole = packed(text);
  let from = 0;
  return facts.flatMap((fact = "") => {
    const at = whole.indexOf(packed(fact), from);
    if (at < 0) return [fact];
    from = at + packed(fact).length;
    return [];
  });
};

const built = bytesOf("/resume.pdf");

test("/resume.pdf is a tagged PDF with a title, a language and bookmarks, of at most 150 KB", () => {
  const source = built.toString("latin1");
  expect(source).toMatch(/^%PDF-1\.7/);
  expect(source).toContain("/Lang (en)");
  expect(source).toMatch(/\/MarkInfo <<\s*\/Marked true/);
  expect(source).toMatch(/\/Type \/Outlines/);
  expect(source).toContain("(mailto:zoe@example.com)");
  expect(source).toContain(`(${site}/projects`);
  expect(built.length).toBeLessThan(150_000);
  expect(builtFiles).toContain("/resume.pdf");
});

test("the same portfolio has the same bytes", async () => {
  const [first, second] = [await draw(smallPortfolio), await draw(smallPortfolio)];
  expect(first.equals(second)).toBe(true);
});

test("another run writes the same bytes as the build", async () => {
  const bytes = await typesetResume({ portfolio: readContent(sampleContent), site, hosting: "app" }, template);
  expect(built.equals(bytes)).toBe(true);
});

test("a warm run takes at most a second of processor time", async () => {
  const start = process.cpuUsage();
  await typesetResume({ portfolio: readContent(sampleContent), site, hosting: "app" }, template);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(1);
});

test("each link has a description and a place in the structure, and tabs follow the structure (PDF/UA)", () => {
  const source = built.toString("latin1");
  const count = (pattern: RegExp): number => source.match(pattern)?.length ?? 0;
  const links = count(/\/Subtype \/Link\b/g);
  expect(links).toBeGreaterThan(5);
  expect(count(/\/Contents [(<]/g)).toBe(links);
  expect(count(/\/StructParent \d/g)).toBe(links);
  expect(count(/\/Tabs \/S\b/g)).toBe(count(/\/Type \/Page\b/g));
});

describe.runIf(hasTool("pdftotext"))("read with poppler", () => {
  test("fonts are embedded with their characters, and headings skip no level (PDF/UA)", () => {
    const fonts = poppler("pdffonts", built).split("\n").slice(2).filter(Boolean);
    expect(fonts.length).toBeGreaterThan(2);
    for (const font of fonts) expect(font).toMatch(/ yes yes yes +\d+ +0$/);
    const levels = Array.from(poppler("pdfinfo", built, "-struct").matchAll(/^ *H(\d)\b/gm), ([, level]) =>
      Number(level),
    );
    expect(levels[0]).toBe(1);
    for (const [at, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
  });

  test("the sample has two pages with the facts of the API, in the order of resumes", () => {
    expect(pagesOf(built)).toBe(2);
    const {
      experiences = [],
      education = [],
      skillGroups = [],
      hackathons = [],
    } = jsonOf("/api/experience.json") as ExperienceBundle;
    const profile = jsonOf("/api/profile.json") as Portfolio["profile"];
    const facts = [
      ...[profile.name, profile.roles?.join(", "), profile.location, profile.email, profile.tagline, "Experience"],
      ...experiences.flatMap(({ role, company, location, summary, highlights, tags, ...when }) => [
        ...[role, formatPeriodIn("en", when, "now"), company, location, summary, ...highlights, tags.join(", ")],
      ]),
      ...["Selected work", "All 30 projects", "Education"],
      ...education.flatMap(({ degree, field, institution }) => [`${degree}, ${field}`, institution]),
      "Skills",
      ...skillGroups.flatMap(({ name, skills }) => [name, skills.join(", ")]),
      "Hackathons",
      ...hackathons.flatMap(({ project, name, award, summary }) => [project, name, award, summary]),
    ];
    expect(missingFrom(textOf(built), facts)).toEqual([]);
    // In /resume.json, it is one of the profiles.
    expect(textOf(built)).toContain(profile.portfolio?.replace("https://", ""));
    expect(poppler("pdfinfo", built)).toMatch(/Title: +Zoë Exemplar · Resume\n[\s\S]*Tagged: +yes\n[\s\S]*\(A4\)/);
    const tags = poppler("pdfinfo", built, "-struct");
    for (const tag of ["H1", "H2", "H3", "P", "L", "LI", "Link"]) expect(tags).toMatch(new RegExp(`^ *${tag}\\b`, "m"));
  });

  test.each([
    '#panic() #import "x" $x$ *bold* _it_ `raw` <label> @ref // comment /* more */ \\ [ ] { } ~ -- ...',
    "= Heading\n\n- list\n+ list / term: #sys.inputs.data",
    "'single' \"double\" \u201cquotes\u201d",
    "https://example.com/?a=b&c=%20#d",
    "</text><script>alert(1)</script> %PDF endobj (unbalanced",
  ])("text such as %j is shown as it is", async (hostile) => {
    const pdf = await draw({
      ...minimalPortfolio,
      profile: { ...minimalPortfolio.profile, name: hostile, tagline: hostile, roles: [hostile] },
      experience: {
        experiences: [{ company: hostile, role: hostile, start: "2020", highlights: [hostile, hostile], tags: [] }],
        skillGroups: [{ name: hostile, skills: [hostile] }],
        languages: [{ language: hostile }],
      },
    });
    expect(missingFrom(textOf(pdf), Array(9).fill(hostile))).toEqual([]);
  });

  test("a word without spaces stays on the page", async () => {
    const word = "Rhododendron".repeat(30);
    const pdf = await draw({
      ...minimalPortfolio,
      profile: { ...minimalPortfolio.profile, name: word, tagline: word },
    });
    const columns = poppler("pdftotext", pdf, "-bbox").matchAll(/xMax="([\d.]+)"/g);
    expect(Math.max(...Array.from(columns, ([, x]) => Number(x)))).toBeLessThan(595);
  });

  test("an owner can have letter pages", async () => {
    const { site: settings } = smallPortfolio;
    const pdf = await draw({ ...smallPortfolio, site: { ...settings, resume: { paper: "letter" } } });
    expect(poppler("pdfinfo", pdf)).toContain("612 x 792 pts (letter)");
  });

  test("a long career flows over more pages, each with its number", async () => {
    const experiences = Array.from({ length: 30 }, (_, at) => ({
      ...{ company: `Company ${at}`, role: `Role ${at}`, start: `${1990 + at}`, end: `${1991 + at}`, tags: [] },
      ...{ summary: "Worked on many things. ".repeat(4).trim(), highlights: ["Finished one.", "Began another."] },
    }));
    const pdf = await draw({ ...smallPortfolio, experience: { experiences } });
    const pages = pagesOf(pdf);
    expect(pages).toBeGreaterThan(2);
    expect(pages).toBeLessThan(7);
    expect(missingFrom(textOf(pdf), ["Role 29", "Role 15", `2 / ${pages}`, "Role 0"])).toEqual([]);
  });

  test("the note about missing texts is never alone on a page", async () => {
    const profile = { ...minimalPortfolio.profile, tagline: "見本" };
    for (const count of [35, 36, 37]) {
      const talks = Array.from({ length: count }, (_, at) => ({ title: `Talk ${at}`, event: "Conference" }));
      const pdf = await draw({ ...minimalPortfolio, profile, experience: { talks } });
      const last = poppler("pdftotext", pdf, "-raw").split("\f").filter(Boolean).at(-1);
      expect(last).toMatch(/Talk[\s\S]*Some texts are missing/);
    }
  });

  test.each(sampled(themeNames, 2))("the theme %s has the same texts", async (theme) => {
    const content = readContent(portfolioFolders.composer);
    const pdf = await draw({ ...content, site: { ...content.site, theme } });
    const { name, tagline } = content.profile;
    expect(missingFrom(textOf(pdf).toLowerCase(), [name.toLowerCase(), tagline?.toLowerCase()])).toEqual([]);
  });

  slowTest("100 generated portfolios keep their facts, in order", async () => {
    const text = fc.stringMatching(/^[!-~](?:[ -~]{0,40}[!-~])?$/);
    const year = fc.integer({ min: 1970, max: 2030 }).map(String);
    const career = fc.record({
      name: text,
      tagline: text,
      experiences: fc.array(
        fc.record({
          role: text,
          company: text,
          start: year,
          highlights: fc.array(text, { maxLength: 4 }),
          tags: fc.constant<string[]>([]),
        }),
        { maxLength: 12 },
      ),
      skills: fc.array(fc.record({ name: text, skills: fc.array(text, { minLength: 1, maxLength: 8 }) }), {
        maxLength: 4,
      }),
      paper: fc.constantFrom("a4", "letter"),
      theme: fc.constantFrom(...themeNames),
    });
    await fc.assert(
      fc.asyncProperty(career, async ({ name, tagline, experiences, skills, paper, theme }) => {
        const settings = { ...minimalPortfolio.site, theme, resume: { paper } };
        const experience = { experiences, skillGroups: skills };
        const profile = { ...minimalPortfolio.profile, name, tagline };
        const portfolio: Portfolio = { ...minimalPortfolio, profile, site: settings, experience };
        const pdf = await draw(portfolio);
        const { experiences: sorted = [] } = experienceBundle(portfolio);
        const facts = [
          ...[name, tagline],
          ...sorted.flatMap(({ role, company, highlights }) => [role, company, ...highlights]),
          ...skills.flatMap(({ name: group, skills: items }) => [group, ...items]),
        ];
        const shown = textOf(pdf).toLowerCase();
        expect(
          missingFrom(
            shown,
            facts.map((fact) => fact.toLowerCase()),
          ),
        ).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  slowTest("texts in any characters give a PDF", async () => {
    const text = fc.string({ unit: "binary", minLength: 1, maxLength: 80 });
    const url = fc.webUrl({ withQueryParameters: true, withFragments: true });
    await fc.assert(
      fc.asyncProperty(
        text,
        text,
        fc.array(text, { maxLength: 4 }),
        url,
        async (name, summary, highlights, address) => {
          const profile = { ...minimalPortfolio.profile, name, tagline: summary, roles: [summary], github: address };
          const work = { company: name, role: summary, start: "2020", url: address, highlights, tags: [] };
          const talks = [{ title: name, event: summary, url: address }];
          const pdf = await draw({ ...minimalPortfolio, profile, experience: { experiences: [work], talks } });
          expect(pagesOf(pdf)).toBeGreaterThan(0);
        },
      ),
      { numRuns: 100 },
    );
  });

  test("Arabic letters can be copied: each is in the text once", async () => {
    const text = textOf(await draw(readContent(portfolioFolders.arabic))).replace(/[\u200e\u200f\u202a-\u202e]/g, "");
    // Without ligatures and vowel marks, which poppler itself reverses and repeats.
    for (const word of ["ليلى", "مثال", "أرسم", "خرائط", "تونس", "البحث", "دليل", "الخبز", "أدوات"])
      expect(text).toContain(word);
  });

  test("Arabic is in its language, from right to left", async () => {
    const pdf = await draw(readContent(portfolioFolders.arabic));
    expect(pdf.toString("latin1")).toContain("/Lang (ar)");
    const words = [...poppler("pdftotext", pdf, "-bbox").matchAll(/xMin="([\d.]+)"[^>]*>([^<]*)</g)];
    const left = (text: string) => Number(words.find(([, , word]) => word === text)?.[1]);
    // Addresses and dates, which are at the right of pages in English.
    expect(left("layla@example.com")).toBeLessThan(250);
    expect(left("2024")).toBeLessThan(100);
  });
});

test.runIf(hasTool("pdftotext"))("references are private unless the owner publishes them", async () => {
  const folder = join(temporaryFolder(), "content");
  cpSync(sampleContent, folder, { recursive: true });
  appendFileSync(
    join(folder, "experience.yaml"),
    "\nreferences:\n  - name: Grace Example\n    text: She draws well.\n",
  );
  expect(textOf(await draw(readContent(folder)))).not.toContain("Grace Example");
  appendFileSync(join(folder, "site.yaml"), "\npublish: [references]\n");
  expect(textOf(await draw(readContent(folder)))).toContain("Grace Example\nShe draws well.");
});

describe("letters without a font", () => {
  const portfolio = readContent(portfolioFolders.japanese);
  const context = { portfolio, site, hosting: "app" } as const;
  const texts = () => inspectContent(portfolioFolders.japanese).texts;

  test("are left out, and the document says so", async () => {
    const pdf = await draw(portfolio);
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    if (hasTool("pdftotext")) expect(textOf(pdf)).toContain("Some texts are missing in this file.");
    expect(resumeNotices(context)).toEqual([
      expect.stringMatching(
        /^resume\.pdf omits "見本".*no font has Japanese characters\. Run `npm install @fontsource\/noto-sans-jp`/,
      ),
    ]);
  });

  test("are an error of the content, with the first letter and its place", () => {
    expect(formatIssues(missingLetterIssues(context, texts))).toBe(
      [
        "japanese/profile.yaml:1:7",
        "  1 | name: 見本 はるか",
        "    |       ^^",
        "  found     the letter `見` (U+898B) and others, in 28 texts of resume.pdf",
        "  expected  letters that an installed font has, or a font with Japanese letters",
        "  fix       run `npm install @fontsource/noto-sans-jp`",
        "",
        "1 error in 1 file.",
      ].join("\n"),
    );
  });

  test("are found in a text that the resume puts together with others", () => {
    const profile = { ...minimalPortfolio.profile, roles: ["Ada", "木工家"] };
    const found = missingLetterIssues({ ...context, portfolio: { ...minimalPortfolio, profile } }, texts);
    expect(found.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual(["japanese/profile.yaml:6:5"]);
  });

  test("are no error if fonts have them all", () => {
    const arabic = { ...context, portfolio: readContent(portfolioFolders.arabic) };
    expect(missingLetterIssues(arabic, () => expect.unreachable())).toEqual([]);
  });
});

/** Words of a page that are printed over each other. */
const overlaps = (pdf: Uint8Array): string[] => {
  const words = Array.from(
    poppler("pdftotext", pdf, "-bbox").matchAll(
      /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g,
    ),
    ([, ...parts]) => ({ box: parts.slice(0, 4).map(Number), text: parts[4] ?? "" }),
  );
  return words.flatMap(({ box: [left = 0, top = 0, right = 0, bottom = 0], text }, index) =>
    words
      .slice(index + 1)
      .filter(({ box: [l = 0, t = 0, r = 0, b = 0] }) => {
        const [wide, high] = [Math.min(right, r) - Math.max(left, l), Math.min(bottom, b) - Math.max(top, t)];
        return wide > 1 && high > 0.6 * Math.min(bottom - top, b - t);
      })
      .map((other) => `${text} / ${other.text}`),
  );
};

const longTitles = themeNames.flatMap((theme) =>
  ["de", "nl", "pt", "fr", "es"].map((language) => ({ theme, language })),
);

test.runIf(hasTool("pdftotext")).each(sampled(longTitles, 7))(
  "titles of sections do not reach the entries: $theme, $language",
  async ({ theme, language }) => {
    const job = { company: "Kiln", role: "Potter", start: "2020-01", tags: [], highlights: [] };
    const pdf = await draw({
      ...minimalPortfolio,
      site: { ...minimalPortfolio.site, language, theme },
      experience: {
        experiences: [job],
        volunteer: [{ organization: "Kiln", role: "Potter", start: "2020", highlights: [] }],
        certificates: [{ name: "Kilns", issuer: "Kiln", date: "2020" }],
        publications: [{ title: "Kilns", publisher: "Kiln", date: "2020" }],
      },
    });
    expect(overlaps(pdf)).toEqual([]);
  },
);
