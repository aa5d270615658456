/** Longer texts are shortened in examples. */
const MAX_CHARACTERS = 60;

/** The start of a text for an example, with "…" if it is shortened. */
export const shortenedText = (text: string): string => {
  const [line = "", ...others] = text.split("\n");
  const characters = [...line];
  if (characters.length <= MAX_CHARACTERS) return others.length > 0 ? `${line} …` : line;
  return `${characters
    .slice(0, MAX_CHARACTERS)
    .join("")
    .replace(/\s\S*$/, "")} …`;
};
