import { execFileSync } from "node:child_process";
import AxeBuilder from "@axe-core/playwright";
import type { Browser, BrowserContextOptions, Locator, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AskResponse } from "../../src/contract/resources/ask.ts";
import { BatchResult } from "../../src/contract/resources/batch.ts";
import { ContactAccepted, JobStatus } from "../../src/contract/resources/job.ts";
import { openBrowser } from "./browser.ts";

/** A visit to the sandbox: the page, and what its console complained about. */
export interface Visit {
  readonly page: Page;
  readonly complaints: string[];
  readonly close: () => Promise<void>;
}

/** What a browser says by itself about an answer that an experiment is there to show. */
const expected = /the server responded with a status of 4\d\d/;

/** Opens the sandbox at its address. */
export const visit = async (browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !expected.test(message.text())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(address);
  return { page, complaints, close: () => context.close() };
};

/** The parts of a step. */
export const stepOf = (page: Page, id: string) => {
  const root = page.locator(`#${id}`);
  return {
    root,
    command: root.locator("pre[data-copy]"),
    line: root.locator(".answer-line"),
    headers: root.locator(".answer-headers"),
    body: root.locator(".answer-body"),
    press: (name: string) => root.getByRole("button", { name, exact: true }).click(),
  };
};

/** A machine that runs many tests at once may take longer than the default. */
const patiently = { timeout: 10_000 };

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/** Waits until a part of the page says something. */
const says = (part: Locator, words: string | RegExp): Promise<void> =>
  expect.poll(() => part.textContent(), patiently).toMatch(words);

const json = async (body: Locator): Promise<unknown> => JSON.parse((await body.textContent()) ?? "");

/** Runs every experiment, each with what it begins with. */
const runAll = async (page: Page): Promise<void> => {
  const steps = [
    ["send-inquiry", "Send the inquiry", /202/],
    ["run-batch", "Run the batch", /200/],
    ["get-credential", "Get a credential", /201/],
    ["use-credential", "Use the credential", /200/],
    ["revoke-credential", "Revoke the credential", /200/],
    ["refused-credential", "Use it once more", /401.*Refused/],
    ["list-events", "List the events", /200/],
    ["ask-question", "Ask", /200/],
    ["list-tools", "List the tools", /200/],
    ["call-tool", "Call the tool", /200/],
  ] as const;
  for (const [id, button, words] of steps) {
    const { press, line } = stepOf(page, id);
    await press(button);
    await says(line, words);
  }
  await says(stepOf(page, "poll-job").line, /processing, then completed/);
};

/** What the tests of the sandbox expect of any host, at the address where it serves. */
export const describeSandbox = (base: string): void => {
  let browser: Browser;
  let at: Visit;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  /** A test on a page of its own, which may complain about nothing. */
  const onPage = (name: string, run: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): void =>
    test(name, async () => {
      at = await visit(browser, `${base}/sandbox`, options);
      try {
        await run(at.page);
        expect(at.complaints).toEqual([]);
      } finally {
        await at.close();
      }
    });

  describe("an inquiry", () => {
    onPage("becomes a job that is watched to its end, and a retry shows the replay", async (page) => {
      const { press, line, headers, body, command, root } = stepOf(page, "send-inquiry");
      expect(await root.getByRole("button", { name: "Copy command of Send it", exact: true }).count()).toBe(1);
      await root.getByLabel("Name").fill("Grace D'Example");
      const sending = page.waitForRequest(`${base}/api/contact`);
      await press("Send the inquiry");
      const sent = await sending;
      await says(line, /^202 in \d+ ms\. $/);
      expect(await headers.textContent()).toMatch(/Location.*\/api\/jobs\/job_/);
      const first = await json(body);

      const poll = stepOf(page, "poll-job");
      await says(poll.line, "The job is processing, then completed.");
      const job = JobStatus.parse(await json(poll.body));
      expect(job.job_id).toBe((first as { job_id: string }).job_id);
      expect(await page.locator("[data-progress]").first().textContent()).toBe("2 of 2 steps done");

      const repeating = page.waitForRequest(`${base}/api/contact`);
      await press("Send it again");
      const repeated = await repeating;
      await says(headers, "Idempotent-Replaytrue");
      expect(await json(body)).toEqual(first);
      expect(repeated.postData()).toBe(sent.postData());
      expectSameKey(repeated, sent);

      // The command is the request to the byte: the service takes it for the same.
      const copied = ((await command.textContent()) ?? "").replace(/^curl /, "curl -si ");
      expect(copied).toContain(String.raw`Grace D'\''Example`);
      const answer = execFileSync("bash", ["-c", copied]).toString();
      expect(answer).toMatch(/^idempotent-replay: true\r$/im);
      expect(JSON.parse(answer.split("\r\n\r\n").at(-1) ?? "")).toEqual(first);
    });

    onPage("that cannot be used is refused in words, and stays as it was typed", async (page) => {
      const { press, line, root, body } = stepOf(page, "send-inquiry");
      await root.getByLabel("E-mail").fill("nobody");
      await press("Send the inquiry");
      await says(line, /^422 in \d+ ms\. .*address/);
      expect(await json(body)).toMatchObject({ error: { code: "invalid_email" } });
      expect(await root.getByLabel("E-mail").inputValue()).toBe("nobody");
      expect(await root.getByLabel("Message").inputValue()).toMatch(/spring/);
      await stepOf(page, "poll-job").press("Ask for the job");
      await says(stepOf(page, "poll-job").line, "Send an inquiry first.");
    });
  });

  onPage("what is wrong with a field is said at it, until it is edited", async (page) => {
    const { press, root, line } = stepOf(page, "send-inquiry");
    const name = root.getByLabel("Name");
    const email = root.getByLabel("E-mail");
    const message = root.getByLabel("Message");
    const wrong = root.locator("[aria-invalid]");
    const focused = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute("name") ?? null);
    await name.fill("");
    await email.fill("nobody");
    await press("Send the inquiry");
    await says(line, /^422 /);
    expect(await wrong.count()).toBe(2);
    expect(await focused()).toBe("name");
    await expectDescribed(name, /^name is ""; expected 2 to 200 characters\.$/);
    await expectDescribed(email, /^email is "nobody"; expected an address/);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    // An edited field is another one; the rest stays wrong.
    await name.fill("Grace Example");
    expect(await wrong.count()).toBe(1);
    expect(await root.locator(".complaint").count()).toBe(1);
    // One alone is an error without a list.
    await press("Send the inquiry");
    await expect.poll(focused, patiently).toBe("email");
    await expectDescribed(email, /^email is "nobody"/);
    // Whoever is elsewhere by then stays there.
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
    await says(line, /^202 /);
    expect(await wrong.count()).toBe(0);

    const batch = stepOf(page, "run-batch");
    const paths = batch.root.getByLabel(/^Paths/);
    await paths.fill("/ask\n/api/profile\n/nope");
    await batch.press("Run the batch");
    await expectDescribed(paths, /^operations\.0\.path is "\/ask";.*operations\.2\.path is "\/nope";/);
  });

  onPage("a batch answers each path by itself, and again", async (page) => {
    const { press, line, body, headers, root } = stepOf(page, "run-batch");
    await root.getByLabel(/^Paths/).fill("/api/profile\n/api/projects?cursor=x");
    await press("Run the batch");
    await says(line, /^200/);
    const { results } = BatchResult.parse(await json(body));
    expect(results.map(({ path, status }) => [path, status])).toEqual([
      ["/api/profile", 200],
      ["/api/projects?cursor=x", 422],
    ]);
    await press("Run it again");
    await says(headers, "Idempotent-Replaytrue");
    await root.getByLabel(/^Paths/).fill("/ask");
    await press("Run the batch");
    await says(line, /^422/);
  });

  describe.each(["Demo key", "Access token"])("a credential of the kind %s", (kind) => {
    onPage("opens a path until it is revoked, and the list shows both", async (page) => {
      await stepOf(page, "use-credential").press("Use the credential");
      await says(stepOf(page, "use-credential").line, /^401 .*valid credential/);
      await page.getByLabel("Kind").selectOption(kind);
      await stepOf(page, "get-credential").press("Get a credential");
      await says(stepOf(page, "get-credential").line, /^20[01]/);
      const kept = await page.evaluate(() => sessionStorage.getItem("vitrine.key"));
      expect(kept).toMatch(kind === "Demo key" ? /^vitrine_demo_/ : /^eyJ/);

      const use = stepOf(page, "use-credential");
      expect(await use.command.textContent()).toContain(kept);
      await use.press("Use the credential");
      await says(use.line, /^200/);
      expect(await json(use.body)).toMatchObject({ identity_type: "anonymous" });

      await stepOf(page, "revoke-credential").press("Revoke the credential");
      await says(stepOf(page, "revoke-credential").line, /^200/);
      expect(await page.evaluate(() => sessionStorage.getItem("vitrine.key"))).toBeNull();
      // What was answered before stays below the command that it answers.
      expect(await use.command.textContent()).toContain(kept);
      const refused = stepOf(page, "refused-credential");
      await refused.press("Use it once more");
      await says(refused.line, /^401 in \d+ ms\. Refused, as it should be\.$/);
      expect(await refused.headers.textContent()).toContain('error="invalid_token"');

      const list = stepOf(page, "list-events");
      await list.press("List the events");
      await says(list.line, /^200/);
      const { events } = (await json(list.body)) as { events: { type: string; subject: string }[] };
      const subject = events.find(({ type }) => type === "credential.revoked")?.subject;
      const issued = kind === "Demo key" ? "key.issued" : "token.issued";
      expect(events.filter((event) => event.subject === subject).map(({ type }) => type)).toContain(issued);
      expect(await page.locator("#credential ~ [data-progress]").textContent()).toBe("5 of 5 steps done");
    });
  });

  onPage("a credential is kept until it is forgotten", async (page) => {
    await stepOf(page, "get-credential").press("Get a credential");
    await says(stepOf(page, "get-credential").line, /^201/);
    await page.reload();
    const shown = page.locator("[data-credential]");
    expect(await shown.textContent()).toMatch(/^Kept in this tab: vitrine_demo_\S+…\S{4} /);
    expect(await stepOf(page, "use-credential").command.textContent()).toContain("x-api-key");
    await shown.getByRole("button", { name: "Forget it" }).click();
    expect(await shown.textContent()).toContain("No credential is kept");
    expect(await stepOf(page, "use-credential").command.textContent()).not.toContain("x-api-key");
    await stepOf(page, "revoke-credential").press("Revoke the credential");
    await says(stepOf(page, "revoke-credential").line, "Get a credential first.");
  });

  onPage("a question is answered as it would be in one piece, and Enter asks it", async (page) => {
    const { root, line, body } = stepOf(page, "ask-question");
    const field = root.getByLabel("Question");
    await field.fill("What is the rate limit?");
    await field.press("Enter");
    await says(line, /^200/);
    expect(await body.textContent()).toMatch(/^event: start\n[\s\S]*\nevent: complete\n/);
    const whole = AskResponse.parse(await (await fetch(`${base}/ask?q=What+is+the+rate+limit%3F`)).json());
    expect(await root.locator(".reply").textContent()).toBe(whole.answer);
    expect(await root.locator(".sources a").allTextContents()).toEqual(whole.results.map(({ name }) => name));
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    // Asked anew, nothing of the former answer stays.
    await field.fill("");
    await field.press("Enter");
    await expect.poll(() => root.locator(".reply").textContent(), patiently).not.toContain(whole.answer);
  });

  onPage("the tools of both servers are listed and called", async (page) => {
    const list = stepOf(page, "list-tools");
    const call = stepOf(page, "call-tool");
    await call.press("Call the tool");
    await says(call.line, /^200 in \d+ ms\. $/);
    await list.press("List the tools");
    await says(list.line, /^200/);
    await call.root.getByLabel("Tool").selectOption("list_projects");
    await call.root.getByLabel(/^Arguments/).fill('{"limit": 1');
    await call.press("Call the tool");
    await says(call.line, /^The arguments are not JSON: /);
    await call.root.getByLabel(/^Arguments/).fill('{"limit": 0}');
    await call.press("Call the tool");
    await says(call.line, /^200 in \d+ ms\. .*limit/);
    await call.root.getByLabel(/^Arguments/).fill('{"limit": 1}');
    await call.press("Call the tool");
    await says(call.line, /^200 in \d+ ms\. $/);
    expect(await json(call.body)).toMatchObject({ result: { structuredContent: { limit: 1 } } });

    await list.root.getByLabel("Server").selectOption("/api/docs-mcp");
    await call.press("Call the tool");
    await says(call.line, "List the tools of this server first.");
    await list.press("List the tools");
    await expect.poll(() => call.root.getByLabel("Tool").inputValue(), patiently).toBe("ask_about_docs");
    await call.press("Call the tool");
    await says(call.line, /^200 in \d+ ms\. $/);
    expect(await json(call.body)).toMatchObject({ result: { structuredContent: { _meta: expect.anything() } } });
  });

  onPage("what goes wrong is said in words, and nothing typed is lost", async (page) => {
    const { press, line, root } = stepOf(page, "run-batch");
    const paths = root.getByLabel(/^Paths/);
    await paths.fill("/api/health");
    const error = { code: "rate_limited", message: "Too many.", hint: "Wait." };
    await page.route("**/api/batch", (route) =>
      route.fulfill({ status: 429, headers: { "Retry-After": "7" }, json: { error } }),
    );
    await press("Run the batch");
    await says(line, /^429 in \d+ ms\. The limit is reached\. Wait 7 seconds and try again\.$/);
    await page.unroute("**/api/batch");
    await page.route("**/api/batch", (route) => route.abort("internetdisconnected"));
    await press("Run it again");
    await says(line, /^Nothing answered: .*offline.*try again\.$/);
    await page.unroute("**/api/batch");
    expect(await paths.inputValue()).toBe("/api/health");
    await press("Run it again");
    await says(line, /^200/);
    // The browser says itself that it could not connect.
    expect(at.complaints.splice(0)).toEqual([expect.stringContaining("ERR_INTERNET_DISCONNECTED")]);
  });

  onPage(
    "what comes of a request comes into view",
    async (page) => {
      for (const [id, button] of [
        ["send-inquiry", "Send the inquiry"],
        ["poll-job", "Ask for the job"],
        ["ask-question", "Ask"],
        ["call-tool", "Call the tool"],
      ] as const) {
        const { press, line } = stepOf(page, id);
        await press(button);
        await says(line, /^200|^202/);
        await expect.poll(() => line.evaluate(isInView), { message: id, ...patiently }).toBe(true);
      }
    },
    { viewport: { width: 360, height: 640 } },
  );

  onPage("a step is done when its latest answer says so", async (page) => {
    const { press, line, body, root } = stepOf(page, "send-inquiry");
    const progress = page.locator("#inquiry ~ [data-progress]");
    const done = root.locator("[data-done]");
    const email = root.getByLabel("E-mail");
    await press("Send the inquiry");
    await says(progress, "2 of 2 steps done");
    await email.fill("nobody");
    await press("Send the inquiry");
    await says(line, /^422/);
    expect(await done.isVisible()).toBe(false);
    expect(await root.getAttribute("aria-current")).toBe("step");
    expect(await progress.textContent()).toBe("1 of 2 steps done");
    await email.fill("ada@example.com");
    await press("Send the inquiry");
    await says(line, /^202/);
    const { job_id } = ContactAccepted.parse(await json(body));
    await says(stepOf(page, "poll-job").body, new RegExp(`"${job_id}"[^]*"completed"`));
    await says(progress, "2 of 2 steps done");
    // A host of files may answer with a page of its own.
    await page.route("**/api/contact", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>A page</title>" }),
    );
    await press("Send it again");
    await says(line, /^200 in \d+ ms\. This site is served as files alone/);
    expect(await done.isVisible()).toBe(false);
    expect(await progress.textContent()).toBe("1 of 2 steps done");
  });

  describe.each([
    ["a phone", { width: 360, height: 740 }, "dark"],
    ["a phone", { width: 360, height: 740 }, "light"],
    ["a desktop", { width: 1280, height: 900 }, "light"],
    ["a desktop", { width: 1280, height: 900 }, "dark"],
  ] as const)("on %s (%o, %s)", (_name, viewport, colorScheme) => {
    onPage(
      "all results are accessible and fit",
      async (page) => {
        await runAll(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await page.locator("[data-done]:visible").count()).toBe(11);
      },
      { viewport, colorScheme },
    );
  });

  onPage(
    "without scripts there are commands and nothing to press",
    async (page) => {
      expect(await page.locator("pre:visible").count()).toBe(11);
      expect(await page.locator("form:visible, [data-progress]:visible, [data-credential]:visible").count()).toBe(0);
      expect(await page.locator(":is(button, input, select, textarea):visible").count()).toBe(0);
    },
    { javaScriptEnabled: false },
  );
};

/** Waits until a field is described by words. */
const expectDescribed = async (field: Locator, words: RegExp): Promise<void> => {
  const description = (): Promise<string | undefined> =>
    field.evaluate((element) => document.getElementById(element.getAttribute("aria-describedby") ?? "")?.innerText);
  await expect.poll(async () => (await description())?.replaceAll("\n", " "), patiently).toMatch(words);
};

const expectSameKey = (one: Request, other: Request): void => {
  const key = other.headers()["idempotency-key"];
  expect(key).toMatch(/^sandbox_[0-9a-f]{16}$/);
  expect(one.headers()["idempotency-key"]).toBe(key);
};
