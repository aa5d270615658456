import type { ColorName } from "../../themes/contrast.ts";
import type { WantedFace } from "../../themes/fonts/pictures.ts";
import type { Palette, Theme } from "../../themes/theme.ts";
import { fontFinder } from "../fonts/find-font.ts";
import { fitText } from "../fonts/fit-text.ts";
import type { PictureFont } from "../fonts/font-files.ts";
import { isAlphabetic, isRightToLeft } from "../fonts/writing.ts";
import { SOCIAL_CARD_SIZE, type SocialCard } from "./card.ts";
import { cardFaces } from "./faces.ts";
import { longestWords, withLineBreaks } from "./line-breaks.ts";

/** The colors that pictures of a theme use. */
export const pictureColors = ({ appearance, light, dark }: Theme): Palette => (appearance === "dark" ? dark : light);

/** How much larger borders and corners are than on pages. */
const SCALE = 1.6;

const colorOf = (value: string, colors: Palette): string | undefined => {
  const name = /var\(--([\w-]+)\)/.exec(value)?.[1]?.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return name && colors[name as ColorName];
};

/** A border of the theme: width, style and color. Undefined if it is invisible. */
const borderOf = (token: string, colors: Palette) => {
  const [width = "0", style = "solid"] = token.split(" ");
  const color = colorOf(token, colors);
  const pixels = Number.parseFloat(width) * SCALE;
  return color && pixels > 0 ? { width: pixels, isDashed: style === "dashed", color } : undefined;
};

/** A shadow with hard edges; undefined for soft ones, which templates cannot draw. */
const shadowOf = (token: string, colors: Palette) => {
  const offset = /^([\d.]+)px [\d.]+px 0 var/.exec(token)?.[1];
  const color = colorOf(token, colors);
  return offset && color ? { offset: Number(offset) * SCALE, color } : undefined;
};

/** The data of the template, and the fonts that it names. */
export interface CardDesign {
  readonly data: unknown;
  readonly fonts: readonly PictureFont[];
}

/** A card in a theme, as the template reads it. Lengths are in pixels. */
export const cardDesign = (card: SocialCard, theme: Theme): CardDesign => {
  const { title, lead, label, host, language, picture } = card;
  const { tokens } = theme;
  const colors = pictureColors(theme);
  const faces = cardFaces(theme);
  const fonts = new Map<string, PictureFont>();
  const text = (content: string, face: WantedFace) => {
    const runs = (part: string) =>
      fitText(part, fontFinder(face, content, language)).runs.map(({ text: shown, font }) => {
        fonts.set(font.family, font);
        return { text: withLineBreaks(shown, language), font: font.family };
      });
    return {
      runs: runs(content),
      words: longestWords(content).map(runs),
      isRightToLeft: isRightToLeft(content),
      isAlphabetic: isAlphabetic(content),
    };
  };
  const isCapitals = tokens["heading-case"] === "uppercase";
  const data = {
    ...SOCIAL_CARD_SIZE,
    language: /^[a-z]{2,3}/.exec(language)?.[0] ?? "en",
    colors,
    pageRule: borderOf(tokens["rule-page"], colors),
    frame: {
      border: borderOf(tokens["card-border"], colors),
      shadow: shadowOf(tokens["card-shadow"], colors),
      radius: Number.parseFloat(tokens["radius-card"]) * SCALE,
    },
    title: {
      ...text(isCapitals ? title.toLocaleUpperCase(language) : title, faces.title),
      tracking: Number.parseFloat(tokens["display-tracking"]),
      leading: Math.max(1, Number(tokens["display-leading"])),
    },
    ...(lead && { lead: text(lead, faces.lead) }),
    ...(label && { label: text(label, faces.label) }),
    ...(host && { host: text(host, faces.label) }),
    hasPicture: picture !== undefined,
  };
  return { data, fonts: [...fonts.values()] };
};
