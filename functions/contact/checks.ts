import type { ContactInput, JobCheck } from "../../src/contract/resources/job.ts";

/** What is known of an inquiry once it was looked at. Nothing of its sender or of its text is among it. */
export interface Facts {
  /** Whether the address is of a service that gives addresses away for an hour. */
  readonly disposable: boolean;
  readonly links: number;
  /** Characters of the message. */
  readonly length: number;
  /** How many of a hundred characters, spaces aside, are letters. */
  readonly letters: number;
  /** Which of `scripts` most letters are of; the last one where they are of another. */
  readonly script: number;
}

const scripts = [
  ...["Latin", "Cyrillic", "Greek", "Arabic", "Hebrew", "Devanagari", "Han", "Hiragana", "Katakana", "Hangul", "Thai"],
  "other",
] as const;
const known = scripts.slice(0, -1).map((script) => new RegExp(`\\p{Script=${script}}`, "gu"));

const most = { links: 2 };
const least = { length: 30, letters: 50 };

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Which script most of the letters are of. One that more than half are of needs no comparison. */
const mainScript = (message: string, letters: number): number => {
  let main = { script: scripts.length - 1, count: 0 };
  for (const [script, pattern] of known.entries()) {
    const found = count(message, pattern);
    if (found > main.count) main = { script, count: found };
    if (found * 2 > letters) break;
  }
  return main.script;
};

const domainsOf = (email: string): string[] => {
  const labels = email
    .slice(email.lastIndexOf("@") + 1)
    .toLowerCase()
    .split(".");
  return labels.map((_, at) => labels.slice(at).join("."));
};

/** Looks at an inquiry. `disposable` holds the domains of disposable addresses. */
export const factsOf = ({ email, message }: ContactInput, disposable: ReadonlySet<string>): Facts => {
  const visible = count(message, /\S/gu);
  const letters = count(message, /\p{L}/gu);
  return {
    disposable: domainsOf(email).some((domain) => disposable.has(domain)),
    links: count(message, /\bhttps?:\/\/|(?<!:\/\/)\bwww\./giu),
    length: [...message].length,
    letters: visible === 0 ? 0 : Math.round((100 * letters) / visible),
    script: mainScript(message, letters),
  };
};

/** What the facts say, for the one who asks about the job (D5). */
export const checksOf = ({ disposable, links, length, letters, script }: Facts): JobCheck[] => [
  {
    name: "email_domain",
    passed: !disposable,
    detail: disposable
      ? "The domain gives out disposable addresses, so an answer might not arrive."
      : "The domain is not known for disposable addresses.",
  },
  {
    name: "links",
    passed: links <= most.links,
    detail: `${links} ${links === 1 ? "link" : "links"}; more than ${most.links} look like advertising.`,
  },
  {
    name: "message_language",
    passed: letters >= least.letters,
    detail: `${letters} % letters, mostly ${scripts[script] ?? "other"}; below ${least.letters} % it is hardly a text.`,
  },
  {
    name: "message_length",
    passed: length >= least.length,
    detail: `${length} characters; below ${least.length} there is seldom a question to answer.`,
  },
];
