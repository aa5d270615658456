import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { violationsOn } from "../support/browser/accessibility.ts";
import { openBrowser } from "../support/browser/browser.ts";
import { recordErrors } from "../support/browser/page-errors.ts";
import { type DevServer, startDev } from "../support/hosts/dev-server.ts";
import { run } from "../support/hosts/programs.ts";
import { callAt, type HttpResponse } from "../support/http/http-client.ts";
import { slowTest } from "../support/setup/tier.ts";

const patient = { timeout: 20_000, interval: 50 };

let dev: DevServer;
let browser: Browser;
beforeAll(async () => {
  [dev, browser] = await Promise.all([startDev(), openBrowser()]);
});
afterAll(() => Promise.all([dev?.stop(), browser?.close()]));

let page: Page;
beforeEach(async () => {
  page = await browser.newPage();
});
afterEach(() => page.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<HttpResponse> =>
  callAt(dev.url, path, { headers });

const projectFile = (name: string): string => join(dev.content, "projects", `${name}.md`);

/** Changes a content file while a function runs. */
const edited = async (file: string, change: (text: string) => string, meanwhile: () => Promise<void>) => {
  const before = readFileSync(file, "utf8");
  writeFileSync(file, change(before));
  try {
    await meanwhile();
  } finally {
    writeFileSync(file, before);
  }
};

/** Opens a page and waits until it receives updates. */
const open = async (at: Page, path: string): Promise<void> => {
  const connected = at.waitForEvent("console", { predicate: (line) => line.text().includes("connected."), ...patient });
  await at.goto(dev.url + path);
  await connected;
};

const overlay = (at: Page) => at.locator("vite-error-overlay");
const overlayText = (at: Page): Promise<string> => overlay(at).locator("#layout").innerText(patient);

slowTest(
  "npm run dev sends the policy of the hosts, which blocks nothing of the site and of Vite, but style attributes",
  async () => {
    const messages: string[] = [];
    page.on("console", (line) => messages.push(line.text()));
    const blocked = () => messages.filter((text) => text.includes("Content Security Policy"));
    for (const path of ["/", "/docs", "/sandbox", "/answer", "/match", "/nothing-here"]) await open(page, path);
    expect((await page.goto(dev.url))?.headers()["content-security-policy"]).toContain(
      "script-src 'self' 'inline-speculation-rules';",
    );
    expect(blocked()).toEqual([]);
    await page.evaluate(() =>
      document.body.insertAdjacentHTML(
        "beforeend",
        '<p style="color: red">x</p><script src="https://stats.example.com/a.js"></script>',
      ),
    );
    // Browsers log a style attribute several times.
    await vi.waitFor(
      () => expect([...new Set(blocked())]).toEqual([expect.stringContaining("style-src-attr")]),
      patient,
    );
  },
);

describe("npm run dev shows an edit", () => {
  test("in an open page and in the API", async () => {
    await open(page, "/projects/tide-clock");
    await edited(
      projectFile("tide-clock"),
      (text) => text.replace("title: Tide Clock", "title: Moon Clock"),
      async () => {
        await page.getByRole("heading", { name: "Moon Clock" }).waitFor(patient);
        expect((await get("/api/projects?q=moon")).text).toContain('"title":"Moon Clock"');
        expect((await get("/projects/tide-clock.md")).text).toContain("Moon Clock");
      },
    );
    await page.getByRole("heading", { name: "Tide Clock" }).waitFor(patient);
    expect((await get("/api/projects?q=moon")).text).not.toContain("Moon Clock");
  });

  test("when a file is added, renamed or deleted", async () => {
    const added = "---\ntitle: Paper Kite\nkind: personal\n---\n\nIt flies.\n";
    writeFileSync(projectFile("paper-kite"), added);
    await vi.waitFor(async () => expect((await get("/projects/paper-kite")).status).toBe(200), patient);
    expect((await get("/api/projects?q=kite")).json()).toMatchObject({ count: 1 });
    renameSync(projectFile("paper-kite"), projectFile("silk-kite"));
    await vi.waitFor(async () => expect((await get("/projects/silk-kite")).status).toBe(200), patient);
    expect((await get("/projects/paper-kite")).status).toBe(404);
    rmSync(projectFile("silk-kite"));
    await vi.waitFor(async () => expect((await get("/projects/silk-kite")).status).toBe(404), patient);
    expect((await get("/api/projects?q=kite")).json()).toMatchObject({ count: 0 });
  });
});

test("a content error shows in the terminal, over every page and in the API until it is fixed", async () => {
  await open(page, "/projects/tide-clock");
  const later = await browser.newPage();
  await edited(
    projectFile("tide-clock"),
    (text) => text.replace("kind:", "knd:"),
    async () => {
      const line =
        /projects\/tide-clock\.md:6:1[\s\S]*knd: personal\n\s*\|?\s*\^\^\^[\s\S]*found[\s\S]*`knd`[\s\S]*fix[\s\S]*`kind`/;
      const text = await overlayText(page);
      expect(text).toMatch(line);
      expect(text).toMatch(/Found the unknown key knd; expected one of .*\n.*did you mean kind\?/);
      expect(dev.printed()).toMatch(line);

      const shown =
        /1 error in 1 file[\s\S]*projects\/tide-clock\.md\n+Line 6, column 1\s+6 \| knd: personal\n\s*\|?\s*\^\^\^\s+Found\s+the unknown key knd[\s\S]*Fix\s+did you mean kind\?/;
      await page.reload();
      expect(await page.locator("main").innerText()).toMatch(shown);
      await later.goto(`${dev.url}/docs`);
      expect(await later.locator("main").innerText()).toMatch(shown);
      expect([await overlay(page).count(), await overlay(later).count()]).toStrictEqual([0, 0]);

      const { status, json } = await get("/api/projects");
      expect([status, json()]).toMatchObject([
        503,
        { error: { code: "unavailable", message: expect.stringMatching(line) } },
      ]);
      expect((await get("/llms.txt")).status).toBe(503);
      expect((await get("/api/health")).status).toBe(200);
    },
  );
  await page.getByRole("heading", { name: "Tide Clock" }).waitFor(patient);
  await later.getByRole("heading", { level: 1 }).getByText("API").waitFor(patient);
  expect([await overlay(page).count(), await overlay(later).count()]).toStrictEqual([0, 0]);
  expect((await get("/api/projects")).status).toBe(200);
  await later.close();
});

slowTest(
  "the page with content errors lists all of them, follows edits, and fits phones in light and dark",
  async () => {
    // Axe requires a context.
    const context = await browser.newContext();
    const page = await context.newPage();
    const brokenText = (text: string): string =>
      text.replace("kind:", "knd:").replace("year:", `yaer: ${"word ".repeat(30)}`);
    await edited(projectFile("tide-clock"), brokenText, async () => {
      await edited(
        join(dev.content, "site.yaml"),
        (text) => text.replace("title:", "titel:"),
        async () => {
          await vi.waitFor(async () => expect((await get("/", { Accept: "text/html" })).status).toBe(503), patient);
          await page.goto(dev.url);
          await page.getByRole("heading", { level: 1, name: /^\d errors in 2 files$/ }).waitFor(patient);
          expect(await page.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
            expect.stringMatching(/projects\/tide-clock\.md$/),
            expect.stringMatching(/site\.yaml$/),
          ]);
          expect(await page.locator("pre").allInnerTexts()).toEqual([
            expect.stringContaining("yaer:"),
            expect.stringContaining("knd:"),
            expect.stringContaining("titel:"),
          ]);
          for (const colorScheme of ["light", "dark"] as const)
            for (const width of [320, 1280]) {
              await page.emulateMedia({ colorScheme });
              await page.setViewportSize({ width, height: 800 });
              expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
                0,
              );
              expect(await violationsOn(page)).toEqual([]);
            }
        },
      );
      await page.getByRole("heading", { level: 1, name: "2 errors in 1 file" }).waitFor(patient);
    });
    await page.locator("main#content").waitFor(patient);
    await context.close();
  },
);

test("a missing content folder is a content error", async () => {
  const away = `${dev.content}-away`;
  renameSync(dev.content, away);
  await vi.waitFor(async () => expect((await get("/api/profile")).status).toBe(503), patient);
  renameSync(away, dev.content);
  await vi.waitFor(async () => expect((await get("/api/profile")).status).toBe(200), patient);
});

describe("the dev server", () => {
  slowTest("sends files with a host's headers and no caching", async () => {
    for (const [path, type] of [
      ["/api/profile.json", "application/json"],
      ["/openapi.json", "application/json"],
      ["/llms.txt", "text/plain"],
      ["/.well-known/ai-catalog.json", "application/ai-catalog+json"],
      ["/.well-known/oauth-protected-resource/api", "application/json"],
      ["/api/mcp/server-card", "application/mcp-server-card+json"],
    ] as const) {
      const { status, headers } = await get(path);
      expect([path, status, headers["access-control-allow-origin"]]).toStrictEqual([path, 200, "*"]);
      expect(headers["content-type"]).toMatch(new RegExp(`^${type.replaceAll("+", "\\+")}\\b`));
      expect(headers["cache-control"]).toBe("no-cache");
    }
  });

  test("serves the pictures that pages import", async () => {
    const href = `/@fs${resolve("docs/vitrine.png")}?origWidth=1200&origHeight=630&origFormat=png`;
    const { status, text } = await get(`/_image?${new URLSearchParams({ href, w: "1200", h: "630" })}`);
    expect([status, text.slice(1, 4)]).toEqual([200, "PNG"]);
  });

  test("answers /ask and MCP tools", async () => {
    expect((await get("/ask?q=Where+do+you+live")).json()).toMatchObject({
      answer: expect.stringContaining("Rotterdam"),
    });
    const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "get_profile", arguments: {} } };
    const { text } = await callAt(dev.url, "/api/mcp", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
        Host: new URL(dev.url).host,
      },
      body: JSON.stringify(call),
    });
    expect(JSON.parse(text)).toMatchObject({ result: { structuredContent: { name: "Zoë Exemplar" } } });
  });

  test("returns 404 responses in the format of Accept, and pages as Markdown on request", async () => {
    expect((await get("/nowhere")).json()).toMatchObject({ error: { code: "not_found" } });
    expect((await get("/nowhere", { Accept: "text/html" })).headers["content-type"]).toMatch(/^text\/html/);
    const { headers, text } = await get("/projects/tide-clock", { Accept: "text/markdown" });
    expect(headers["content-type"]).toMatch(/^text\/markdown/);
    expect(text).toContain("Tide Clock");
  });

  slowTest("passes doctor", async () => {
    const { code, stdout } = await run("src/cli/doctor/doctor.ts", [dev.url]);
    expect(stdout.match(/^ {2}✗.*(?:\n {6}.*)*/gm)).toBeNull();
    expect(code).toBe(0);
  });

  slowTest("serves pages without console errors", async () => {
    const complaints = recordErrors(page);
    for (const path of ["/", "/projects", "/developers", "/docs", "/sandbox", "/changelog"]) await open(page, path);
    expect(complaints).toStrictEqual([]);
  });
});
