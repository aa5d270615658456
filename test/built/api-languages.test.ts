import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { AskResponse } from "../../src/contract/resources/agents/ask.ts";
import { portfolioFolders } from "../support/content/portfolios.ts";
import { build, startHost, temporaryFolder, testSite } from "../support/hosts/programs.ts";
import { startWorkers } from "../support/hosts/workers.ts";
import { createDocumentedFetch } from "../support/http/documented.ts";
import { callAt } from "../support/http/http-client.ts";
import { buildMessage, rpcResultOf } from "../support/http/mcp.ts";
import { HIGH_RATE_LIMIT } from "../support/setup/sample.ts";

const folder = temporaryFolder();
const dist = join(folder, "dist");
const running: { readonly url: string; readonly stop: () => Promise<unknown> }[] = [];
let urls: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  expect(await build({ content: portfolioFolders.trilingual, out: dist })).toMatchObject({ code: 0 });
});
beforeAll(async () => {
  const node = await startHost(dist, { SITE_URL: testSite, RATE_LIMIT_PER_MINUTE: HIGH_RATE_LIMIT });
  running.push(node);
  const workers = await startWorkers(dist, { RATE_LIMIT_PER_MINUTE: HIGH_RATE_LIMIT, LOG: "off" });
  running.push(workers);
  urls = { Node: node.url, workerd: workers.url };
});
afterAll(async () => {
  for (const { stop } of running) await stop();
  rmSync(folder, { recursive: true, force: true });
});

const ToolOutput = z.looseObject({
  content: z.array(z.looseObject({ text: z.string() })),
  structuredContent: z.unknown().optional(),
  isError: z.boolean().optional(),
});
interface ListedTool {
  readonly name: string;
  readonly inputSchema: { readonly properties: Readonly<Record<string, unknown>> };
  readonly outputSchema?: { readonly properties: object };
}
interface OpenApi {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly parameters?: readonly { $ref?: string }[] } }>>;
  readonly components: Readonly<Record<"parameters" | "headers", Readonly<Record<string, unknown>>>> & {
    readonly schemas: Readonly<Record<string, { readonly properties: object }>>;
  };
}

const german = "Ich entwerfe";
const reads = [
  ...["/profile", "/experience", "/contact", "/portfolio"],
  ...["/projects", "/projects?limit=2", "/projects?type=client", "/projects/harbor-light", "/projects/quiet-street"],
];
const pathOf = (url: string) => `${new URL(url).pathname}/index.html`;
const withLang = (path: string, lang: string) => `${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;

describe.each(["Node", "workerd"])("on %s", (host) => {
  const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
    callAt(urls[host] ?? "", path, { headers, method });
  const post = async (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    callAt(urls[host] ?? "", path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const varies = (vary: string | undefined) => vary?.split(", ").filter((name) => name !== "Accept-Encoding");

  describe.each(["/api", "/api/v1"])("reads below %s", (api) => {
    test.each(reads)("%s has a response in each language, with an ETag of its own", async (path) => {
      const [german, tagged, arabic, initial] = await Promise.all([
        get(withLang(api + path, "de")),
        get(withLang(api + path, "DE-at")),
        get(withLang(api + path, "ar")),
        get(api + path),
      ]);
      expect([german, tagged, arabic, initial].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const languages = [german, tagged, arabic, initial].map(({ headers }) => headers["content-language"]);
      expect(languages).toEqual(["de", "de", "ar", "en"]);
      expect(tagged.text).toBe(german.text);
      expect(new Set([german, arabic, initial].map(({ headers }) => headers.etag)).size).toBe(3);
      for (const { headers } of [german, arabic, initial]) expect(varies(headers.vary)).toEqual(["Accept-Language"]);
    });

    test.each(reads)("%s refuses languages that the portfolio does not have", async (path) => {
      for (const lang of ["fr", "", "*", "de,ar", "%00"]) {
        const { status, headers, text } = await get(withLang(api + path, lang));
        expect([lang, status, headers["cache-control"]]).toEqual([lang, 422, "no-store"]);
        expect(text).toContain('"code":"invalid_lang"');
        expect(text).toContain("expected one of en, ar, de");
        expect(text.startsWith(api === "/api" ? '{"error"' : '{"version":"v1","error"')).toBe(true);
      }
    });
  });

  test("a search finds words of the language", async () => {
    const counts = await Promise.all(
      ["de", "en", "ar"].map(async (lang) => (await get(`/api/projects?q=mond&lang=${lang}`)).json()),
    );
    expect(counts).toMatchObject([{ count: 1 }, { count: 0 }, { count: 0 }]);
  });

  test("the first of several values counts, before Accept-Language", async () => {
    const { headers, text } = await get("/api/profile?lang=de&lang=ar", { "Accept-Language": "en" });
    expect([headers["content-language"], text]).toEqual(["de", expect.stringContaining(german)]);
    const { headers: list } = await get("/api/projects?lang=de&lang=ar&limit=1", { "Accept-Language": "ar" });
    expect(list.link).toContain(`<${testSite}/api/projects?lang=de&limit=1&cursor=1>; rel="next"`);
  });

  test.each([
    ["de", "de"],
    ["de-CH, fr;q=0.9", "de"],
    ["fr, ar;q=0.2", "ar"],
    ["ar;q=0.5, de;q=0.9, en;q=0.1", "de"],
    ["DE", "de"],
    ["fr", "en"],
    ["*", "en"],
    ["fr, *;q=0.1", "en"],
    ["en;q=0, *", "ar"],
    ["de;q=0", "en"],
    ["de;q=x", "en"],
    [";;;,,=", "en"],
    ["/../..", "en"],
    ["de,".repeat(2_700), "en"],
  ])("Accept-Language: %.40s leads to %s", async (accepted, language) => {
    const { status, headers } = await get("/api/profile", { "Accept-Language": accepted });
    expect([status, headers["content-language"]]).toEqual([200, language]);
  });

  test("a 304 is for one language", async () => {
    const { headers } = await get("/api/profile?lang=de");
    const condition = { "If-None-Match": String(headers.etag) };
    const same = await get("/api/profile", { ...condition, "Accept-Language": "de" });
    expect([same.status, same.text, varies(same.headers.vary)]).toEqual([304, "", ["Accept-Language"]]);
    expect((await get("/api/profile", condition)).status).toBe(200);
    expect((await get("/api/profile?lang=ar", condition)).status).toBe(200);
  });

  test("HEAD has the headers of GET", async () => {
    const [whole, head] = await Promise.all([get("/api/profile?lang=ar"), get("/api/profile?lang=ar", {}, "HEAD")]);
    expect([head.status, head.text]).toEqual([200, ""]);
    for (const name of ["content-language", "vary", "etag"]) expect(head.headers[name], name).toBe(whole.headers[name]);
    expect((await get("/api/profile?lang=fr", {}, "HEAD")).status).toBe(422);
  });

  test("files stay in one language", async () => {
    for (const path of ["/api/profile.json", "/api/projects/harbor-light.json"]) {
      const plain = await get(path);
      const { headers, bytes } = await get(`${path}?lang=de`, { "Accept-Language": "de" });
      expect([headers["content-language"], bytes.equals(plain.bytes)]).toEqual([undefined, true]);
      expect(bytes.equals(readFileSync(join(dist, path)))).toBe(true);
    }
    const file = await get("/de/api/v1/profile.json");
    expect([file.headers["content-language"], file.text]).toEqual(["de", expect.stringContaining(german)]);
    expect((await get("/fr/api/profile.json")).status).toBe(404);
  });

  test("reads about the service are in English", async () => {
    for (const path of ["/api/sandbox", "/api/health", "/api/agent/identity"]) {
      const { status, headers } = await get(`${path}?lang=fr`, { "Accept-Language": "de" });
      expect([path, status, headers["content-language"]]).toEqual([path, 200, undefined]);
    }
  });

  test("a batch takes the language of each path", async () => {
    const paths = ["/api/profile", "/api/profile?lang=de", "/api/v1/projects?lang=ar&limit=1", "/api/contact?lang=fr"];
    const { headers, json } = await post(
      "/api/batch",
      { operations: paths.map((path) => ({ method: "GET", path })) },
      { "Accept-Language": "de" },
    );
    expect(headers["content-language"]).toBeUndefined();
    expect(json()).toMatchObject({
      results: [
        { status: 200, body: { tagline: expect.stringContaining("I design") } },
        { status: 200, body: { tagline: expect.stringContaining(german), fallbacks: { availability: "en" } } },
        { status: 200, body: { version: "v1", data: { projects: [{ title: "ضوء الميناء" }] } } },
        { status: 422, body: { error: { code: "invalid_lang" } } },
      ],
    });
  });

  test("an unknown project is 404 in every language", async () => {
    const { status, text } = await get("/api/projects/harbour-light?lang=de");
    expect([status, text]).toEqual([404, expect.stringContaining("Did you mean /api/projects/harbor-light?")]);
  });

  test.each([
    ["/de", "/de/index.md", "## Ausgewählte Arbeiten"],
    ["/de/projects", "/de/projects.md", "# Projekte"],
    ["/de/projects/harbor-light", "/de/projects/harbor-light.md", "# Hafenlicht"],
    ["/ar/projects/harbor-light", "/ar/projects/harbor-light.md", "# ضوء الميناء"],
  ])("%s is Markdown for clients that prefer it", async (path, file, heading) => {
    const markdown = await get(path, { Accept: "text/markdown" });
    expect([markdown.status, markdown.headers["content-type"]]).toEqual([200, "text/markdown; charset=utf-8"]);
    expect([markdown.headers["content-location"], varies(markdown.headers.vary)]).toEqual([file, ["Accept"]]);
    expect(markdown.text).toContain(heading);
    expect((await get(file)).text).toBe(markdown.text);
    const html = await get(path, { Accept: "text/html" });
    expect([html.status, html.headers["content-type"]]).toEqual([200, expect.stringMatching(/^text\/html/)]);
    expect(html.headers.etag).not.toBe(markdown.headers.etag);
    const slash = await get(`${path}/`, { Accept: "text/markdown" });
    expect([slash.status, slash.headers.location]).toEqual([308, path]);
  });

  const callTool = async (path: string, name: string, args: object) => {
    const { headers, message } = buildMessage("2025-11-25", "tools/call", { name, arguments: args });
    return ToolOutput.parse(rpcResultOf(await post(path, message, headers)));
  };

  describe("the MCP tools of the portfolio", () => {
    test.each([
      ["get_profile", {}, "/api/profile"],
      ["get_experience", {}, "/api/experience"],
      ["get_contact", {}, "/api/contact"],
      ["list_projects", { limit: 2 }, "/api/projects?limit=2"],
      ["list_projects", { q: "mond" }, "/api/projects?q=mond"],
      ["get_project", { slug: "quiet-street" }, "/api/projects/quiet-street"],
    ])("%s with %j has the body of %s in each language", async (name, args, path) => {
      for (const language of ["de", "ar", "en"]) {
        const { structuredContent, content } = await callTool("/api/mcp", name, { ...args, language });
        expect(structuredContent).toEqual((await get(withLang(path, language))).json());
        expect(JSON.parse(content[0]?.text ?? "")).toEqual(structuredContent);
      }
      const { structuredContent } = await callTool("/api/mcp", name, args);
      expect(structuredContent).toEqual((await get(path)).json());
    });

    test.each(["fr", "", "de,ar"])("refuse the language %j, and list those that exist", async (language) => {
      for (const [name, args] of [
        ["get_profile", {}],
        ["ask_about_docs", { question: "Who is Mira?" }],
      ] as const) {
        const { isError, content } = await callTool("/api/mcp", name, { ...args, language });
        expect([name, isError]).toEqual([name, true]);
        expect(content[0]?.text).toContain('expected one of "en", "ar", "de"');
      }
    });

    test("are listed with their languages, those of the documentation without", async () => {
      const listOf = async (path: string) => {
        const { headers, message } = buildMessage("2025-11-25", "tools/list");
        const { tools } = rpcResultOf(await post(path, message, headers)) as { tools: readonly ListedTool[] };
        return tools.map(({ name, inputSchema, outputSchema }) => [
          name,
          inputSchema.properties.language,
          "fallbacks" in (outputSchema?.properties ?? {}),
        ]);
      };
      const language = { type: "string", enum: ["en", "ar", "de"] };
      expect(await listOf("/api/mcp")).toEqual([
        ["get_profile", language, true],
        ["list_projects", language, false],
        ["get_project", language, true],
        ["get_experience", language, true],
        ["get_contact", language, true],
        ["ask_about_docs", language, false],
        ["match_requirements", undefined, false],
      ]);
      for (const [, taken] of await listOf("/api/docs-mcp")) expect(taken).toBeUndefined();
      const refused = await callTool("/api/docs-mcp", "ask_about_docs", {
        question: "What is the limit?",
        language: "de",
      });
      expect([refused.isError, refused.content[0]?.text]).toEqual([true, expect.stringContaining("no argument")]);
      const { instructions } = (await get("/api/mcp/server-card")).json() as { instructions: string };
      expect(instructions).toContain("in the languages en, ar and de");
    });
  });

  describe("/ask", () => {
    const project = encodeURIComponent("What is Quiet Street?");
    const asked = async (path: string): Promise<AskResponse> => AskResponse.parse((await get(path)).json());

    test("links to the pages of a language, and says which language its texts are in", async () => {
      const [plain, german] = [await asked(`/ask?q=${project}`), await asked(`/ask?q=${project}&lang=DE`)];
      expect(german.answer).toBe(plain.answer);
      expect(plain.results[0]).toMatchObject({ url: `${testSite}/projects/quiet-street` });
      expect(JSON.stringify(plain)).not.toContain('"lang"');
      const url = `${testSite}/de/projects/quiet-street`;
      expect(german._meta.lang).toBe("en");
      expect(german.results[0]).toMatchObject({ url, lang: "en", grounding: { source_urls: [url] } });
      for (const { url } of german.results) expect(existsSync(join(dist, pathOf(url)))).toBe(true);
    });

    test("links to the documentation where it is", async () => {
      const { results } = await asked("/ask?q=What+is+the+rate+limit%3F&lang=ar");
      expect(results[0]).toMatchObject({ url: expect.stringMatching(/^http:\/\/localhost:8787\/docs/), lang: "en" });
    });

    test("takes the language in a query, a body, a form and the tool", async () => {
      const question = "What is Quiet Street?";
      const expected = await asked(`/ask?q=${project}&lang=ar`);
      const form = await callAt(urls[host] ?? "", "/ask", {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: `q=${project}&lang=ar`,
      });
      expect((await post("/ask", { q: question, lang: "ar" })).json()).toEqual(expected);
      expect(form.json()).toEqual(expected);
      const { structuredContent } = await callTool("/api/mcp", "ask_about_docs", { question, language: "ar" });
      expect(structuredContent).toEqual(expected);
      const stream = await post("/ask", { q: question, lang: "ar", streaming: true });
      expect(stream.text).toContain(`${testSite}/ar/projects/quiet-street`);
      expect(stream.text).toMatch(/event: complete\ndata: \{"_meta":\{[^}]*"lang":"en"/);
    });

    test("refuses other languages, and ignores Accept-Language", async () => {
      for (const response of [
        await get(`/ask?q=${project}&lang=fr`),
        await get("/ask?lang="),
        await post("/ask", { q: "Who is Mira?", lang: "fr" }),
        await post("/ask", { q: "Who is Mira?", lang: 5 }),
      ])
        expect([response.status, response.json()]).toEqual([
          422,
          expect.objectContaining({ error: expect.objectContaining({ code: "invalid_lang" }) }),
        ]);
      const { text } = await get(`/ask?q=${project}`, { "Accept-Language": "de" });
      expect(text).not.toContain("/de/");
    });
  });

  test("/openapi.json describes the responses in all languages", async () => {
    const fetchDocumented = createDocumentedFetch({ base: urls[host] ?? "", behindPlatform: host === "workerd" });
    const url = (path: string) => `${urls[host]}${path}`;
    for (const path of reads.flatMap((read) => [`/api${read}`, `/api/v1${read}`]))
      for (const lang of ["de", "ar", "fr"]) await fetchDocumented(url(withLang(path, lang)));
    for (const lang of ["de", "fr"]) await fetchDocumented(url(`/ask?q=Who+is+Mira%3F&lang=${lang}`));
    const { paths, components } = (await get("/openapi.json")).json() as OpenApi;
    const parametersOf = (path: string) => paths[path]?.get?.parameters?.map(({ $ref }) => $ref?.split("/").at(-1));
    for (const path of ["/api/profile", "/api/v1/contact", "/api/projects/{slug}"])
      expect(parametersOf(path), path).toEqual(expect.arrayContaining(["Lang", "AcceptLanguage"]));
    expect(paths["/ask"]?.get?.parameters).toContainEqual({ $ref: "#/components/parameters/Lang" });
    expect(parametersOf("/api/sandbox")).toBeUndefined();
    expect(components.parameters.Lang).toMatchObject({ name: "lang", schema: { enum: ["en", "ar", "de"] } });
    expect(components.headers["Content-Language"]).toBeDefined();
    for (const name of ["Profile", "Project", "ContactInfo", "ExperienceBundle", "PortfolioBundle"])
      expect(components.schemas[name]?.properties, name).toHaveProperty("fallbacks");
    for (const name of ["AskInput", "AskForm", "AskMeta", "AskResult"])
      expect(components.schemas[name]?.properties, name).toHaveProperty("lang");
  });
});

describe("the documents of a portfolio in several languages", () => {
  const text = (path: string): string => readFileSync(join(dist, path), "utf8");

  test("/docs describes lang, its error and fallbacks", () => {
    expect(text("docs.md")).toContain("invalid_lang");
    const reference = text("docs/portfolio.md");
    for (const name of ["`lang`", "`Accept-Language`", "`Content-Language`", "`fallbacks`", "invalid_lang"])
      expect(reference, name).toContain(name);
  });

  test("llms.txt, llms-full.txt and the skill name the languages and link to them", () => {
    for (const path of ["llms.txt", "llms-full.txt", ".well-known/agent-skills/portfolio-api/SKILL.md"])
      expect(text(path), path).toContain(
        "in English (`en`), Arabic (`ar`) and German (`de`); the first is the default",
      );
    for (const path of ["llms.txt", "llms-full.txt"]) {
      const [, section = ""] = /^## Languages\n\n([\s\S]*?)\n\n/m.exec(text(path)) ?? [];
      const linked = Array.from(section.matchAll(/\]\((\S+)\)/g), ([, url = ""]) => new URL(url).pathname);
      expect(linked).toEqual(["/ar/index.md", "/ar/api/portfolio.json", "/de/index.md", "/de/api/portfolio.json"]);
      for (const file of linked) expect(existsSync(join(dist, file)), file).toBe(true);
    }
  });
});
