import type { FontName } from "../names.ts";
import { type FontFile, filesOfFont, nearestWeight } from "./faces.ts";
import { fonts } from "./families.ts";

/** A face of a font, as a theme asks for it: the values of CSS. */
export interface WantedFace {
  readonly font: FontName;
  readonly weight: string;
  readonly style?: string;
}

/** The packaged fonts that stand for others: pictures cannot use those of a visitor's system. */
const substitutes = {
  serif: "newsreader",
  "sans-serif": "hanken-grotesk",
  monospace: "dm-mono",
} as const satisfies Record<string, FontName>;

const systemFonts: Readonly<Partial<Record<FontName, FontName>>> = {
  "system-serif": substitutes.serif,
  "system-sans": substitutes["sans-serif"],
  "system-mono": substitutes.monospace,
};

const filesOfFace = ({ font, weight, style }: WantedFace): FontFile[] => {
  const files = filesOfFont(font);
  const italic = style === "italic" ? files.filter((file) => file.style === "italic") : [];
  if (italic.length > 0) return italic.toReversed();
  const nearest = nearestWeight(font, weight);
  return files.filter((file) => file.style === "normal" && file.weight === nearest).toReversed();
};

/** The font files of a face for pictures, `latin` first, then those of a similar font that has more characters. */
export const pictureFiles = (wanted: WantedFace): readonly FontFile[] => {
  const font = systemFonts[wanted.font] ?? wanted.font;
  const data = fonts[font];
  const substitute = substitutes["stack" in data ? "sans-serif" : data.generic];
  return [...new Set([font, substitute])].flatMap((name) => filesOfFace({ ...wanted, font: name }));
};
