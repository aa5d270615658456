import type { MiddlewareHandler } from "astro";

const styleSheet = /<link [^>]*rel="stylesheet"[^>]*>/g;

/**
 * Moves the style sheets, which Astro adds at the end of the head, above scripts and preloads of fonts: browsers request in this
 * order, and over HTTP/1.1 the first request gets the connection that is already open.
 */
export const withStylesFirst = (html: string): string => {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end);
  if (end === -1 || !head.includes("<title>")) return html;
  const styles = (head.match(styleSheet) ?? []).join("");
  return head.replaceAll(styleSheet, "").replace("<title>", () => `${styles}<title>`) + html.slice(end);
};

export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  return new Response(withStylesFirst(await response.text()), response);
};
