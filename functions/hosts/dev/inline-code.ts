import { escapeHtml } from "../../../src/contract/text/escape-html.ts";

/** Escapes a text as HTML, with `<code>` for backticks. */
export const withCode = (text: string): string => escapeHtml(text).replaceAll(/`([^`]*)`/g, "<code>$1</code>");
