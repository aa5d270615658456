import { fontSubsets } from "../font-characters.ts";
import { type Box, box, text } from "./box.ts";
import type { SocialCardText } from "./texts.ts";

/** The recommended Open Graph image size, in pixels. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 } as const;

/** The light colors of the pages (styles/site.css). */
const wall = "#eff1ee";
const white = "#fcfdfb";
const line = "#cbd2cd";
const ink = "#17201d";
const quiet = "#52605b";
const glass = "#07594a";

/** A font size that fits a name on two lines, and if possible its longest word on one. */
const sizeOf = (name: string): number => {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  return Math.round(Math.max(56, Math.min(144, 2600 / name.length, 1750 / longest)));
};

const withoutUndefined = <T>(values: readonly (T | undefined)[]): readonly T[] =>
  values.filter((value) => value !== undefined);

/** The layout of the social card: name, tagline, label with facts, and the host. */
export const socialCardLayout = ({ name, tagline, facts, host }: SocialCardText): Box => {
  const subsets = new Set(["latin", ...fontSubsets([name, tagline, ...facts].join(""))]);
  const top = withoutUndefined([
    text(2, { fontSize: sizeOf(name), letterSpacing: "-0.03em", lineHeight: 1 }, name),
    tagline
      ? text(
          2,
          {
            marginTop: 28,
            maxWidth: 940,
            color: quiet,
            fontSize: 46,
            fontStyle: "italic",
            fontWeight: 400,
            lineHeight: 1.2,
          },
          tagline,
        )
      : undefined,
  ]);
  const label = box(
    {
      flexDirection: "column",
      width: 520,
      padding: "22px 30px",
      border: `1px solid ${line}`,
      borderTop: `4px solid ${ink}`,
      backgroundColor: white,
      fontSize: 29,
    },
    facts.map((fact) => text(2, { lineHeight: 1.4 }, fact)),
  );
  return box(
    {
      ...SOCIAL_CARD_SIZE,
      flexDirection: "column",
      justifyContent: "space-between",
      padding: "64px 76px",
      borderTop: `16px solid ${glass}`,
      backgroundColor: wall,
      color: ink,
      fontFamily: [...subsets].join(", "),
      fontWeight: 500,
    },
    [
      box({ flexDirection: "column" }, top),
      box({ alignItems: "flex-end", justifyContent: "space-between" }, [
        text(2, { maxWidth: 480, color: glass, fontSize: host.length > 28 ? 24 : 31, lineHeight: 1.3 }, host),
        ...(facts.length > 0 ? [label] : []),
      ]),
    ],
  );
};
