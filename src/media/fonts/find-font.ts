import { pictureFiles, type WantedFace } from "../../themes/fonts/pictures.ts";
import { installedFonts, type PictureFont, pictureFont } from "./font-files.ts";
import { installedScripts, scriptFonts } from "./scripts.ts";

/** Finds the font of a character, as a user sees characters; undefined if none has it. */
export type FindFont = (character: string) => PictureFont | undefined;

/** Characters that only change how others look; fonts need no glyph for them. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

const nearest = (weights: readonly number[], wanted: number): number | undefined =>
  weights.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];

/** How bold the letters of other scripts are: Anton has one weight, which is heavy. */
const weightOf = ({ font, weight }: WantedFace): number => (font === "anton" ? 700 : Number(weight));

const fixedFonts = (face: WantedFace): PictureFont[] => {
  const own = pictureFiles(face).map(({ font, path }) => pictureFont(font, path.replace(/^.*\//, "")));
  const others = scriptFonts.flatMap(({ name, subsets, weights, characters }) =>
    subsets.map((subset) => {
      const font = pictureFont(name, `${name}-${subset}-${nearest(weights, weightOf(face))}-normal`);
      if (!font || !characters) return font;
      return { ...font, covers: (code: number) => characters.test(String.fromCodePoint(code)) && font.covers(code) };
    }),
  );
  return [...own, ...others].filter(isDefined);
};

const found = new Map<string, FindFont>();

/**
 * The fonts for a text in a face of a theme: the theme's own, then a similar one, then those for other scripts. Emoji
 * sequences are one character.
 */
export const fontFinder = (face: WantedFace, text: string, language: string): FindFont => {
  const key = `${face.font} ${face.weight} ${face.style}`;
  const fixed = found.get(key) ?? finderAmong(fixedFonts(face));
  found.set(key, fixed);
  return (character) => {
    const known = fixed(character);
    if (known) return known;
    const code = character.codePointAt(0) ?? 0;
    const fonts = installedScripts(character, text, language).flatMap(({ name }) =>
      installedFonts(name, code, weightOf(face)),
    );
    return fonts.find((font) => hasGlyphs(font, character));
  };
};

const hasGlyphs = ({ covers }: PictureFont, character: string): boolean =>
  [...character.replace(invisible, "")].every((part) => covers(part.codePointAt(0) ?? 0));

const finderAmong = (fonts: readonly PictureFont[]): FindFont => {
  const known = new Map<string, PictureFont | undefined>();
  return (character) => {
    if (!known.has(character))
      known.set(
        character,
        fonts.find((font) => hasGlyphs(font, character)),
      );
    return known.get(character);
  };
};
