// One file instead of 150, which every command would load.
import culori from "culori/require";
import { loadPostcss } from "./load-postcss.ts";

/** Functions whose arguments are not checked: browsers know more color spaces than this list would. */
const functions =
  /^(?:attr|color|color-mix|contrast-color|device-cmyk|env|hsla?|hwb|if|lab|lch|oklab|oklch|rgba?|var)\(/i;

/** Keywords of every property, `currentcolor`, and the colors of the system (CSS Color 4 §6). */
const keywords =
  /^(?:inherit|initial|unset|revert|revert-layer|transparent|currentcolor|accentcolor(?:text)?|activetext|button(?:border|face|text)|canvas(?:text)?|field(?:text)?|graytext|highlight(?:text)?|linktext|mark(?:text)?|selecteditem(?:text)?|visitedtext)$/i;

/** Whether a CSS value can be a color: false if no browser accepts it. */
export const isColor = (value: string): boolean => {
  const [, both] = /^light-dark\((.*)\)$/is.exec(value) ?? [];
  const parts = both === undefined ? [] : loadPostcss().list.comma(both);
  if (both !== undefined) return parts.length === 2 && parts.every(isColor);
  if (value.startsWith("#")) return /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value);
  return functions.test(value) || keywords.test(value) || Object.hasOwn(culori.colorsNamed, value.toLowerCase());
};
