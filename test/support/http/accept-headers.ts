/** An Accept header, the form of a page that it gets, and the form of an API error. */
type Row = readonly [
  client: string,
  accept: string | undefined,
  page: "html" | "markdown",
  apiError: "json" | "markdown",
];

const acceptRows: readonly Row[] = [
  [
    "Chrome",
    "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7",
    "html",
    "json",
  ],
  ["Firefox", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "html", "json"],
  ["an older Firefox", "text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8", "html", "json"],
  [
    "Internet Explorer",
    "text/html, application/xhtml+xml, image/jxr, application/x-ms-application, */*",
    "html",
    "json",
  ],
  ["Lynx", "text/html, text/plain, text/sgml, text/css, application/xhtml+xml, */*;q=0.01", "html", "json"],
  ["w3m", "text/html, text/*;q=0.5, image/*, application/*, audio/*, video/*, x-scheme-handler/*", "html", "json"],
  ["curl, wget, requests, httpx, fetch", "*/*", "html", "json"],
  ["Go net/http", undefined, "html", "json"],
  ["axios", "application/json, text/plain, */*", "html", "json"],
  ["HTTPie with a JSON body", "application/json, */*;q=0.5", "html", "json"],
  ["java.net.HttpURLConnection", "text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2", "html", "json"],
  ["MCP clients", "application/json, text/event-stream", "html", "json"],
  ["Codex", "text/html, */*", "html", "json"],
  ["Claude Code", "text/markdown, text/html, */*", "markdown", "markdown"],
  ["Cursor", "text/markdown, text/plain;q=0.9, */*;q=0.8", "markdown", "markdown"],
  [
    "OpenCode",
    "text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1",
    "markdown",
    "markdown",
  ],
  ["feed readers", "application/atom+xml, application/rss+xml;q=0.9, text/html;q=0.5, */*;q=0.1", "html", "json"],
  ["RFC 9110 §12.5.1, first example", "audio/*; q=0.2, audio/basic", "html", "json"],
  ["RFC 9110 §12.5.1, second example", "text/plain; q=0.5, text/html, text/x-dvi; q=0.8, text/x-c", "html", "json"],
  ["RFC 9110 §12.5.1, third example", "text/*, text/plain, text/plain;format=flowed, */*", "html", "markdown"],
  [
    "RFC 9110 §12.5.1, fourth example",
    "text/*;q=0.3, text/plain;q=0.7, text/plain;format=flowed, text/plain;format=fixed;q=0.4, */*;q=0.5",
    "html",
    "json",
  ],
  ["RFC 9110 spelling, Markdown last", "text/markdown; q=0.1, text/html", "html", "markdown"],
  ["RFC 9110 spelling, Markdown first", "text/html; q=0.1, text/markdown", "markdown", "markdown"],
  ["spaces on both sides", "text/markdown ; q=0.1 , text/html ; q=0.9", "html", "markdown"],
  ["a tab", "text/markdown;\tq=0.1,text/html;\tq=0.9", "html", "markdown"],
  ["an uppercase weight", "text/markdown;Q=0.1, text/html;Q=0.9", "html", "markdown"],
  ["refused Markdown", "text/markdown; q=0, */*", "html", "json"],
  ["refused HTML", "text/html; q=0, */*", "markdown", "json"],
  ["HTML below everything else", "*/*, text/html;q=0.5", "markdown", "json"],
  ["a parameter before the weight", "text/markdown; charset=utf-8; q=0.1, text/html", "html", "markdown"],
  ["a quoted comma", 'text/html; profile="a, text/markdown"; q=0.1, text/markdown', "markdown", "markdown"],
  ["a quoted weight", 'text/markdown; title="x; q=0", text/html; q=0.5', "markdown", "markdown"],
];

/** Accept headers of browsers, HTTP clients, agents and RFC 9110, and other spellings that RFC 9110 allows. */
export const acceptHeaders = acceptRows.map(([client, accept, page, apiError]) => ({ client, accept, page, apiError }));
