import type { Browser, Page } from "playwright-core";

/** Makes the browser package use its own system libraries, which a plain machine may lack. */
process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x";

const { default: chromium } = await import("@sparticuz/chromium");
const { chromium: launcher } = await import("playwright-core");

/** The package's default flags would turn off web security, which the tests must respect. */
const flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];

/**
 * Extracts Chromium from the npm package into the system's temporary folder, unless it is there. Only one process may do
 * this at a time: a second one would start the file while the first still writes it.
 */
export const extractBrowser = async (): Promise<string> => chromium.executablePath();

/** How often the browser may end before it is ready. */
const MAX_STARTS = 3;

/**
 * Starts Chromium from the npm package. About once in some thousand starts, it crashes in `getenv`: one of its threads
 * reads the environment while another changes it. So a start that fails is repeated.
 */
export const openBrowser = async (starts = 1): Promise<Browser> => {
  const executablePath = await extractBrowser();
  try {
    return await launcher.launch({ executablePath, args: flags, headless: true });
  } catch (error) {
    if (starts === MAX_STARTS) throw error;
    return openBrowser(starts + 1);
  }
};

/** Prepares a page for the next test: without routes and stored values. A new page costs more than most tests. */
export const resetPage = async (page: Page): Promise<void> => {
  await page.unrouteAll();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // Otherwise a visit of the same path does not load it again.
  await page.goto("about:blank");
};
