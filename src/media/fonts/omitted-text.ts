import { installedScripts } from "./scripts.ts";

/** A font that an owner can install. */
interface FontPackage {
  readonly language: string;
  /** The name of its package, without `@fontsource/`. */
  readonly name: string;
  /** The first letter of the text for which it is needed. */
  readonly letter: string;
}

/** A text or symbols that no font has. */
export interface OmittedText {
  readonly text: string;
  /** The package that has them, if one is known. */
  readonly fontPackage?: FontPackage;
}

/** The parts of a text that no font has, and the package that has them. */
export const omittedParts = (lost: readonly string[], text: string, language: string): OmittedText[] =>
  lost.map((part) => {
    const fontPackage = Array.from(part.match(/\p{L}/gu) ?? [])
      .flatMap((letter) => installedScripts(letter, text, language).map((script) => ({ ...script, letter })))
      .at(0);
    return { text: part, ...(fontPackage && { fontPackage }) };
  });

/** Truncates text to 40 characters. */
const short = (text: string): string =>
  [...text].length > 40 ? `${[...text].slice(0, 39).join("").trimEnd()}…` : text;

const quoted = (texts: readonly string[]): string => {
  const first = texts.slice(0, 3).map((text) => `"${short(text)}"`);
  return texts.length > 3 ? `${first.join(", ")} and ${texts.length - 3} more` : first.join(", ");
};

/**
 * Lines for the build output about omitted texts, one per font that an owner can install.
 * @param subject the start of each line, such as "Social cards omit"
 */
export const fontNotices = (subject: string, omitted: readonly OmittedText[]): string[] =>
  [...Map.groupBy(omitted, ({ fontPackage }) => fontPackage?.name)].map(([name, group]) => {
    const texts = quoted([...new Set(group.map(({ text }) => text))]);
    const language = group[0]?.fontPackage?.language;
    return name
      ? `${subject} ${texts}: no font has ${language} characters. Run \`npm install @fontsource/${name}\`, then build again.`
      : `${subject} ${texts}: no font has these characters.`;
  });
