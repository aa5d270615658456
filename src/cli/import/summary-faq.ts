import type { ImportedContent } from "../../resume/read-resume.ts";
import type { ExistingFile } from "./existing-files.ts";

/**
 * Adds a summary that is too long for the tagline as the answer to "Who are you?". Leaves the owner's own faq.yaml
 * unchanged.
 */
export const withSummaryAsFaq = (imported: ImportedContent, existing: readonly ExistingFile[]): ImportedContent => {
  const { summary, faq } = imported;
  const hasOwn = existing.some(({ name, isSample }) => name === "faq.yaml" && !isSample);
  if (summary === undefined || faq || hasOwn) return imported;
  const answered = { question: "Who are you?", also: ["Tell me about yourself"], answer: summary };
  return { ...imported, faq: { questions: [answered] } };
};

/** A line that says where the full summary went; empty if the tagline contains all of it. */
export const summaryNotice = ({ summary, faq }: ImportedContent, content: string): string[] => {
  if (summary === undefined) return [];
  const isThere = faq?.questions?.some(({ answer }) => answer === summary);
  return [
    isThere
      ? `\nThe full summary is in ${content}/faq.yaml, as the answer to "Who are you?".`
      : `\nThe full summary was not imported, because ${content}/faq.yaml has your own questions.`,
  ];
};
