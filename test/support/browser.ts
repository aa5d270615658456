import type { Browser } from "playwright-core";

/** The browser package then brings the system libraries along that a plain machine may lack. */
process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x";

const { default: chromium } = await import("@sparticuz/chromium");
const { chromium: launcher } = await import("playwright-core");

/** The package's own flags would turn off web security, which the tests are to meet. */
const flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];

/** A real browser that comes with the packages. */
export const openBrowser = async (): Promise<Browser> =>
  launcher.launch({ executablePath: await chromium.executablePath(), args: flags, headless: true });
