import { dirname, join } from "node:path";
import { codeFrame } from "../../../src/content/issues/code-frame.ts";
import type { ContentError, ContentIssue } from "../../../src/content/issues/content-issue.ts";
import { escapeHtml } from "../../../src/contract/text/escape-html.ts";
import { pluralize } from "../../../src/contract/text/pluralize.ts";
import { withCode } from "./inline-code.ts";
import type { DevServer } from "./vite.ts";
import type { ContentState, ContentWatcher } from "./watch-content.ts";

/** Whether the content has errors, as opposed to code that cannot be loaded. */
export const isContentError = (content: ContentState): content is ContentError =>
  content instanceof Error && content.name === "ContentError";

const count = (errors: number): string => `${pluralize(errors, "error")} in the content`;

/** The location of an issue and an excerpt that marks it. */
const lineOf = (issue: ContentIssue, folder: string) => ({
  loc: { file: join(dirname(folder), issue.file), line: issue.line, column: issue.column },
  highlightedCode: `<pre style="padding: 0 24px; font-family: monospace">${escapeHtml(codeFrame(issue))}</pre>`,
});

/** The payload for Astro's overlay: the first issue, then the report of the terminal. */
const overlayOf = ({ message, issues: [first], issues }: ContentError, folder: string) => ({
  // Without this mark Astro shows plain text.
  __isEnhancedAstroErrorPayload: true,
  type: "error" as const,
  err: {
    name: "Content",
    title: count(issues.length),
    message: first ? `Found ${withCode(first.found)}; expected ${withCode(first.expected)}.` : escapeHtml(message),
    ...(first && { hint: `Fix: ${withCode(first.fix)}` }),
    ...(first?.lineText && lineOf(first, folder)),
    stack: message,
  },
});

/** Shows content errors as an overlay on every page that is open or opened later. Reloads the pages once they are fixed. */
export const showErrorOverlay = (server: DevServer, { folder, current, onRead }: ContentWatcher): void => {
  server.ws.on("vite:client:connect", async (_payload, client) => {
    const content = await current();
    if (isContentError(content)) client.send(overlayOf(content, folder));
  });
  onRead((content) => {
    // Vite would queue the message for the next page, when it may be outdated.
    if (server.ws.clients.size === 0) return;
    server.ws.send(isContentError(content) ? overlayOf(content, folder) : { type: "full-reload" });
  });
};
