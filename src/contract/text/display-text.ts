const MAX_CHARACTERS = 60;

/** Invisible characters, which can change how a text looks. */
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const escapeCodePoint = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16)}}`;

/** Client input for display: shortened, with invisible characters escaped. */
export const toDisplayText = (value: string): string => {
  const characters = [...value];
  return (characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS).join("")}…` : value).replaceAll(
    invisibleCharacters,
    escapeCodePoint,
  );
};
