/** Patterns of confidential values in a log. */
const confidential: Readonly<Record<string, RegExp>> = {
  "a token or an assertion": /eyJ[\w-]+\.[\w-]+/,
  "a demo key": /vitrine_demo_[\w-]{8}/,
  "the id of a job": /job_[\w-]{40}/,
  "an email address": /[\w.+-]+@[\w-]+\.[a-z]+/i,
  "the name or text of an inquiry": /Grace Hopper|compiler/i,
  "a question": /xylophone|tellnobody/i,
};

/** The kinds of confidential values in a log, each with its first line. */
export const leaksIn = (log: string): string[] =>
  Object.entries(confidential).flatMap(([kind, pattern]) => {
    const line = log.split("\n").find((line) => pattern.test(line));
    return line === undefined ? [] : [`${kind}: ${line}`];
  });
