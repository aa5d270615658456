import type { Imported } from "../../portfolio/resume/read-resume.ts";
import type { Existing } from "./existing.ts";

/**
 * What was imported, with a summary that does not fit into the tagline as the answer to whoever asks who this is. Questions
 * that the owner wrote stay as they are.
 */
export const withSummary = (imported: Imported, existing: readonly Existing[]): Imported => {
  const { summary, faq } = imported;
  const hasOwn = existing.some(({ name, sample }) => name === "faq.yaml" && !sample);
  if (summary === undefined || faq || hasOwn) return imported;
  const answered = { question: "Who are you?", also: ["Tell me about yourself"], answer: summary };
  return { ...imported, faq: { questions: [answered] } };
};

/** Where the whole summary is, for the owner; nothing where the tagline has all of it. */
export const whereSummaryIs = ({ summary, faq }: Imported, content: string): string[] => {
  if (summary === undefined) return [];
  const isThere = faq?.questions?.some(({ answer }) => answer === summary);
  return [
    isThere
      ? `\nThe whole summary is the answer to "Who are you?" in ${content}/faq.yaml.`
      : `\n${content}/faq.yaml has questions of your own, so the whole summary was not written there.`,
  ];
};
