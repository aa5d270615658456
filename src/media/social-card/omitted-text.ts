import type { SocialCardText } from "./texts.ts";

/** Truncates text to 40 characters. */
const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text);

/** A warning for the build output about text that the card omits; undefined if it shows everything. */
export const omittedTextNotice = ({ omitted }: SocialCardText): string | undefined =>
  omitted.length > 0
    ? `Omitted from /og.png: ${omitted.map(({ of, text }) => `"${short(text)}" (${of})`).join(", ")}. The font Newsreader does not have these characters.`
    : undefined;
