import type { ServerResponse } from "node:http";
import type { ContentError } from "../../../src/content/issues/content-issue.ts";
import { escapeHtml } from "../../../src/contract/text/escape-html.ts";

/**
 * Sends the page that replaces every page while the content has errors. The page lists the errors and loads Vite's client,
 * which shows the overlay. It also polls, because an edit may happen before that client is connected.
 */
export const sendContentErrorPage = ({ message }: ContentError, response: ServerResponse): void => {
  response.writeHead(503, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  response.end(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The content has errors</title>
<script type="module">
  import "/@vite/client";
  const look = () => fetch(location.href, { method: "HEAD" }).then(({ status }) => status === 503 || location.reload());
  setInterval(() => look().catch(() => {}), 1000);
</script>
<h1>The content has errors</h1>
<pre>${escapeHtml(message)}</pre>
</html>
`);
};
