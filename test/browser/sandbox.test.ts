import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { describeSandbox, stepOf, visit } from "../support/sandbox.ts";
import { type StaticHost, startStaticHost } from "../support/static-host.ts";

describeSandbox(inject("baseUrl"));

describe("on a host of files alone", () => {
  let host: StaticHost;
  beforeAll(async () => {
    host = await startStaticHost(inject("dist"));
  });
  afterAll(() => host.stop());

  test("each step says that nothing runs there", async () => {
    const browser = await openBrowser();
    const { page } = await visit(browser, `${host.url}/sandbox/index.html`);
    for (const [id, button] of [
      ["send-inquiry", "Send the inquiry"],
      ["get-credential", "Get a credential"],
      ["use-credential", "Use the credential"],
      ["ask-question", "Ask"],
      ["list-tools", "List the tools"],
    ] as const) {
      const { press, line } = stepOf(page, id);
      await press(button);
      await expect
        .poll(() => line.textContent(), { message: id, timeout: 10_000 })
        .toMatch(/This site is served as files alone/);
    }
    expect(await page.locator("[data-done]:visible").count()).toBe(0);
    await browser.close();
  });
});
