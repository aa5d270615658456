const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Other base64url texts that decode to the same bytes, because the last character has unused bits. */
const equivalentEncodings = (text: string): readonly string[] => {
  const spare = [1, 1, 16, 4][text.length % 4] ?? 1;
  const last = alphabet.indexOf(text.at(-1) ?? "");
  const first = last - (last % spare);
  return [...alphabet.slice(first, first + spare)]
    .filter((character) => character !== text.at(-1))
    .map((character) => text.slice(0, -1) + character);
};

/** The other encodings of the same signature of a token. */
export const malleatedTokens = (token: string): readonly string[] => {
  const [header, payload, signature = ""] = token.split(".");
  return equivalentEncodings(signature).map((encoded) => `${header}.${payload}.${encoded}`);
};

/** Replaces one character by another with a different value. */
export const withCharacterChanged = (text: string, index: number): string => {
  const { [index]: there = "" } = text;
  const place = alphabet.indexOf(there);
  const other = place === -1 ? "A" : (alphabet[(place + 32) % 64] ?? "");
  return text.slice(0, index) + other + text.slice(index + 1);
};
