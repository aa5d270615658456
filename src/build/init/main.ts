import { resolve } from "node:path";
import { afterChange, makeChange } from "../import/change.ts";
import { type Existing, existingFiles } from "../import/existing.ts";
import { filesUnder } from "../import/report.ts";
import type { Say } from "../report.ts";
import { SettingsError } from "../settings-error.ts";
import { type Answers, type Question, questions } from "./answers.ts";
import { asInitWrote } from "./as-init-wrote.ts";
import type { Answered } from "./ask.ts";
import { firstContent } from "./first-content.ts";
import { type InitSettings, unanswered } from "./settings.ts";

/** Files that a portfolio consists of; whatever else lies in the folder is not touched. */
const isContent = (name: string): boolean =>
  /^(?:profile|contact|experience|site|faq|synonyms)\.yaml$|^projects\/[^/]+\.md$/.test(name);

/** Throws where something would be lost: what the sample or an earlier run wrote can be had again. */
const nobodysWork = (content: string, existing: readonly Existing[]): void => {
  const isOurs = asInitWrote(resolve(content));
  const own = existing.filter(({ name, sample }) => !sample && !isOurs(name)).map(({ name }) => name);
  if (own.length > 0)
    throw new SettingsError(
      [
        ...filesUnder("These files are no longer the sample's, or never were:", content, own),
        "With --force they would be removed too; --content names another folder.",
      ].join("\n"),
    );
};

const asAnswers = (answered: Answered): Answers => {
  const [name, email, tagline, site] = [
    answered.get("name"),
    answered.get("email"),
    answered.get("tagline"),
    answered.get("site"),
  ];
  if (name === undefined || email === undefined) throw unanswered(questions.filter(({ required }) => required));
  return { name, email, ...(tagline !== undefined && { tagline }), ...(site !== undefined && { site }) };
};

/**
 * Turns the sample into a portfolio that has an owner and nothing else yet.
 * @param ask asks the person at the terminal; undefined where nobody is there.
 * @throws SettingsError or ContentError, and nothing is changed then.
 */
export const init = async (
  { content, force, yes, answered }: InitSettings,
  ask: ((questions: readonly Question[]) => Promise<Answered>) | undefined,
  say: Say,
): Promise<void> => {
  const folder = resolve(content);
  const existing = existingFiles(folder);
  if (!force) nobodysWork(content, existing);
  const open = questions.filter(({ key }) => !answered.has(key));
  const missing = open.filter(({ required }) => required);
  if (missing.length > 0 && (yes || !ask)) throw unanswered(missing);
  const asked = yes || !ask ? new Map() : await ask(open);
  const answers = asAnswers(new Map([...answered, ...asked]));

  const files = firstContent(answers, new Date().toISOString().slice(0, 10));
  const names = existing.map(({ name }) => name);
  const removed = names.filter((name) => isContent(name) && !files.has(name));
  afterChange(folder, names, { files, removed });
  await makeChange(folder, { files, removed });
  const origin = answers.site ? new URL(answers.site).origin : "https://ada.example.com";
  say(`${content}/ is ${answers.name}'s now: wrote ${files.size} files, removed ${removed.length}.${answers.site ? ` Your web site is written as ${answers.site}.` : ""}

  1. Fill in ${content}/profile.yaml and ${content}/experience.yaml; what is commented out shows how.
  2. Write a file for each project into ${content}/projects/: "Make it yours" in README.md has one to begin with.
  3. See it while you write: npm run dev
  4. Build it for where it will live: SITE_URL=${origin} npm run build

If you have a resume as JSON or LinkedIn's archive: npm run import -- <file> --force`);
};
