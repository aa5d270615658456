import { describe, expect, test } from "vitest";
import { callMethod, docsMcp, portfolioMcp, rpcResultOf } from "../support/http/mcp.ts";
import { call, sharedReads, stableHeaders } from "../support/http/service.ts";

/** A deployed site may have several languages. */
const hasSeveral = (await call("/api/languages.json")).status === 200;

const languageNames = /"(?:lang|fallbacks|Fallbacks|Accept-Language|Content-Language|invalid_lang)"/;
const inGerman = { headers: { "Accept-Language": "de, fr;q=0.5" } };

describe.skipIf(hasSeveral)("a portfolio in one language", () => {
  test.each([...sharedReads, "/api/portfolio", "/api/profile.json", "/"])(
    "%s ignores Accept-Language, and has no header about languages",
    async (path) => {
      const [plain, german] = [await call(path), await call(path, inGerman)];
      expect(german.status).toBe(200);
      expect(german.bytes.equals(plain.bytes)).toBe(true);
      expect(stableHeaders(german)).toEqual(stableHeaders(plain));
      expect(german.headers["content-language"]).toBeUndefined();
      expect(german.headers.vary ?? "").not.toContain("Accept-Language");
    },
  );

  test.each(["/profile", "/experience", "/contact", "/portfolio"].flatMap((path) => [`/api${path}`, `/api/v1${path}`]))(
    "%s ignores lang, and has no members about languages",
    async (path) => {
      const [plain, german] = [await call(path), await call(`${path}?lang=de`)];
      expect([german.status, german.text]).toEqual([200, plain.text]);
      expect(german.text).not.toMatch(/"(?:fallbacks|lang)":/);
    },
  );

  test("a list names lang as an unknown parameter", async () => {
    const { status, headers, text } = await call("/api/projects?lang=de&limit=1");
    expect([status, text]).toEqual([200, expect.stringContaining('"warnings":["Unknown parameter lang')]);
    expect(headers.link).not.toContain("lang");
  });

  test("questions ignore lang, whatever it is", async () => {
    const headers = { "Content-Type": "application/json" };
    const ask = async (more: object) =>
      call("/ask", { method: "POST", headers, body: JSON.stringify({ q: "What is the rate limit?", ...more }) });
    const { text } = await ask({});
    for (const lang of ["de", "", 5]) {
      const answered = await ask({ lang });
      expect([answered.status, answered.text]).toEqual([200, text]);
    }
    expect((await call("/ask?q=What+is+the+rate+limit%3F&lang=de")).text).toBe(text);
    expect(text).not.toContain('"lang"');
  });

  test.each([portfolioMcp, docsMcp])("the tools of %s take no language", async (path) => {
    const { tools } = rpcResultOf(await callMethod(path, "2025-11-25", "tools/list"));
    expect(JSON.stringify(tools)).not.toMatch(languageNames);
    for (const { inputSchema } of tools as readonly { inputSchema: { properties: object } }[])
      expect(inputSchema.properties).not.toHaveProperty("language");
    const tool = { name: "ask_about_docs", arguments: { question: "What is the limit?", language: "en" } };
    expect(rpcResultOf(await callMethod(path, "2025-11-25", "tools/call", tool))).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining("has no argument") }],
    });
  });

  test("the documents about the API name no languages", async () => {
    expect((await call("/openapi.json")).text).not.toMatch(languageNames);
    for (const path of ["/docs.md", "/docs/portfolio.md", "/docs/agents.md", "/llms.txt", "/llms-full.txt"]) {
      const { status, text } = await call(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text, path).not.toMatch(
        /`(?:lang|fallbacks|Accept-Language|Content-Language|invalid_lang)`|^## Languages$/m,
      );
    }
  });

  test.each(["/de", "/de/projects", "/de/api/profile.json", "/api/languages.json"])(
    "%s does not exist",
    async (path) => {
      expect((await call(path)).status).toBe(404);
    },
  );
});
