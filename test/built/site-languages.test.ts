import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { portfolioFolders } from "../support/content/portfolios.ts";
import { build, startHost, temporaryFolder, testSite } from "../support/hosts/programs.ts";

const folder = temporaryFolder();
const dist = join(folder, "dist");
let host: Awaited<ReturnType<typeof startHost>>;

beforeAll(async () => {
  expect(await build({ content: portfolioFolders.trilingual, out: dist })).toMatchObject({ code: 0 });
  host = await startHost(dist, { SITE_URL: testSite });
});
afterAll(async () => {
  await host?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const text = (path: string): string => readFileSync(join(dist, path), "utf8");
const page = (path: string) => parse(text(`${path}/index.html`));
const get = (path: string, headers: Record<string, string> = {}) => fetch(host.url + path, { headers });

describe("the pages of a portfolio in three languages", () => {
  test.each([
    ["", "en", "ltr", "I design lights for harbors, bridges and quiet streets."],
    ["/de", "de", "ltr", "Ich entwerfe Licht für Häfen, Brücken und stille Straßen."],
    ["/ar", "ar", "rtl", "أصمّم إضاءة الموانئ والجسور والشوارع الهادئة."],
  ])("exist in each language: %s/", (path, lang, dir, lead) => {
    const html = page(path);
    const root = html.querySelector("html");
    expect([root?.getAttribute("lang"), root?.getAttribute("dir")]).toEqual([lang, dir]);
    expect(html.querySelector(".lead")?.text).toBe(lead);
    expect(html.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(testSite + (path || "/"));
  });

  test("let visitors ask in their language, and suggest questions in it", () => {
    const suggestions = (path: string) => page(path).querySelectorAll("[data-question]");
    expect(text("de/index.html")).not.toContain("Bitte stellen Sie Ihre Frage auf Englisch.");
    expect(suggestions("/de").map((link) => link.text)).toContain("Wo wohnt Mira Halloran?");
    expect(suggestions("").map((link) => link.text)).toContain("Where does Mira Halloran live?");
    for (const path of ["", "/de", "/ar"])
      expect(suggestions(path).map((link) => [link.getAttribute("lang"), link.getAttribute("dir")])).toEqual(
        Array(3).fill([undefined, undefined]),
      );
  });

  test("lead to answers in their language, whose sources are pages in it", async () => {
    const [link] = page("/de").querySelectorAll("[data-question]");
    const answer = parse(await (await get(link?.getAttribute("href") ?? "")).text());
    expect(answer.querySelector("html")?.getAttribute("lang")).toBe("de");
    expect(answer.querySelector("h1")?.text).toBe("Ihre Fragen zu Mira Halloran");
    const sources = answer.querySelectorAll(".sources a").map((source) => source.getAttribute("href"));
    expect(sources).toContain(`${testSite}/de/projects/harbor-light`);
    expect(answer.querySelector('form [name="lang"]')?.getAttribute("value")).toBe("de");
    const inDefault = parse(await (await get("/answer")).text());
    expect(inDefault.querySelector("html")?.getAttribute("lang")).toBe("en");
    const unknown = await get("/answer?q=hello&lang=xx");
    expect([
      unknown.status,
      parse(await unknown.text())
        .querySelector("html")
        ?.getAttribute("lang"),
    ]).toEqual([422, "en"]);
  });

  test("compare jobs in their language", async () => {
    const compared = parse(await (await get("/match?lang=de")).text());
    expect(compared.querySelector("html")?.getAttribute("lang")).toBe("de");
    expect(compared.querySelector("form")?.getAttribute("action")).toBe("/match?lang=de");
  });

  test.each(["", "/de/projects", "/ar/projects/bridge"])("link to each other: %s/", (path) => {
    const rest = path.replace(/^\/(?:de|ar)/, "");
    const paths = [rest || "/", `/ar${rest}`, `/de${rest}`];
    const html = page(path);
    const alternates = html.querySelectorAll("link[hreflang]");
    expect(alternates.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")])).toEqual([
      ...["en", "ar", "de"].map((language, at) => [language, `${testSite}${paths[at]}`]),
      ["x-default", `${testSite}${paths[0]}`],
    ]);
    const links = html.querySelectorAll(".languages a");
    expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("lang"), link.text])).toEqual([
      [paths[0], "en", "English"],
      [paths[1], "ar", "العربية"],
      [paths[2], "de", "Deutsch"],
    ]);
  });

  test("lead to pages of their language, also from texts of the owner", () => {
    const paths = page("/de")
      .querySelectorAll("main a, header a")
      .map((link) => link.getAttribute("href"));
    expect(paths).toContain("/de/projects/harbor-light");
    expect(paths).toContain("/de/resume.pdf");
    expect(paths).not.toContain("/projects/harbor-light");
    expect(page("/de/projects/harbor-light").querySelector(".description a")?.getAttribute("href")).toBe(
      "/de/projects/quiet-street",
    );
  });

  test("mark texts that are not translated", () => {
    const html = page("/de");
    const english = html.querySelectorAll('main [lang="en"]').map((element) => element.text.trim());
    expect(english).toContain("Booking from March");
    expect(english).toContain("Lamps that wait for people");
    expect(english).toContain("Bridge at Night");
    expect(english).not.toContain("Stille Straße");
    expect(page("/de/projects/quiet-street").querySelector(".description")?.getAttribute("lang")).toBe("en");
    expect(page("/de/projects/harbor-light").querySelectorAll('article [lang="en"]')).toEqual([]);
  });

  test("mark the texts of pictures and the name of the site that are not translated, and dates that are", () => {
    const languages = (path: string, selector: string) =>
      page(path)
        .querySelectorAll(selector)
        .map((element) => element.getAttribute("lang"));
    expect(languages("/ar/projects/harbor-light", "article .cover img")).toEqual(["en"]);
    expect(languages("/ar/projects/harbor-light", ".description img")).toEqual([]);
    expect(languages("/de", ".brand")).toEqual(["en"]);
    expect(languages("/ar", ".brand")).toEqual([undefined]);
    expect(new Set(languages("/ar", "ul.rows .when"))).toEqual(new Set(["ar"]));
    expect(new Set(languages("/de", ".experience ul.rows .when"))).toEqual(new Set([undefined]));
  });

  test("use the owner's texts of the language", () => {
    expect(page("/de").querySelector(".actions a")?.text).toBe("Zu den Lichtern");
    expect(page("").querySelector(".actions a")?.text).toBe("See the projects");
  });

  test("have the text about the person, in the default language if there is no other", () => {
    const about = (language: string) => page(language).querySelector("#about + .words");
    expect(about("/de")?.querySelector("a")?.getAttribute("href")).toBe("/de/projects/harbor-light");
    expect(about("/de")?.getAttribute("lang")).toBeUndefined();
    expect(about("/ar")?.getAttribute("lang")).toBe("en");
    expect(text("de/index.md")).toContain(`## Zur Person\n\nIch bin neben einem [Hafenfeuer](${testSite}/de/projects/`);
    expect(text("llms.txt")).toContain("I grew up beside a harbor light.");
  });

  test("about the API exist once, and link to the front pages", () => {
    expect(existsSync(join(dist, "de/docs/index.html"))).toBe(false);
    const links = page("/docs").querySelectorAll(".languages a");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/docs", "/ar", "/de"]);
  });

  test("have feeds, Markdown, a resume, social cards, a search index and structured data of their language", () => {
    expect(text("de/feed.xml")).toContain(`<link href="${testSite}/de/projects/harbor-light"/>`);
    expect(text("de/index.md")).toContain(`canonical_url: ${testSite}/de\n`);
    expect(text("de/index.md")).toContain(`[Hafenlicht](${testSite}/de/projects/harbor-light.md)`);
    expect(text("ar/projects/harbor-light.md")).toContain("# ضوء الميناء");
    expect(JSON.parse(text("de/resume.json")).basics.summary).toContain("Ich bin neben einem [Hafenfeuer]");
    expect(text("de/resume.pdf")).toMatch(/^%PDF/);
    expect(existsSync(join(dist, "og/de/projects.png"))).toBe(true);
    expect(JSON.parse(text("de/search.json"))).toContainEqual(
      expect.objectContaining({ title: "Hafenlicht", path: "/de/projects/harbor-light" }),
    );
    const data = page("/de").querySelector('script[type="application/ld+json"]')?.text ?? "";
    expect(JSON.parse(data)).toMatchObject({ inLanguage: "de", url: `${testSite}/de` });
    expect(text("sitemap.xml")).toContain(`<loc>${testSite}/ar/projects/bridge</loc>`);
  });
});

describe("the API of a portfolio in three languages", () => {
  test.each([
    ["/api/profile", {}, "en", "I design"],
    ["/api/profile?lang=de", {}, "de", "Ich entwerfe"],
    ["/api/profile", { "Accept-Language": "de-CH, fr;q=0.9" }, "de", "Ich entwerfe"],
    ["/api/profile?lang=en", { "Accept-Language": "de" }, "en", "I design"],
    ["/api/v1/profile?lang=ar", {}, "ar", "أصمّم"],
    ["/api/portfolio?lang=de", {}, "de", "Ich entwerfe"],
    ["/api/projects?lang=de&limit=2", {}, "de", "Hafenlicht"],
    ["/api/projects?lang=de&q=mond", {}, "de", "Hafenlicht"],
    ["/api/projects/harbor-light?lang=ar", {}, "ar", "ضوء الميناء"],
  ])("answers %s with %j in %s", async (path, headers, language, content) => {
    const response = await get(path, headers);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Language")).toBe(language);
    expect(response.headers.get("Vary")).toBe("Accept-Language, Accept-Encoding");
    const body = await response.text();
    expect(body).toContain(content);
    expect(body).not.toContain("Unknown parameter");
  });

  test("rejects languages that the portfolio does not have, in English", async () => {
    const response = await get("/api/v1/contact?lang=fr");
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { code: "invalid_lang" } });
  });

  test.each(["/api/profile", "/api/projects/quiet-street", "/api/v1/experience"])(
    "sends the file in each language: %s",
    async (path) => {
      const file = await get(`/de${path}.json`);
      expect(file.headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect(await (await get(`${path}?lang=de`)).text()).toBe(await file.text());
    },
  );

  test("marks what is not translated", () => {
    expect(JSON.parse(text("de/api/profile.json")).fallbacks).toEqual({ availability: "en" });
    expect(JSON.parse(text("de/api/experience.json")).fallbacks).toEqual({ education: "en" });
    expect(JSON.parse(text("de/api/projects/quiet-street.json"))).toMatchObject({
      title: "Stille Straße",
      lang: "en",
      fallbacks: { subtitle: "en", tags: "en" },
    });
    expect(JSON.parse(text("api/profile.json"))).not.toHaveProperty("fallbacks");
  });

  test("runs batches in a language", async () => {
    const operations = [
      { method: "GET", path: "/api/contact?lang=de" },
      { method: "GET", path: "/api/profile?lang=xx" },
    ];
    const response = await fetch(`${host.url}/api/batch`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ operations }),
    });
    expect(await response.json()).toMatchObject({
      results: [
        { status: 200, body: { availability: "Werktags von 9 bis 17 Uhr" } },
        { status: 422, body: { error: { code: "invalid_lang" } } },
      ],
    });
  });

  test("sends the Markdown of pages", async () => {
    const response = await get("/de", { Accept: "text/markdown" });
    expect(response.headers.get("Content-Location")).toBe("/de/index.md");
    expect(await response.text()).toContain("## Ausgewählte Arbeiten");
  });
});
