/** What clients sent in confidence, or were given, as it would look in a log. */
const confidential: Readonly<Record<string, RegExp>> = {
  "a token or an assertion": /eyJ[\w-]+\.[\w-]+/,
  "a demo key": /vitrine_demo_[\w-]{8}/,
  "the id of a job": /job_[\w-]{40}/,
  "an e-mail address": /[\w.+-]+@[\w-]+\.[a-z]+/i,
  "the name or text of an inquiry": /Grace Hopper|compiler/i,
  "a question": /xylophone|tellnobody/i,
};

/** The kinds of confidential things that a log holds, each with the line where it stands first. */
export const leaksIn = (log: string): string[] =>
  Object.entries(confidential).flatMap(([kind, pattern]) => {
    const line = log.split("\n").find((each) => pattern.test(each));
    return line === undefined ? [] : [`${kind}: ${line}`];
  });
