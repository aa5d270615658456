import { extractBrowser } from "../browser/browser.ts";

/** Extracts the browser once per run, before test files in several processes start it. */
export default async (): Promise<void> => {
  await extractBrowser();
};
