import type { Portfolio } from "../../content/content.ts";
import { arrayAt, isJsonObject, type JsonObject } from "../../resume/json-object.ts";
import type { ImportedContent } from "../../resume/read-resume.ts";

const question = "Who are you?";

/**
 * Adds a summary that is too long for the tagline as the answer to "Who are you?".
 * @param own the owner's faq.yaml that no import wrote. Without this question, it stays unchanged.
 */
export const withSummaryAsFaq = (imported: ImportedContent, own: JsonObject | undefined): ImportedContent => {
  const { summary, faq } = imported;
  const isOwn = own && !arrayAt(own, "questions").some((entry) => isJsonObject(entry) && entry.question === question);
  if (summary === undefined || faq || isOwn) return imported;
  return { ...imported, faq: { questions: [{ question, also: ["Tell me about yourself"], answer: summary }] } };
};

/** A line that says where the full summary is; empty if the tagline contains all of it. */
export const summaryNotice = ({ summary }: ImportedContent, { faq }: Portfolio, content: string): string[] => {
  if (summary === undefined) return [];
  const isThere = faq.questions?.some(({ answer }) => answer === summary);
  return [
    isThere
      ? `\nThe full summary is in ${content}/faq.yaml, as the answer to "Who are you?".`
      : `\nThe full summary was not imported, because ${content}/faq.yaml has your own questions.`,
  ];
};
