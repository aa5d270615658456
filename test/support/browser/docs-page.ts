import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { JobStatus } from "../../../src/contract/resources/job.ts";
import { ProjectList } from "../../../src/contract/resources/portfolio/project.ts";
import { sampled, slowTest } from "../setup/tier.ts";
import { violationsOn } from "./accessibility.ts";
import { openBrowser, resetPage } from "./browser.ts";
import { recordErrors } from "./page-errors.ts";

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 900 };

/** The browser's own console message for an expected error status. */
const expected = /Failed to load resource/;

/** The elements of an operation on the page. */
const operationOn = (page: Page, id: string) => {
  const root = page.locator(`article#${id}`);
  const form = root.locator(".try form");
  return {
    root,
    form,
    field: (name: string) => form.locator(`[name="${name}"]`),
    send: () => form.getByRole("button", { name: /^Send / }).click(),
    press: (name: string) => form.getByRole("button", { name, exact: true }).click(),
    credential: form.locator("[data-credential]"),
    line: root.locator(".answer-line"),
    headers: root.locator(".answer-headers"),
    body: root.locator(".answer-body"),
    shown: () => root.locator("[data-language]:visible"),
    open: () => root.locator(".try > summary").click(),
  };
};

const says = (element: Locator, words: string | RegExp): Promise<void> =>
  expect.poll(() => element.textContent(), { timeout: 10_000 }).toMatch(words);

const json = async (body: Locator): Promise<unknown> => JSON.parse((await body.textContent()) ?? "");

/** Waits for a URL fragment: the browser reports it after the key or click that leads to it. */
const fragmentIs = (page: Page, hash: string): Promise<void> => page.waitForURL((url) => url.hash === hash);

/** Expects an element in the viewport. It waits, as browsers may scroll to a fragment after the page has loaded. */
const expectInView = (element: Locator): Promise<void> => {
  const isInView = () =>
    element.evaluate((shown) => {
      const { top, bottom } = shown.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
  return expect.poll(isInView, { timeout: 10_000 }).toBe(true);
};

/** The tests of /docs on the host at `base`. */
export const describeDocs = (base: string): void => {
  let browser: Browser;
  /** The page of tests without options. */
  let plainPage: Page;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser();
    plainPage = await (await browser.newContext({ viewport: desktop })).newPage();
  });
  afterAll(() => browser?.close());

  /** Opens /docs without stored values, runs a flow, and expects no console errors. */
  const visit = async (path: string, options: BrowserContextOptions, flow: () => Promise<void>): Promise<void> => {
    const isPlain = Object.keys(options).length === 0;
    const context = isPlain ? undefined : await browser.newContext({ viewport: desktop, ...options });
    page = (await context?.newPage()) ?? plainPage;
    const complaints = recordErrors(page, expected);
    try {
      await page.goto(base + path);
      await flow();
      expect(complaints).toEqual([]);
    } finally {
      await (context?.close() ?? resetPage(page));
    }
  };

  const screens = [
    ["phone", phone, "light"],
    ["phone", phone, "dark"],
    ["desktop", desktop, "dark"],
    ["desktop", desktop, "light"],
  ] as const;
  describe.each(sampled(screens, 1))("on a %s", (_name, viewport, colorScheme) => {
    test(`that is ${colorScheme}, everything is accessible and fits`, () =>
      visit("/docs/portfolio", { viewport, colorScheme }, async () => {
        const { open, send, line, form, root } = operationOn(page, "postContact");
        await open();
        await form.getByRole("button", { name: "Generate key" }).click();
        await send();
        await says(line, /^202 in \d+ ms/);
        await root.locator(".failures > summary").click();
        for (const summary of await page.locator("#listProjects .field-list summary").all()) await summary.click();
        // The initial page is covered by the other page tests.
        const changed = await violationsOn(page, ".contents", "#postContact", "#listProjects");
        expect(changed).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }));
  });

  describe("the examples in /docs", () => {
    test("switch language together and remember it", () =>
      visit("/docs/portfolio", {}, async () => {
        const contact = operationOn(page, "postContact");
        const projects = operationOn(page, "listProjects");
        await says(contact.shown(), /^\s*curl /);
        await contact.root.getByRole("radio", { name: "curl" }).focus();
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("ArrowRight");
        await says(contact.shown(), /^\s*import json/);
        await says(projects.shown(), /^\s*import json/);
        await page.reload();
        await says(projects.shown(), /^\s*import json/);
      }));

    slowTest("can be copied", () =>
      visit("/docs/portfolio", { permissions: ["clipboard-read", "clipboard-write"] }, async () => {
        const { root, shown } = operationOn(page, "getProfile");
        await shown().getByRole("button", { name: "Copy curl of Get the profile", exact: true }).click();
        await says(shown(), /Copied$/);
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(await root.locator('[data-language="sh"] code').textContent());
        expect(copied).toMatch(/^curl http/);
      }),
    );

    slowTest("have copy buttons with distinct accessible names", () =>
      visit("/docs/portfolio", {}, async () => {
        await page.locator("#listProjects .responses").getByRole("radio", { name: "422" }).check();
        const names = await page.locator("button.copy").evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
        expect(names).toContain("Copy Python of Get a job");
        expect(names).toContain("Copy response 200 of List projects");
        expect(names).toContain("Copy response 422 of List projects");
        expect(names).toStrictEqual([...new Set(names)]);
      }),
    );
  });

  describe("a form in /docs", () => {
    test("sends its input and explains errors", () =>
      visit("/docs/portfolio#listProjects", {}, async () => {
        const { open, field, send, line, headers, body, shown } = operationOn(page, "listProjects");
        await open();
        await field("type").selectOption("client");
        await field("limit").fill("1");
        await says(shown(), /\/api\/projects\?type=client&limit=1'/);
        await send();
        await says(line, /^200 in \d+ ms/);
        await says(headers, /RateLimit-Remaining\s*\d+/);
        const names = await headers.locator("dt").allTextContents();
        for (const name of [
          "Content-Type",
          "Link",
          "ETag",
          "Cache-Control",
          "RateLimit",
          "API-Version",
          "X-Request-Id",
        ])
          expect(names).toContain(name);
        expect(ProjectList.parse(await json(body)).projects.map(({ kind }) => kind)).toEqual(["client"]);
        await field("limit").fill("0");
        await send();
        await says(line, /^422.*expected a whole number from 1 to 50/);
        expect(await json(body)).toMatchObject({ error: { code: "invalid_limit" } });
      }));

    test("retries safely and passes the job id to the job form", () =>
      visit("/docs/portfolio#postContact", {}, async () => {
        const contact = operationOn(page, "postContact");
        await contact.open();
        await contact.press("Generate key");
        await contact.send();
        await says(contact.line, /^202/);
        await says(contact.headers, /Location\s*\S+\/api\/jobs\/job_\S+\s*Retry-After\s*\d+/);
        const first = await contact.body.textContent();
        await contact.send();
        await says(contact.headers, /Idempotent-Replay\s*true/);
        expect(await contact.body.textContent()).toBe(first);

        const job = operationOn(page, "getJob");
        await job.open();
        await expect
          .poll(
            async () => {
              await job.send();
              await says(job.line, /^200/);
              return JobStatus.parse(await json(job.body)).status;
            },
            { timeout: 10_000, interval: 300 },
          )
          .toBe("completed");
      }));

    test("sends the body exactly as typed", () =>
      visit("/docs/service#postBatch", {}, async () => {
        const { open, field, send, line } = operationOn(page, "postBatch");
        await open();
        await field("body").fill("{ not JSON");
        await send();
        await says(line, /^400.*Send one JSON object/);
      }));

    test("shows a response as text, never as HTML", () =>
      visit("/docs/agents#getAsk", {}, async () => {
        const { open, field, send, root, body } = operationOn(page, "getAsk");
        await open();
        await field("q").fill('<img src="/x" onerror="document.title=1">');
        await send();
        await says(body, "<img src=");
        expect(await root.locator("[data-answer] img").count()).toBe(0);
      }));

    test("shows a streamed answer", () =>
      visit("/docs/agents#postAsk", {}, async () => {
        const { open, field, send, line, body } = operationOn(page, "postAsk");
        await open();
        await field("stream").check();
        await send();
        await says(line, /^200/);
        await says(body, /^event: start\n[\s\S]*event: complete\n/);
      }));

    test("creates a demo key, sends it, keeps it for the tab and can forget it", () =>
      visit("/docs/credentials#getApiIndex", {}, async () => {
        const operation = operationOn(page, "getApiIndex");
        await operation.open();
        await says(operation.credential, /^Requires a credential/);
        await operation.send();
        await says(operation.line, /^401.*requires a valid credential/);
        const focused = page.locator(":focus");
        await operation.press("Get a demo key");
        await says(operation.credential, /^Sent with x-api-key: vitrine_demo_/);
        await says(focused, /^Remove$/);
        await operation.send();
        await says(operation.line, /^200/);
        await page.reload();
        await operation.open();
        await operation.send();
        await says(operation.line, /^200/);
        await operation.press("Remove");
        await says(focused, /^Get a demo key$/);
        await operation.send();
        await says(operation.line, /^401/);
        await says(operation.headers, /WWW-Authenticate\s*Bearer/);
        await operation.root.getByRole("button", { name: "Get a demo key and send again" }).click();
        await says(operation.line, /^200/);
        expect(await operation.root.getByRole("button", { name: "Get a demo key and send again" }).count()).toBe(0);
        await says(operation.credential, /^Sent with x-api-key: vitrine_demo_/);
      }));

    test.each([
      ["nothing answers", undefined, /^No response/],
      ["the limit is reached", { status: 429, headers: { "Retry-After": "7" }, body: "{}" }, /^429.*Wait 7 seconds/],
      ["there are only files", { status: 404, contentType: "text/html", body: "<h1>404</h1>" }, /static files only/],
    ] as const)("explains that %s", (_name, answer, words) =>
      visit("/docs/service#getHealth", {}, async () => {
        await page.route("**/api/health", (route) => (answer ? route.fulfill(answer) : route.abort()));
        const { open, send, line } = operationOn(page, "getHealth");
        await open();
        await send();
        await says(line, words);
      }),
    );
  });

  test("the examples are beside the text on wide screens and stay there", () =>
    visit("/docs/portfolio#listProjects", {}, async () => {
      const { root } = operationOn(page, "listProjects");
      const examples = root.locator(".examples");
      await root.getByRole("heading", { name: "Responses" }).evaluate((heading) => heading.scrollIntoView());
      await expectInView(examples);
      const [text, beside] = await Promise.all([root.locator(".about").first().boundingBox(), examples.boundingBox()]);
      expect(beside?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
    }));

  describe("the table of contents of /docs", () => {
    const contents = () => page.locator(".contents");
    const listed = () => contents().getByRole("link");

    test("marks the current section", () =>
      visit("/docs/portfolio#getJob", {}, async () => {
        const current = contents().locator("[aria-current=location]");
        await says(current, /Get a job/);
        await expectInView(current);
        await page.locator("#jobs").evaluate((heading) => heading.scrollIntoView());
        await says(current, "Jobs");
        await page.goto(`${base}/docs#invalid_cursor`);
        await says(current, "Errors");
      }));

    slowTest("is one tab stop, and folded examples have none", () =>
      visit("/docs/portfolio", {}, async () => {
        const skips = [
          ["Skip to content", "#content"],
          ["Skip the contents", "#text"],
        ] as const;
        for (const [name, hash] of skips) {
          await page.getByRole("link", { name }).focus();
          await page.keyboard.press("Enter");
          await fragmentIs(page, hash);
        }
        let stops = 0;
        const isHere = () => page.evaluate(() => document.activeElement?.closest("main #text") != null);
        for (await page.keyboard.press("Tab"); await isHere(); await page.keyboard.press("Tab")) stops += 1;
        const operations = await page.locator(".operation").count();
        expect(stops).toBeGreaterThan(operations);
        // Per operation: anchor, languages, examples with copy, form, objects, responses and errors, and links in its text.
        expect(stops).toBeLessThan(operations * 20);
      }),
    );

    slowTest("is folded on a phone", () =>
      visit("/docs/portfolio", { viewport: phone }, async () => {
        expect(await listed().count()).toBe(0);
        await contents().locator("summary").first().click();
        await listed().filter({ hasText: "Get the profile" }).click();
        await fragmentIs(page, "#getProfile");
        await expectInView(page.locator("#getProfile h2"));
        expect(await listed().count()).toBe(0);
      }),
    );
  });

  describe("a URL fragment in /docs", () => {
    test("of an error opens its example", () =>
      visit("/docs#invalid_cursor", {}, async () => {
        await page.locator("#invalid_cursor pre").first().waitFor({ state: "visible" });
        expect(await page.locator("#invalid_limit pre").first().isVisible()).toBe(false);
        await expectInView(page.locator("#invalid_cursor dt"));
      }));

    test("that is malformed changes nothing", () =>
      visit("/docs/portfolio#100%", {}, async () => {
        const { open, form } = operationOn(page, "getProfile");
        await open();
        await form.waitFor({ state: "visible" });
      }));

    slowTest("of an operation leads to the page that describes it", () =>
      visit("/docs#getJob", {}, async () => {
        await page.waitForURL(/\/docs\/portfolio#getJob$/);
        await expectInView(page.locator("#getJob h2"));
      }),
    );

    test("inside a folded section unfolds it", () =>
      visit("/docs#getProfileV1", {}, async () => {
        await page.locator("#getProfileV1").waitFor({ state: "visible" });
        await expectInView(page.locator("#getProfileV1"));
      }));
  });

  describe("/docs without scripts", () => {
    const plain = { javaScriptEnabled: false };

    test("has no inert controls", () =>
      visit("/docs/portfolio", plain, async () => {
        const controls = page.locator("main").locator("button, input:not([type=radio]), select, textarea, .try");
        expect(await controls.count()).toBeGreaterThan(5);
        expect(await controls.filter({ visible: true }).count()).toBe(0);
      }));

    slowTest("leads from a former anchor to a link", () =>
      visit("/docs#getJob", plain, async () => {
        await expectInView(page.locator("#getJob a"));
        await page.locator("#getJob a").click();
        await page.waitForURL(/\/docs\/portfolio#getJob$/);
      }),
    );

    slowTest("still switches languages and follows its contents", () =>
      visit("/docs/portfolio", plain, async () => {
        const { root, shown } = operationOn(page, "postContact");
        await root.getByText("JavaScript", { exact: true }).click();
        await says(shown(), /^\s*const response/);
        await page.locator(".contents").getByRole("link", { name: "Get a job" }).click();
        await fragmentIs(page, "#getJob");
        await expectInView(page.locator("#getJob h2"));
      }),
    );
  });
};
