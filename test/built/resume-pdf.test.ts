import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Portfolio } from "../../src/content/content.ts";
import { readContent } from "../../src/content/read/read-content.ts";
import type { ExperienceBundle } from "../../src/contract/resources/portfolio/experience.ts";
import { resumePdf } from "../../src/resume-pdf/draw.ts";
import { formatPeriodIn } from "../../src/strings/format.ts";
import { themeNames } from "../../src/themes/names.ts";
import { builtFiles, bytesOf, jsonOf, site } from "../support/dist.ts";
import { portfolioFolders } from "../support/portfolios.ts";
import { temporaryFolder } from "../support/programs.ts";
import { minimalPortfolio, smallPortfolio } from "../support/small-portfolio.ts";
import { hasTool } from "../support/tier.ts";

const template = readFileSync("src/resume-pdf/resume.typ", "utf8");

const draw = async (portfolio: Portfolio): Promise<Buffer> =>
  Buffer.from(await resumePdf({ portfolio, site: "https://ada.example.com", hosting: "app" }, template));

/** What a program of poppler-utils says about a file. */
const poppler = (program: "pdftotext" | "pdfinfo", pdf: Uint8Array, ...options: string[]): string => {
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

test("every build writes the same bytes", async () => {
  const portfolio = { ...smallPortfolio, profile: { ...smallPortfolio.profile, name: `Ada ${process.pid}` } };
  const { typstPdf } = await import("../../src/media/typst/compiler.ts");
  const { resumeDesign } = await import("../../src/resume-pdf/design.ts");
  const { resumeModel } = await import("../../src/resume-pdf/model.ts");
  const { siteTheme } = await import("../../src/themes/site-theme.ts");
  const model = resumeModel({ portfolio, site, hosting: "app" });
  const { data, fonts } = resumeDesign(model, siteTheme(portfolio.site));
  const [first, second] = [1, 2].map(() => typstPdf({ template, data: { ...data, size: 10 }, fonts }));
  expect(Buffer.from(await (first ?? [])).equals(Buffer.from(await (second ?? [])))).toBe(true);
});

describe.runIf(hasTool("pdftotext"))("read with poppler", () => {
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
      ...experiences.flatMap(({ role, company, location, summary, highlights, ...when }) => [
        ...[role, formatPeriodIn("en", when, "now"), company, location, summary, ...highlights],
      ]),
      ...["Selected work", "All 30 projects", "Education"],
      ...education.flatMap(({ degree, field, institution }) => [`${degree}, ${field}`, institution]),
      "Skills",
      ...skillGroups.flatMap(({ name, skills }) => [name, skills.join(", ")]),
      "Hackathons",
      ...hackathons.flatMap(({ project, name, award, summary }) => [project, name, award, summary]),
    ];
    expect(missingFrom(textOf(built), facts)).toEqual([]);
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

  test.each(themeNames)("the theme %s has the same texts", async (theme) => {
    const content = readContent(portfolioFolders.composer);
    const pdf = await draw({ ...content, site: { ...content.site, theme } });
    const { name, tagline } = content.profile;
    expect(missingFrom(textOf(pdf).toLowerCase(), [name.toLowerCase(), tagline?.toLowerCase()])).toEqual([]);
  });

  test("Arabic is in its language, from right to left", async () => {
    const pdf = await draw(readContent(portfolioFolders.arabic));
    expect(pdf.toString("latin1")).toContain("/Lang (ar)");
    const words = [...poppler("pdftotext", pdf, "-bbox").matchAll(/xMin="([\d.]+)"[^>]*>([^<]*)</g)];
    const left = (text: string) => Number(words.find(([, , word]) => word === text)?.[1]);
    // The column of headings is at the right, and dates are at the left.
    expect(left("Experience")).toBeGreaterThan(400);
    expect(left("2024")).toBeLessThan(100);
  });
});

test("letters without a font are left out, and the document says so", async () => {
  const pdf = await draw(readContent(portfolioFolders.japanese));
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  if (hasTool("pdftotext")) expect(textOf(pdf)).toContain("Some texts are missing in this file.");
});
