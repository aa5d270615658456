import { pictureFace } from "../../themes/fonts/pictures.ts";
import type { Palette, Theme } from "../../themes/theme.ts";
import { box, text } from "./box.ts";
import type { Picture } from "./draw.ts";
import type { SocialCardText } from "./texts.ts";

/** The recommended Open Graph image size, in pixels. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 } as const;

/** A font size that fits a name on two lines, and if possible its longest word on one. Widths are in em per letter. */
const sizeOf = (name: string, isCapitals: boolean): number => {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  const factor = isCapitals ? 0.9 : 1;
  return Math.round(Math.max(56, Math.min(144, (factor * 2600) / name.length, (factor * 1750) / longest)));
};

const withoutUndefined = <T>(values: readonly (T | undefined)[]): readonly T[] =>
  values.filter((value) => value !== undefined);

/** The colors that pictures of a theme use. */
export const pictureColors = ({ appearance, light, dark }: Theme): Palette => (appearance === "dark" ? dark : light);

/** A border token with `scale` times its width, and the color itself, because pictures have no custom properties. */
const border = (token: string, colors: Palette, scale: number): string =>
  token
    .replace(/^[\d.]+/, (width) => `${Math.round(Number(width) * scale)}`)
    .replace(/^0 /, "0px ")
    .replace(/var\(--(\w+)\)/, (_, name) => colors[name as keyof Palette]);

/** The social card: name, tagline, label with facts, and the host. */
export const socialCardPicture = ({ name, tagline = "", facts, host }: SocialCardText, theme: Theme): Picture => {
  const { tokens, fonts } = theme;
  const colors = pictureColors(theme);
  const isCapitals = tokens["heading-case"] === "uppercase";
  const heading = pictureFace(fonts.heading, { weight: tokens["heading-weight"] }, name);
  const leadFont = tokens["lead-font"] === "var(--font-heading)" ? fonts.heading : fonts.body;
  const lead = pictureFace(leadFont, { weight: tokens["lead-weight"], style: tokens["lead-style"] }, tagline);
  const other = pictureFace(fonts.body, { weight: "500" }, [...facts, host].join(""));
  const top = withoutUndefined([
    text(
      2,
      {
        fontFamily: heading.family,
        fontSize: sizeOf(name, isCapitals),
        fontWeight: heading.weight,
        letterSpacing: tokens["display-tracking"],
        lineHeight: Math.max(1, Number(tokens["display-leading"])),
        textTransform: tokens["heading-case"],
      },
      name,
    ),
    tagline
      ? text(
          2,
          {
            marginTop: 28,
            maxWidth: 940,
            color: colors.quiet,
            fontFamily: lead.family,
            fontSize: lead.style === "italic" ? 46 : 40,
            fontStyle: lead.style,
            fontWeight: lead.weight,
            lineHeight: 1.25,
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
      border: border(tokens["card-border"], colors, 1),
      borderTop: border(tokens["label-border"], colors, 1.4),
      borderRadius: tokens["radius-card"],
      backgroundColor: colors.case,
      fontSize: 29,
    },
    facts.map((fact) => text(2, { lineHeight: 1.4 }, fact)),
  );
  const layout = box(
    {
      ...SOCIAL_CARD_SIZE,
      flexDirection: "column",
      justifyContent: "space-between",
      padding: "64px 76px",
      borderTop: border(tokens["rule-page"], colors, 3),
      backgroundColor: colors.paper,
      color: colors.ink,
      fontFamily: other.family,
      fontWeight: other.weight,
    },
    [
      box({ flexDirection: "column" }, top),
      box({ alignItems: "flex-end", justifyContent: "space-between" }, [
        text(2, { maxWidth: 480, color: colors.accent, fontSize: host.length > 28 ? 24 : 31, lineHeight: 1.3 }, host),
        ...(facts.length > 0 ? [label] : []),
      ]),
    ],
  );
  const files = [...heading.files, ...(tagline ? lead.files : []), ...other.files];
  return { ...SOCIAL_CARD_SIZE, layout, files: [...new Map(files.map((file) => [file.path, file])).values()] };
};
