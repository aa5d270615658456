import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Redirects } from "../../contract/site/host-rules.ts";
import { escapeHtml } from "../../contract/text/escape-html.ts";

/** The page at a former address: it leads people and search engines to the new one. */
const redirectPage = (url: string): string => {
  const address = escapeHtml(url);
  const path = escapeHtml(new URL(url).pathname);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Moved</title>
<link rel="canonical" href="${address}">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${path}">
<p>This page has moved to <a href="${path}">${path}</a>.</p>
</html>
`;
};

/** Writes a page for each former address, for hosts that serve only files and do not read `_redirects` (D16). */
export const writeRedirectPages = async (folder: string, redirects: Redirects, site: string): Promise<void> => {
  for (const [from, to] of redirects) {
    const file = join(folder, /\.html?$/.test(from) ? from : `${from}/index.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, redirectPage(site + to));
  }
};
