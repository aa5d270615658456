import { execFileSync } from "node:child_process";
import type { Browser, BrowserContextOptions, Locator, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AskResponse } from "../../../src/contract/resources/agents/ask.ts";
import { BatchResult } from "../../../src/contract/resources/batch.ts";
import { ContactAccepted, JobStatus } from "../../../src/contract/resources/job.ts";
import { ProjectList } from "../../../src/contract/resources/portfolio/project.ts";
import { hasTool, runsAll, sampled, slowTest } from "../setup/tier.ts";
import { violationsOn } from "./accessibility.ts";
import { openBrowser, resetPage } from "./browser.ts";
import { recordErrors } from "./page-errors.ts";

/** An open sandbox page and its console errors. */
export interface SandboxPage {
  readonly page: Page;
  readonly complaints: string[];
  readonly close: () => Promise<void>;
}

/** The browser's own console message for an expected error status. */
const expected = /the server responded with a status of 4\d\d/;

/** Opens the sandbox at a URL. */
export const openSandbox = async (
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<SandboxPage> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const complaints = recordErrors(page, expected);
  await page.goto(address);
  return { page, complaints, close: () => context.close() };
};

/** The elements of a step. */
export const stepOf = (page: Page, id: string) => {
  const root = page.locator(`#${id}`);
  return {
    root,
    command: root.locator("pre[data-copy]"),
    line: root.locator(".answer-line"),
    headers: root.locator(".answer-headers"),
    body: root.locator(".answer-body"),
    press: (name: string) => root.getByRole("button", { name, exact: true }).click(),
    /** The button of a locked step, which a keyboard reaches, tells what is missing. */
    pressLocked: (name: string) => root.getByRole("button", { name, exact: true }).press("Enter"),
  };
};

/** A busy machine may need longer than the default. */
const pollOptions = { timeout: 10_000 };

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/** Waits until an element has a text. */
const waitForText = (part: Locator, words: string | RegExp): Promise<void> =>
  expect.poll(() => part.textContent(), pollOptions).toMatch(words);

const json = async (body: Locator): Promise<unknown> => JSON.parse((await body.textContent()) ?? "");

/** Waits for the read that the page sends itself. */
const waitForRead = (page: Page): Promise<void> =>
  waitForText(stepOf(page, "list-projects").line, /^200 in \d+ ms, [\d.]+ KB\. Sent when this page loaded\.$/);

/** Runs every step with its initial input. */
const runAll = async (page: Page): Promise<void> => {
  await waitForRead(page);
  const steps = [
    ["list-projects", "Get the projects", /200/],
    ["send-inquiry", "Send the inquiry", /202/],
    ["run-batch", "Run the batch", /200/],
    ["get-credential", "Get a credential", /201/],
    ["use-credential", "Use the credential", /200/],
    ["revoke-credential", "Revoke the credential", /200/],
    ["refused-credential", "Use it again", /401.*Rejected/],
    ["list-events", "List the events", /200/],
    ["ask-question", "Ask", /200/],
    ["list-tools", "List the tools", /200/],
    ["call-tool", "Call the tool", /200/],
  ] as const;
  for (const [id, button, words] of steps) {
    const { press, line } = stepOf(page, id);
    await press(button);
    await waitForText(line, words);
  }
  await waitForText(stepOf(page, "poll-job").line, /processing, then completed/);
};

/** The tests of the sandbox on any host. */
export const describeSandbox = (base: string): void => {
  let browser: Browser;
  /** The page of tests without options. */
  let plain: SandboxPage;
  let at: SandboxPage;
  beforeAll(async () => {
    browser = await openBrowser();
    plain = await openSandbox(browser, "about:blank");
  });
  afterAll(() => browser?.close());

  /** A test on the page without stored values. It must log no console error. */
  const onPageIn =
    (register: typeof test | typeof slowTest) =>
    (name: string, run: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): void =>
      register(name, async () => {
        const isPlain = Object.keys(options).length === 0;
        at = isPlain ? plain : await openSandbox(browser, "about:blank", options);
        await at.page.goto(`${base}/sandbox`);
        try {
          await run(at.page);
          expect(at.complaints).toEqual([]);
        } finally {
          at.complaints.length = 0;
          await (isPlain ? resetPage(at.page) : at.close());
        }
      });
  const onPage = onPageIn(test);
  const slowOnPage = onPageIn(slowTest);

  describe("the list of projects", () => {
    onPage("is read once when the page has loaded, and again with other parameters", async (page) => {
      const { root, line, body, command, press } = stepOf(page, "list-projects");
      await waitForRead(page);
      expect(ProjectList.parse(await json(body)).projects).toHaveLength(2);
      expect(await root.locator(".example").isVisible()).toBe(false);
      expect(await root.locator("[data-done]").isVisible()).toBe(false);
      await root.getByRole("combobox", { name: "type" }).selectOption("client");
      await root.getByLabel("limit").fill("0");
      expect(await command.textContent()).toMatch(/\/api\/projects\?type=client&limit=0'$/);
      await press("Get the projects");
      await waitForText(line, /^422 /);
      await expectDescribed(root.getByLabel("limit"), /^limit is "0"/);
      await root.getByLabel("limit").fill("");
      const suggestion = root.locator("[data-suggests]").first();
      const asking = page.waitForRequest(/\/api\/projects\?/);
      await suggestion.click();
      const q = await suggestion.textContent();
      expect(Object.fromEntries(new URL((await asking).url()).searchParams)).toEqual({ type: "client", q });
      await waitForText(line, /^200 /);
      expect(await root.locator("[data-done]").isVisible()).toBe(true);
    });

    slowOnPage("keeps its error when another step has none of the same code", async (page) => {
      const { root, line, press } = stepOf(page, "list-projects");
      const question = stepOf(page, "ask-question");
      const field = root.locator("[name=q]");
      await waitForRead(page);
      await field.fill("q".repeat(201));
      await press("Get the projects");
      await waitForText(line, /^422 /);
      await question.press("Ask");
      await waitForText(question.line, /^200/);
      await expectDescribed(field, /^q /);
    });

    const without = [
      ["saves data", { saveData: true }],
      ["is offline", { onLine: false }],
      ["gets no response", {}],
    ] as const;
    test.each(sampled(without, 1))("stays an example if the visitor %s", async (name, values) => {
      const { page, close } = await openSandbox(browser, "about:blank");
      const sent: string[] = [];
      await page.route("**/api/projects?*", (route) => {
        sent.push(route.request().url());
        return route.abort("internetdisconnected");
      });
      await page.addInitScript(({ saveData, onLine }: { saveData?: boolean; onLine?: boolean }) => {
        if (saveData) Object.defineProperty(navigator, "connection", { value: { saveData } });
        if (onLine === false) Object.defineProperty(navigator, "onLine", { value: false });
      }, values);
      await page.goto(`${base}/sandbox`, { waitUntil: "networkidle" });
      const { root, line } = stepOf(page, "list-projects");
      expect(sent).toHaveLength(name === "gets no response" ? 1 : 0);
      expect(await root.locator(".example").isVisible()).toBe(true);
      expect(await line.textContent()).toBe("");
      await close();
    });
  });

  describe("an inquiry", () => {
    onPage("becomes a job that is polled until completed, and a retry shows the replay", async (page) => {
      const { press, line, headers, body, command, root } = stepOf(page, "send-inquiry");
      expect(await root.getByRole("button", { name: "Copy command of Send the inquiry", exact: true }).count()).toBe(1);
      const waits = stepOf(page, "poll-job").root.locator("[data-waits]");
      expect(await waits.textContent()).toBe("Available after step 1, whose response has the job.");
      // Nothing can be sent again yet.
      expect(await root.getByRole("button", { name: "Send again" }).count()).toBe(0);
      await root.getByLabel("Name").fill("Grace D'Example");
      const sending = page.waitForRequest(`${base}/api/contact`);
      await press("Send the inquiry");
      const sent = await sending;
      await waitForText(line, /^202 in \d+ ms, [\d.]+ (?:bytes|KB)\. .*Nothing is delivered: .* write to \S+@/);
      expect(await headers.textContent()).toMatch(/Location.*\/api\/jobs\/job_/);
      const first = await json(body);

      const poll = stepOf(page, "poll-job");
      await waitForText(poll.line, "Job status: processing, then completed.");
      expect(await waits.isVisible()).toBe(false);
      expect(await poll.body.locator(".hk").first().textContent()).toBe('"job_id"');
      const job = JobStatus.parse(await json(poll.body));
      expect(job.job_id).toBe((first as { job_id: string }).job_id);
      expect(await page.locator("[aria-labelledby=inquiry] [data-progress]").textContent()).toBe("2 of 2 steps done");

      const repeating = page.waitForRequest(`${base}/api/contact`);
      await press("Send again");
      const repeated = await repeating;
      await waitForText(headers, "Idempotent-Replaytrue");
      expect(await json(body)).toEqual(first);
      expect(repeated.postData()).toBe(sent.postData());
      expectSameKey(repeated, sent);

      // The command sends the same request: with the browser's User-Agent, the service replays the response.
      const userAgent = sent.headers()["user-agent"];
      const copied = ((await command.textContent()) ?? "").replace(/^curl /, `curl -si -A '${userAgent}' `);
      expect(copied).toContain(String.raw`Grace D'\''Example`);
      if (!hasTool("curl")) return;
      const answer = execFileSync("bash", ["-c", copied]).toString();
      expect(answer).toMatch(/^idempotent-replay: true\r$/im);
      expect(JSON.parse(answer.split("\r\n\r\n").at(-1) ?? "")).toEqual(first);
    });

    onPage("that is invalid shows errors and keeps the input", async (page) => {
      const { press, line, root, body } = stepOf(page, "send-inquiry");
      await root.getByLabel("Email").fill("nobody");
      await press("Send the inquiry");
      await waitForText(line, /^422 in \d+ ms, [\d.]+ (?:bytes|KB)\. .*address/);
      expect(await json(body)).toMatchObject({ error: { code: "invalid_email" } });
      expect(await root.getByLabel("Email").inputValue()).toBe("nobody");
      expect(await root.getByLabel("Message").inputValue()).toMatch(/spring/);
      const poll = stepOf(page, "poll-job");
      expect(await poll.root.getByRole("button", { name: "Get the job" }).getAttribute("aria-disabled")).toBe("true");
      await poll.pressLocked("Get the job");
      await waitForText(poll.line, "Send an inquiry first.");
    });
  });

  slowOnPage("a field shows its error until it is edited", async (page) => {
    const { press, root, line } = stepOf(page, "send-inquiry");
    const name = root.getByLabel("Name");
    const email = root.getByLabel("Email");
    const message = root.getByLabel("Message");
    const wrong = root.locator("[aria-invalid]");
    const focused = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute("name") ?? null);
    await name.fill("");
    await email.fill("nobody");
    await press("Send the inquiry");
    await waitForText(line, /^422 /);
    expect(await wrong.count()).toBe(2);
    expect(await focused()).toBe("name");
    await expectDescribed(name, /^name is ""; expected 2 to 200 characters\.$/);
    await expectDescribed(email, /^email is "nobody"; expected an address/);
    // The initial page is covered by the other page tests.
    expect(await violationsOn(page, "#send-inquiry")).toEqual([]);
    // Editing a field clears its error; the others stay.
    await name.fill("Grace Example");
    expect(await wrong.count()).toBe(1);
    expect(await root.locator(".complaint").count()).toBe(1);
    // A single error has no list.
    await press("Send the inquiry");
    await expect.poll(focused, pollOptions).toBe("email");
    await expectDescribed(email, /^email is "nobody"/);
    // Focus that has moved elsewhere stays there.
    const answering = Promise.withResolvers<void>();
    await page.route("**/api/contact", async (route) => {
      await answering.promise;
      await route.continue();
    });
    await message.fill("Hi");
    await press("Send the inquiry");
    await page.getByLabel(/^Paths/).focus();
    answering.resolve();
    await expectDescribed(message, /^message is "Hi"/);
    expect(await focused()).toBe("paths");
    await email.fill("grace@example.com");
    await message.fill("Would you have time?");
    await press("Send the inquiry");
    await waitForText(line, /^202 /);
    expect(await wrong.count()).toBe(0);

    const batch = stepOf(page, "run-batch");
    const paths = batch.root.getByLabel(/^Paths/);
    await paths.fill("/ask\n/api/profile\n/nope");
    await batch.press("Run the batch");
    await expectDescribed(paths, /^operations\.0\.path is "\/ask";.*operations\.2\.path is "\/nope";/);
  });

  onPage("a batch shows the response of each path", async (page) => {
    const { press, line, body, headers, root } = stepOf(page, "run-batch");
    await root.getByLabel(/^Paths/).fill("/api/profile\n/api/projects?cursor=x");
    await press("Run the batch");
    await waitForText(line, /^200/);
    const { results } = BatchResult.parse(await json(body));
    expect(results.map(({ path, status }) => [path, status])).toEqual([
      ["/api/profile", 200],
      ["/api/projects?cursor=x", 422],
    ]);
    await press("Run again");
    await waitForText(headers, "Idempotent-Replaytrue");
    await root.getByLabel(/^Paths/).fill("/ask");
    await press("Run the batch");
    await waitForText(line, /^422/);
  });

  describe.each(sampled(["Demo key", "Access token"], 1))("a credential of the kind %s", (kind) => {
    onPage("works until it is revoked, and the event list shows that it was issued and revoked", async (page) => {
      await stepOf(page, "use-credential").press("Use the credential");
      await waitForText(stepOf(page, "use-credential").line, /^401 .*valid credential/);
      await stepOf(page, "get-credential").root.getByRole("combobox").selectOption(kind);
      await stepOf(page, "get-credential").press("Get a credential");
      await waitForText(stepOf(page, "get-credential").line, /^20[01]/);
      const kept = await page.evaluate(() => sessionStorage.getItem("vitrine.key"));
      expect(kept).toMatch(kind === "Demo key" ? /^vitrine_demo_/ : /^eyJ/);

      const use = stepOf(page, "use-credential");
      expect(await use.command.textContent()).toContain(kept);
      await use.press("Use the credential");
      await waitForText(use.line, /^200/);
      expect(await json(use.body)).toMatchObject({ identity_type: "anonymous" });

      await stepOf(page, "revoke-credential").press("Revoke the credential");
      await waitForText(stepOf(page, "revoke-credential").line, /^200/);
      expect(await page.evaluate(() => sessionStorage.getItem("vitrine.key"))).toBeNull();
      // An earlier response stays below its command.
      expect(await use.command.textContent()).toContain(kept);
      const refused = stepOf(page, "refused-credential");
      await refused.press("Use it again");
      await waitForText(refused.line, /^401 in \d+ ms, [\d.]+ (?:bytes|KB)\. Rejected, as expected\.$/);
      expect(await refused.headers.textContent()).toContain('error="invalid_token"');

      const list = stepOf(page, "list-events");
      await list.press("List the events");
      await waitForText(list.line, /^200/);
      const { events } = (await json(list.body)) as { events: { type: string; subject: string }[] };
      const subject = events.find(({ type }) => type === "credential.revoked")?.subject;
      const issued = kind === "Demo key" ? "key.issued" : "token.issued";
      expect(events.filter((event) => event.subject === subject).map(({ type }) => type)).toContain(issued);
      expect(await page.locator("[aria-labelledby=credential] [data-progress]").textContent()).toBe(
        "5 of 5 steps done",
      );
    });
  });

  slowOnPage("a credential is kept until the visitor removes it", async (page) => {
    await stepOf(page, "get-credential").press("Get a credential");
    await waitForText(stepOf(page, "get-credential").line, /^201/);
    await page.reload();
    const shown = page.locator("[data-credential]");
    expect(await shown.textContent()).toMatch(/^Stored in this tab: vitrine_demo_\S+…\S{4} /);
    expect(await stepOf(page, "use-credential").command.textContent()).toContain("x-api-key");
    await shown.getByRole("button", { name: "Remove" }).click();
    expect(await shown.textContent()).toContain("No credential is stored");
    expect(await stepOf(page, "use-credential").command.textContent()).not.toContain("x-api-key");
    await stepOf(page, "revoke-credential").pressLocked("Revoke the credential");
    await waitForText(stepOf(page, "revoke-credential").line, "Get a credential first.");
  });

  onPage("Enter asks a question, whose streamed answer equals the JSON response", async (page) => {
    const { root, line, body } = stepOf(page, "ask-question");
    const field = root.getByLabel("Question");
    await field.fill("What is the rate limit?");
    await field.press("Enter");
    await waitForText(line, /^200/);
    expect(await body.textContent()).toMatch(/^event: start\n[\s\S]*\nevent: complete\n/);
    const whole = AskResponse.parse(await (await fetch(`${base}/ask?q=What+is+the+rate+limit%3F`)).json());
    expect(await root.locator("[data-answer] .reply").textContent()).toBe(whole.answer);
    expect(await root.locator("[data-answer] .sources a").allTextContents()).toEqual(
      whole.results.map(({ name }) => name),
    );
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    // A new question clears the former answer.
    await field.fill("");
    await field.press("Enter");
    await expect
      .poll(() => root.locator("[data-answer] .reply").textContent(), pollOptions)
      .not.toContain(whole.answer);
  });

  onPage("the tools of both MCP servers can be listed and called", async (page) => {
    const list = stepOf(page, "list-tools");
    const call = stepOf(page, "call-tool");
    await call.press("Call the tool");
    await waitForText(call.line, /^200 in \d+ ms, [\d.]+ (?:bytes|KB)\. $/);
    await list.press("List the tools");
    await waitForText(list.line, /^200/);
    await call.root.getByRole("combobox", { name: "Tool" }).selectOption("list_projects");
    await call.root.getByLabel(/^Arguments/).fill('{"limit": 1');
    await call.press("Call the tool");
    await waitForText(call.line, /^The arguments are not valid JSON: /);
    await call.root.getByLabel(/^Arguments/).fill('{"limit": 0}');
    await call.press("Call the tool");
    await waitForText(call.line, /^200 in \d+ ms, [\d.]+ (?:bytes|KB)\. .*limit/);
    await call.root.getByLabel(/^Arguments/).fill('{"limit": 1}');
    await call.press("Call the tool");
    await waitForText(call.line, /^200 in \d+ ms, [\d.]+ (?:bytes|KB)\. $/);
    expect(await json(call.body)).toMatchObject({ result: { structuredContent: { limit: 1 } } });

    await list.root.getByLabel("Server").selectOption("/api/docs-mcp");
    await call.press("Call the tool");
    await waitForText(call.line, "List the tools of this server first.");
    await list.press("List the tools");
    await expect
      .poll(() => call.root.getByRole("combobox", { name: "Tool" }).inputValue(), pollOptions)
      .toBe("ask_about_docs");
    await call.press("Call the tool");
    await waitForText(call.line, /^200 in \d+ ms, [\d.]+ (?:bytes|KB)\. $/);
    expect(await json(call.body)).toMatchObject({ result: { structuredContent: { _meta: expect.anything() } } });
  });

  slowOnPage("failures are explained and keep the input", async (page) => {
    const { press, line, root } = stepOf(page, "run-batch");
    const paths = root.getByLabel(/^Paths/);
    await paths.fill("/api/health");
    const error = { code: "rate_limited", message: "Too many.", hint: "Wait." };
    await page.route("**/api/batch", (route) =>
      route.fulfill({ status: 429, headers: { "Retry-After": "7" }, json: { error } }),
    );
    await press("Run the batch");
    await waitForText(
      line,
      /^429 in \d+ ms, [\d.]+ (?:bytes|KB)\. Rate limit reached\. Wait 7 seconds and try again\.$/,
    );
    await page.unroute("**/api/batch");
    await page.route("**/api/batch", (route) => route.abort("internetdisconnected"));
    await press("Run again");
    await waitForText(line, /^No response: .*offline.*Try again\.$/);
    await page.unroute("**/api/batch");
    expect(await paths.inputValue()).toBe("/api/health");
    await press("Run again");
    await waitForText(line, /^200/);
    // The browser logs the failed connection itself.
    expect(at.complaints.splice(0)).toEqual([expect.stringContaining("ERR_INTERNET_DISCONNECTED")]);
  });

  onPage("an example shows what to expect, and the response replaces it without moving anything", async (page) => {
    const { press, line, root } = stepOf(page, "ask-question");
    const positions = (): Promise<readonly string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll("main :is(h2, h3, form, .request, .output)")].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y + scrollY, width, height].map(Math.round).join(" ");
        }),
      );
    const example = root.locator(".example");
    expect(await example.locator(".bar").textContent()).toMatch(/200\s+Example$/);
    expect(await example.locator("pre").textContent()).toMatch(/^event: start\n/);
    await waitForRead(page);
    const before = await positions();
    await press("Ask");
    await waitForText(line, /^200/);
    expect(await example.isVisible()).toBe(false);
    expect(await positions()).toEqual(before);
    // A suggestion is asked at once.
    const suggestion = root.locator("[data-suggests]").first();
    const asking = page.waitForRequest(/\/ask\?q=/);
    await suggestion.click();
    expect(new URL((await asking).url()).searchParams.get("q")).toBe(await suggestion.textContent());
    // A response that does not fit can be shown whole.
    const showAll = root.getByRole("button", { name: "Show the whole response" });
    const body = root.locator("[data-answer] .answer-body");
    const hasEnd = (): Promise<boolean> =>
      body.evaluate((pre) => {
        const { bottom } = pre.getBoundingClientRect();
        return bottom <= (pre.closest("[data-output]")?.getBoundingClientRect().bottom ?? 0);
      });
    await waitForText(line, /^200/);
    expect(await hasEnd()).toBe(false);
    const cut = await positions();
    await showAll.click();
    expect(await hasEnd()).toBe(true);
    await root.getByRole("button", { name: "Show less" }).click();
    expect(await positions()).toEqual(cut);
  });

  onPage(
    "the response to a request is scrolled into view",
    async (page) => {
      for (const [id, button] of [
        ["send-inquiry", "Send the inquiry"],
        ["poll-job", "Get the job"],
        ["ask-question", "Ask"],
        ["call-tool", "Call the tool"],
      ] as const) {
        const { press, line } = stepOf(page, id);
        await press(button);
        await waitForText(line, /^200|^202/);
        await expect.poll(() => line.evaluate(isInView), { message: id, ...pollOptions }).toBe(true);
      }
    },
    { viewport: { width: 360, height: 640 } },
  );

  slowOnPage("a step is done if its latest response succeeded", async (page) => {
    const { press, line, body, root } = stepOf(page, "send-inquiry");
    const progress = page.locator("[aria-labelledby=inquiry] [data-progress]");
    const done = root.locator("[data-done]");
    const email = root.getByLabel("Email");
    await press("Send the inquiry");
    await waitForText(progress, "2 of 2 steps done");
    await email.fill("nobody");
    await press("Send the inquiry");
    await waitForText(line, /^422/);
    expect(await done.isVisible()).toBe(false);
    expect(await root.getAttribute("aria-current")).toBe("step");
    expect(await progress.textContent()).toBe("1 of 2 steps done");
    await email.fill("ada@example.com");
    await press("Send the inquiry");
    await waitForText(line, /^202/);
    const { job_id } = ContactAccepted.parse(await json(body));
    await waitForText(stepOf(page, "poll-job").body, new RegExp(`"${job_id}"[^]*"completed"`));
    await waitForText(progress, "2 of 2 steps done");
    // A static host may answer with its own error page.
    await page.route("**/api/contact", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>A page</title>" }),
    );
    await press("Send again");
    await waitForText(line, /^200 in \d+ ms, [\d.]+ (?:bytes|KB)\. This site is hosted as static files only/);
    expect(await done.isVisible()).toBe(false);
    expect(await progress.textContent()).toBe("1 of 2 steps done");
  });

  const screens = [
    ["a phone", { width: 360, height: 740 }, "dark"],
    ["a phone", { width: 360, height: 740 }, "light"],
    ["a desktop", { width: 1280, height: 900 }, "light"],
    ["a desktop", { width: 1280, height: 900 }, "dark"],
  ] as const;
  describe.runIf(runsAll).each(screens)("on %s (%o, %s)", (_name, viewport, colorScheme) => {
    onPage(
      "all results are accessible and fit",
      async (page) => {
        await runAll(page);
        expect(await violationsOn(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await page.locator("[data-done]:visible").count()).toBe(12);
      },
      { viewport, colorScheme },
    );
  });

  onPage(
    "without scripts there are commands, example responses and no buttons",
    async (page) => {
      expect(await page.locator("pre[data-copy]:visible").count()).toBe(12);
      expect(await page.locator(".example pre:visible").count()).toBe(12);
      expect(await page.getByRole("link", { name: "Open /api/projects?limit=2" }).isVisible()).toBe(true);
      expect(await page.locator("form:visible, [data-progress]:visible, [data-credential]:visible").count()).toBe(0);
      expect(await page.locator(":is(button, input, select, textarea):visible").count()).toBe(0);
    },
    { javaScriptEnabled: false },
  );
};

/** Waits until a field's description has a text. */
const expectDescribed = async (field: Locator, words: RegExp): Promise<void> => {
  const description = (): Promise<string | undefined> =>
    field.evaluate((element) => document.getElementById(element.getAttribute("aria-describedby") ?? "")?.innerText);
  await expect.poll(async () => (await description())?.replaceAll("\n", " "), pollOptions).toMatch(words);
};

const expectSameKey = (one: Request, other: Request): void => {
  const key = other.headers()["idempotency-key"];
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(one.headers()["idempotency-key"]).toBe(key);
};
