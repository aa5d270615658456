import { arrayAt, isEmpty, type JsonObject } from "../json-object.ts";

/** The text of a project in Markdown: its description, then its highlights as a list. */
export const projectText = (
  description: string | undefined,
  highlights: readonly string[] | undefined,
): string | undefined => {
  const list = highlights?.map((highlight) => `- ${highlight.replaceAll(/\s*\n\s*/g, " ")}`).join("\n");
  const parts = [description, list].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join("\n\n") : undefined;
};

const listAtEnd = /(?:^|\n\n)((?:- [^\n]+(?:\n|$))+)$/;

/** The text of a project as the description and the highlights that an import combines to it; undefined if it has no list. */
const splitProjectText = (text: string): JsonObject | undefined => {
  const found = listAtEnd.exec(text);
  if (!found) return undefined;
  const description = found.index === 0 ? undefined : text.slice(0, found.index);
  const highlights = (found[1] ?? "").split("\n").map((line) => line.slice(2));
  // Nothing may be lost: an import has to give the same text.
  if (projectText(description, highlights) !== text || description?.trim() === "") return undefined;
  return { ...(description !== undefined && { description }), highlights };
};

/** An exported project with its highlights apart from its description, if the imported project had some. */
export const withHighlights = (item: JsonObject, original: JsonObject): JsonObject => {
  const { description, ...members } = item;
  const isCombined = item.highlights === undefined && arrayAt(original, "highlights").some((each) => !isEmpty(each));
  const parts = isCombined && typeof description === "string" ? splitProjectText(description) : undefined;
  return parts ? { ...members, ...parts } : item;
};
