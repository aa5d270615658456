import { Experience } from "../../contract/resources/portfolio/experience.ts";
import { type ContentIssue, issueAt } from "../issues/content-issue.ts";
import type { Source } from "../issues/source.ts";
import { isBefore } from "../period.ts";
import type { YamlText, YamlTexts } from "../text/yaml-texts.ts";

const lists = ["experiences", "education", "volunteer"] as const;
const isDate = (text: string): boolean => Experience.shape.start.safeParse(text).success;

/** The issue with an end that is before its start. */
export const endBeforeStart = (
  source: Source,
  start: YamlText | undefined,
  end: YamlText | undefined,
): ContentIssue[] => {
  if (!start || !end || !isDate(start.text) || !isDate(end.text) || !isBefore(end.text, start.text)) return [];
  const finding = {
    found: `the end ${end.text} before the start ${start.text}`,
    expected: "an end on or after the start",
    fix: "correct one of the dates, or remove `end` if the entry is current",
  };
  return [issueAt(source, end.start, end.end, finding)];
};

/** Entries of experience.yaml whose end is before their start. */
export const endsBeforeStarts = (source: Source, { textsAt }: Pick<YamlTexts, "textsAt">): ContentIssue[] =>
  lists.flatMap((list) => {
    const ends = textsAt(list, "end");
    return textsAt(list, "start").flatMap((start, index) => endBeforeStart(source, start, ends[index]));
  });
