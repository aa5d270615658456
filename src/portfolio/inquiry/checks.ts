import type { ContactInput, JobCheck } from "../../contract/resources/job.ts";
import { formatCount } from "../../contract/text/format-count.ts";

/** Facts about an inquiry. They contain no part of its text, and about the sender only whether the address is disposable. */
export interface InquiryFacts {
  /** Whether the address belongs to a disposable email service. */
  readonly disposable: boolean;
  readonly links: number;
  /** Characters of the message. */
  readonly length: number;
  /** Percentage of letters among the characters that are not white space. */
  readonly letters: number;
  /** Index in `scripts` of the script of most letters; the last one is for all others. */
  readonly script: number;
}

const scripts = [
  ...["Latin", "Cyrillic", "Greek", "Arabic", "Hebrew", "Devanagari", "Han", "Hiragana", "Katakana", "Hangul", "Thai"],
  "other",
] as const;
const scriptPatterns = scripts.slice(0, -1).map((script) => new RegExp(`\\p{Script=${script}}`, "gu"));

const MAX_LINKS = 2;
const MIN_LETTERS_PERCENT = 50;
const MIN_CHARACTERS = 30;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Returns the index of the most frequent script. A script with more than half of the letters ends the search. */
const mainScript = (message: string, letterCount: number): number => {
  let main = { script: scripts.length - 1, count: 0 };
  for (const [script, pattern] of scriptPatterns.entries()) {
    const found = count(message, pattern);
    if (found > main.count) main = { script, count: found };
    if (found * 2 > letterCount) break;
  }
  return main.script;
};

const emailDomains = (email: string): string[] => {
  const labels = email
    .slice(email.lastIndexOf("@") + 1)
    .toLowerCase()
    .split(".");
  return labels.map((_, index) => labels.slice(index).join("."));
};

/** Computes the facts about an inquiry. `disposable` contains the domains of disposable email services. */
export const analyzeInquiry = ({ email, message }: ContactInput, disposable: ReadonlySet<string>): InquiryFacts => {
  const visible = count(message, /\S/gu);
  const letterCount = count(message, /\p{L}/gu);
  return {
    disposable: emailDomains(email).some((domain) => disposable.has(domain)),
    links: count(message, /\bhttps?:\/\/|(?<!:\/\/)\bwww\./giu),
    length: [...message].length,
    letters: visible === 0 ? 0 : Math.round((100 * letterCount) / visible),
    script: mainScript(message, letterCount),
  };
};

const check = (name: JobCheck["name"], passed: boolean, finding: string): JobCheck => ({
  name,
  passed,
  detail: passed ? finding : `Not passed: ${finding}`,
});

/** Returns the checks that a job reports (D5). */
export const inquiryChecks = ({ disposable, links, length, letters, script }: InquiryFacts): JobCheck[] => [
  check(
    "email_domain",
    !disposable,
    disposable
      ? "the domain belongs to a disposable email service, so a reply might not arrive."
      : "The domain does not belong to a known disposable email service.",
  ),
  check("links", links <= MAX_LINKS, `${links} ${links === 1 ? "link" : "links"} (maximum ${MAX_LINKS}).`),
  check(
    "message_language",
    letters >= MIN_LETTERS_PERCENT,
    `${letters}% letters, mostly ${scripts[script] ?? "other"} (minimum ${MIN_LETTERS_PERCENT}%).`,
  ),
  check(
    "message_length",
    length >= MIN_CHARACTERS,
    `${formatCount(length)} ${length === 1 ? "character" : "characters"} (recommended minimum ${MIN_CHARACTERS}).`,
  ),
];
