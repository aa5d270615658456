import type { ServerResponse } from "node:http";
import type { ContentError } from "../../../src/build/content/mistake.ts";
import { escaped } from "../../../src/contract/escaped.ts";

/**
 * What stands in the place of every page while the content has mistakes: all of them, with the script that shows them as an
 * overlay. The page looks for better by itself, because an edit may come before that script is connected.
 */
export const mistakePage = ({ message }: ContentError, response: ServerResponse): void => {
  response.writeHead(503, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  response.end(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The content has mistakes</title>
<script type="module">
  import "/@vite/client";
  const look = () => fetch(location.href, { method: "HEAD" }).then(({ status }) => status === 503 || location.reload());
  setInterval(() => look().catch(() => {}), 1000);
</script>
<h1>The content has mistakes</h1>
<pre>${escaped(message)}</pre>
</html>
`);
};
