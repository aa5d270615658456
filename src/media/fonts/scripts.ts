/** A font whose files the package contains: those of the theme fonts lack its characters. */
interface ScriptFont {
  /** The name of its package, without `@fontsource/`. */
  readonly name: string;
  readonly subsets: readonly string[];
  readonly weights: readonly number[];
  /** The characters to use it for, if not all that it has. */
  readonly characters?: RegExp;
}

const weights = [400, 700];

/** The fonts that `npm pack` copies into the package, 1.2 MB: most alphabets, emoji in one color, arrows and symbols. */
export const scriptFonts: readonly ScriptFont[] = [
  {
    name: "noto-sans",
    subsets: ["latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext", "devanagari"],
    weights,
  },
  // Its letters are one glyph each, so that they can be copied from a PDF. Noto's consist of a shape and dots.
  { name: "vazirmatn", subsets: ["arabic"], weights },
  { name: "noto-sans-arabic", subsets: ["arabic"], weights },
  { name: "noto-sans-hebrew", subsets: ["hebrew"], weights },
  { name: "noto-sans-thai", subsets: ["thai"], weights },
  { name: "noto-emoji", subsets: ["emoji"], weights: [500] },
  // Its letters are those of formulas.
  { name: "noto-sans-math", subsets: ["latin"], weights: [400], characters: /^[\p{S}\p{P}]$/u },
];

/** A script whose font an owner installs, and the package, without `@fontsource/`. */
export interface InstalledScript {
  readonly language: string;
  readonly name: string;
}

const chinese = { language: "Chinese", name: "noto-sans-sc" };
const traditional = { language: "Chinese", name: "noto-sans-tc" };
const japanese = { language: "Japanese", name: "noto-sans-jp" };
const korean = { language: "Korean", name: "noto-sans-kr" };

const eastAsian =
  /[\p{Script=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;

/** East Asian fonts, the best one first: languages draw the same Chinese character differently. */
const eastAsianScripts = (text: string, language: string): InstalledScript[] => {
  const first =
    /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) || /^ja\b/.test(language)
      ? japanese
      : /\p{Script=Hangul}/u.test(text) || /^ko\b/.test(language)
        ? korean
        : /^zh-(?:Hant|TW|HK|MO)\b/i.test(language)
          ? traditional
          : chinese;
  return [...new Set([first, chinese, traditional, japanese, korean])];
};

/** The names of scripts in Unicode, and the packages of their fonts. */
const others: readonly (readonly [script: string, name: string])[] = [
  ...["Armenian", "Bengali", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Lao"],
  ...["Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Thaana"],
].map((script) => [script, `noto-sans-${script.toLowerCase()}`]);

/** The fonts that have a character of a text, if the owner installed them. */
export const installedScripts = (character: string, text: string, language: string): readonly InstalledScript[] => {
  // Signs such as "ー" and "※" belong to several scripts, so the text decides.
  if (eastAsian.test(character) || (!/[\p{L}\p{N}\s]/u.test(character) && eastAsian.test(text)))
    return eastAsianScripts(text, language);
  return others
    .filter(([script]) => new RegExp(`\\p{Script=${script}}`, "u").test(character))
    .map(([script, name]) => ({ language: script, name }));
};
