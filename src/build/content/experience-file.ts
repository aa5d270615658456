import { Experience } from "../../contract/resources/experience.ts";
import { isBefore } from "../../portfolio/period.ts";
import { type Mistake, mistakeAt } from "./mistake.ts";
import type { Checked } from "./read-yaml.ts";
import type { Source } from "./source.ts";

const lists = ["experiences", "education"] as const;
const isDate = (text: string): boolean => Experience.shape.start.safeParse(text).success;

/** What ends in the file of experience before it starts. */
export const endsBeforeStarts = (
  source: Source,
  { textAt, countAt }: Pick<Checked<unknown>, "textAt" | "countAt">,
): Mistake[] =>
  lists.flatMap((list) =>
    Array.from({ length: countAt(list) }, (_, at) => [textAt(list, at, "start"), textAt(list, at, "end")]).flatMap(
      ([start, end]) => {
        if (!start || !end || !isDate(start.text) || !isDate(end.text) || !isBefore(end.text, start.text)) return [];
        const finding = {
          found: `the end ${end.text}, which is before the start ${start.text}`,
          expected: "an end that is not before its start",
          fix: "change one of the two, or leave `end` out for what goes on",
        };
        return [mistakeAt(source, end.start, end.end, finding)];
      },
    ),
  );
