import type { PictureText } from "../../portfolio/picture-text.ts";

/** As much of a text as one line has room for. */
const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text);

/** A line for whoever builds: what the picture does not show, and why. Undefined where it shows everything. */
export const leftOutOf = ({ leftOut }: PictureText): string | undefined =>
  leftOut.length > 0
    ? `Left out of /og.png: ${leftOut.map(({ of, text }) => `"${short(text)}" of ${of}`).join(", ")}. Its type, Newsreader, has no characters for them.`
    : undefined;
