import { escaped } from "../../../src/contract/escaped.ts";

/** A text as HTML that shows it as it is, with what stands between backticks as code. */
export const withCode = (text: string): string => escaped(text).replaceAll(/`([^`]*)`/g, "<code>$1</code>");
