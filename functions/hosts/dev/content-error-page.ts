import type { ServerResponse } from "node:http";
import { codeFrame } from "../../../src/content/issues/code-frame.ts";
import type { ContentError, ContentIssue } from "../../../src/content/issues/content-issue.ts";
import { escapeHtml } from "../../../src/contract/text/escape-html.ts";
import { pluralize } from "../../../src/contract/text/pluralize.ts";
import { fontStack } from "../../../src/themes/fonts/families.ts";
import { siteTheme } from "../../../src/themes/site-theme.ts";
import { colorProperties } from "../../../src/themes/theme-css.ts";
import { etagOf } from "../node/etag.ts";
import { withCode } from "./inline-code.ts";

/** In the default theme, because that of the site may have the error. The page loads nothing: it replaces every file. */
const style = `
:root {
  color-scheme: light dark;
${colorProperties(siteTheme({}))
  .map(([name, value]) => `  ${name}: ${value};`)
  .join("\n")}
  --sans: ${fontStack("system-sans")};
  --mono: ${fontStack("system-mono")};
}
* { box-sizing: border-box; }
body {
  max-width: 56rem;
  margin: 0 auto;
  padding: clamp(1rem, 5vw, 4rem) clamp(1rem, 4vw, 2rem);
  background: var(--paper);
  color: var(--ink);
  font: 1.0625rem / 1.6 var(--sans);
  overflow-wrap: anywhere;
}
h1 { margin: 0; color: var(--warn); font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2.25rem); line-height: 1.25; }
h2 { margin: 2.5rem 0 0.75rem; font: 600 1rem / 1.5 var(--mono); }
p { margin: 0.5rem 0 0; color: var(--quiet); }
ol { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; margin: 0; padding: 0; list-style: none; }
li { padding: 1rem clamp(0.75rem, 3vw, 1.5rem); border: 1px solid var(--line); border-radius: 3px; background: var(--case); }
h3 { margin: 0; color: var(--quiet); font-size: 0.9375rem; font-weight: 400; }
pre { margin: 0.75rem 0; overflow-x: auto; font: 0.875rem / 1.5 var(--mono); overflow-wrap: normal; }
code { font-family: var(--mono); font-size: 0.9em; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0.75rem 0 0; }
dt { color: var(--quiet); }
dd { margin: 0; }
dd.fix { font-weight: 600; }
@media (max-width: 30rem) {
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: 0.5rem; }
}
`;

const issueItem = (issue: ContentIssue): string => `<li>
<h3>${issue.lineText === "" ? "Whole file" : `Line ${issue.line}, column ${issue.column}`}</h3>
${issue.lineText === "" ? "" : `<pre tabindex="0">${escapeHtml(codeFrame(issue))}</pre>\n`}<dl>
<dt>Found</dt><dd>${withCode(issue.found)}</dd>
<dt>Expected</dt><dd>${withCode(issue.expected)}</dd>
<dt>Fix</dt><dd class="fix">${withCode(issue.fix)}</dd>
</dl>
</li>`;

const fileSection = ([file, issues]: readonly [string, readonly ContentIssue[]]): string => `<section>
<h2>${escapeHtml(file)}</h2>
<ol>
${issues.map(issueItem).join("\n")}
</ol>
</section>`;

/** The page as HTML. It reloads when `version`, the ETag of its address, changes: there are other errors, or none. */
const errorPage = ({ issues }: ContentError, version: string): string => {
  const files = [...Map.groupBy(issues, ({ file }) => file)];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The content has ${pluralize(issues.length, "error")}</title>
<style>${style}</style>
<script type="module">
  const look = () =>
    fetch(location.href, { method: "HEAD" }).then(({ headers }) => headers.get("etag") === ${JSON.stringify(version)} || location.reload());
  setInterval(() => look().catch(() => {}), 1000);
</script>
</head>
<body>
<main>
<h1>${pluralize(issues.length, "error")} in ${pluralize(files.length, "file")}</h1>
<p>Your site appears here as soon as the content has no errors.</p>
${files.map(fileSection).join("\n")}
</main>
</body>
</html>
`;
};

/** Sends the page that replaces every page while the content has errors, with all errors. */
export const sendContentErrorPage = (error: ContentError, response: ServerResponse): void => {
  const version = `"${etagOf(new TextEncoder().encode(error.message))}"`;
  response.writeHead(503, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", ETag: version });
  response.end(errorPage(error, version));
};
