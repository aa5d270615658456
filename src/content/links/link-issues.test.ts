import { describe, expect, test } from "vitest";
import type { Hosting } from "../../contract/static/hosting.ts";
import { bodyLinks, valueLinks } from "./content-links.ts";
import { linkIssues } from "./link-issues.ts";
import { siteTargets } from "./site-targets.ts";

const parts: Omit<Parameters<typeof siteTargets>[0], "hosting"> = {
  slugs: ["tide-clock", "łódź"],
  drafts: ["kite"],
  paths: ["/talks", "/blog/*", "/files/cv.pdf"],
  languages: ["de"],
  anchorsIn: (language) => (language === "de" ? { "/": ["experience"] } : undefined),
  headingsOf: (slug, language) => (slug === "łódź" ? [language === "de" ? "überschrift" : "zażółć"] : []),
};

const targets = siteTargets({ ...parts, hosting: "app" });

const issuesOf = (href: string, site?: string, hosting: Hosting = "app") =>
  linkIssues(
    bodyLinks({ file: "a.md", text: `[a](${href})` }, 0, "/projects/tide-clock"),
    siteTargets({ ...parts, hosting }),
    site,
  );

describe("a link", () => {
  test.each([
    ...["/", "/projects", "/projects/", "/docs#errors", "/projects/tide-clock", "/projects/tide-clock?from=cv"],
    ...["/projects/tide-clock.md", "/api/projects/tide-clock", "/api/v1/projects/tide-clock.json", "/llms.txt"],
    ...["/projects/łódź", "/projects/%C5%82%C3%B3d%C5%BA", "/projects/łódź".normalize("NFD")],
    ...["/projects/łódź#zażółć", "/projects/łódź#za%C5%BC%C3%B3%C5%82%C4%87", "/projects/łódź#:~:text=a"],
    ...["/talks", "/talks/", "/blog/2026/one", "/files/cv.pdf", "/.well-known/api-catalog", "/feed.xml"],
    ...["/projects/../docs", "#top", "#", "#content", "//example.com/nothing", "https://ada.example.com/nothing"],
    // Unknown while another file has errors.
    "/#experience",
  ])("to %s leads somewhere", (href) => {
    expect(issuesOf(href)).toEqual([]);
  });

  test.each([
    ["/project/tide-clock", "did you mean `/projects/tide-clock`?"],
    ["/tide-clock", "did you mean `/projects/tide-clock`?"],
    ["/projects/kite", "remove `draft` from the front matter of that project, or remove the link"],
    ["/talk", "did you mean `/talks`?"],
    ["/files/cv.docx", "did you mean `/files/cv.pdf`?"],
    ["/api/profil", "did you mean `/api/profile`?"],
    [
      "/projects/kitchen-clock",
      "correct the path, or if the project has another name now, add `aliases: [kitchen-clock]` to its front matter",
    ],
    ["/blog", "correct the path, add the file to `public/`, or remove the link"],
    ["/quite/something/else", "correct the path, add the file to `public/`, or remove the link"],
    ["#nothing", "correct the anchor, or remove it to link to the whole page"],
    ["/projects/łódź#zażołc", "did you mean `#zażółć`?"],
    ["tide-clok.md", "write /projects/tide-clock to link to that page"],
  ])("to %s does not, and the fix is given", (href, fix) => {
    expect(issuesOf(href).map((issue) => issue.fix)).toEqual([fix]);
  });
});

describe("a link to a page in a further language", () => {
  test.each([
    ...["/de", "/de/", "/de/projects", "/de/projects/tide-clock", "/de/projects/tide-clock.md", "/de/feed.xml"],
    ...[
      "/de/resume.pdf",
      "/de/projects#tag-maps",
      "/de/api/profile.json",
      "/de/api/v1/projects/tide-clock.json",
      "/de#experience",
    ],
    ...["/de/projects/łódź#überschrift"],
  ])("%s leads somewhere", (href) => {
    expect(issuesOf(href)).toEqual([]);
  });

  test.each([
    ["/de/projects/tide-clok", "did you mean `/de/projects/tide-clock`?"],
    ["/de/projects/kite", "remove `draft` from the front matter of that project, or remove the link"],
    ["/de/docs", "did you mean `/docs`?"],
    ["/de/api/profile", "did you mean `/api/profile`?"],
    ["/de#skills", "correct the anchor, or remove it to link to the whole page"],
    ["/de/projects/łódź#zażółć", "correct the anchor, or remove it to link to the whole page"],
    ["/fr/projects", "did you mean `/projects`?"],
  ])("%s does not, and the fix is given", (href, fix) => {
    expect(issuesOf(href).map((issue) => issue.fix)).toEqual([fix]);
  });

  test("without the language, in a text of that language, has the anchors of that page", () => {
    const issues = (href: string) =>
      linkIssues(
        bodyLinks({ file: "a.de.md", text: `[a](${href})` }, 0, "/projects/łódź").map((link) => ({
          ...link,
          language: "de",
        })),
        targets,
        undefined,
      ).length;
    expect(["#überschrift", "/projects/łódź#überschrift", "/#experience", "/docs"].map(issues)).toEqual([0, 0, 0, 0]);
    expect(["#zażółć", "/projects/łódź#zażółć", "/#skills", "/dox"].map(issues)).toEqual([1, 1, 1, 1]);
  });
});

describe("a link with the address of the site", () => {
  const site = "https://ada.example.com";

  test.each([site, `${site}/`, `${site}/docs`, `${site}#top`, `${site}?a=b`, "https://ada.example.community/nothing"])(
    "%s leads somewhere",
    (href) => {
      expect(issuesOf(href, site)).toEqual([]);
    },
  );

  test.each([`${site}/doks`, "HTTPS://Ada.example.com/doks"])("%s does not", (href) => {
    expect(issuesOf(href, site)).toMatchObject([{ fix: "did you mean `/docs`?" }]);
  });

  test("can have a path", () => {
    expect(issuesOf(`${site}/me/docs`, `${site}/me`)).toEqual([]);
    expect(issuesOf(`${site}/me/doks`, `${site}/me`)).toHaveLength(1);
    expect(issuesOf(`${site}/you/nothing`, `${site}/me`)).toEqual([]);
  });

  test("is checked in values that are URLs", () => {
    const source = { file: "faq.yaml", text: `url: ${site}/prices\n` };
    const value = { text: `${site}/prices`, start: 5, end: 5 + `${site}/prices`.length };
    expect(linkIssues(valueLinks(source, [value], { page: "/", isRendered: false }), targets, site)).toMatchObject([
      { line: 1, column: 6, length: value.text.length },
    ]);
  });
});

test("a relative link in a value is text, because pages do not render it", () => {
  const source = { file: "faq.yaml", text: "answer: f[0](x)\n" };
  expect(
    linkIssues(
      valueLinks(source, [{ text: "f[0](x)", start: 8, end: 15 }], { page: "/", isRendered: false }),
      targets,
      undefined,
    ),
  ).toEqual([]);
});

test("a page without headings has no anchors, and the message says so", () => {
  expect(issuesOf("#one")).toMatchObject([
    { expected: "a link without an anchor, because that page has no headings", length: "[a](#one)".length },
  ]);
});

describe("a link on a site without the app", () => {
  test.each([
    ...["/", "/projects", "/docs", "/docs.md", "/llms.txt", "/openapi.json", "/projects/tide-clock", "/talks"],
    ...["/api/profile.json", "/api/projects/tide-clock.json", "/api/v1/projects/all/0.json", "/feed.xml"],
  ])("to %s leads somewhere", (href) => {
    expect(issuesOf(href, undefined, "static")).toEqual([]);
  });

  test.each([
    ...["/sandbox", "/developers.md", "/changelog", "/auth.md", "/ask", "/api/mcp"],
    ...["/api/profile", "/api/sandbox.json", "/api/projects/tide-clock"],
  ])("to %s, which only the app serves, is an issue", (href) => {
    expect(issuesOf(href, undefined, "static")).toHaveLength(1);
  });
});
