import type { ExperienceBundle } from "../../contract/resources/portfolio/experience.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";

/** The longest name in an anchor, in characters. */
const MAX_NAME_LENGTH = 60;

/** `Head chef, The Gannet Rooms` as `head-chef-the-gannet-rooms`, cut after a whole word. */
const slugOf = (name: string): string => {
  const slug = normalizeForSearch(name)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  return slug.length <= MAX_NAME_LENGTH ? slug : slug.slice(0, MAX_NAME_LENGTH + 1).replace(/-[^-]*$/, "");
};

/** The anchor of each entry of a section, such as `experience-head-chef`. The second of a name ends with 2. */
export const entryAnchors = (section: string, names: readonly (readonly (string | undefined)[])[]): string[] => {
  const seen = new Map<string, number>();
  return names.map((parts) => {
    const slug = [section, slugOf(parts.filter(Boolean).join(" "))].filter(Boolean).join("-");
    const count = (seen.get(slug) ?? 0) + 1;
    seen.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  });
};

/** What names the entries of each list of a career, in the order of the list. */
const entryNames = ({
  experiences = [],
  hackathons = [],
  skillGroups = [],
  education = [],
  ...lists
}: ExperienceBundle) =>
  ({
    experience: experiences.map(({ role, company }) => [role, company]),
    hackathons: hackathons.map(({ name }) => [name]),
    skills: skillGroups.map(({ name }) => [name]),
    education: education.map(({ degree, institution }) => [degree, institution]),
    volunteer: (lists.volunteer ?? []).map(({ role, organization }) => [role, organization]),
    awards: (lists.awards ?? []).map(({ title }) => [title]),
    certificates: (lists.certificates ?? []).map(({ name }) => [name]),
    publications: (lists.publications ?? []).map(({ title }) => [title]),
    talks: (lists.talks ?? []).map(({ title }) => [title]),
    writing: (lists.writing ?? []).map(({ title }) => [title]),
    languages: (lists.languages ?? []).map(({ language }) => [language]),
    interests: (lists.interests ?? []).map(({ name }) => [name]),
    references: (lists.references ?? []).map(({ name }) => [name]),
  }) satisfies Readonly<Record<string, readonly (readonly (string | undefined)[])[]>>;

/** A list of a career, by the name of its section on the front page. */
export type CareerSection = keyof ReturnType<typeof entryNames>;

/** The anchors of the entries of a list of a career on the front page, in the order of the list. */
export const careerAnchors = (career: ExperienceBundle, section: CareerSection): string[] =>
  entryAnchors(section, entryNames(career)[section]);

/** The anchors of the questions of the owner's FAQ. */
export const faqAnchors = (questions: readonly { readonly question: string }[] = []): string[] =>
  entryAnchors(
    "faq",
    questions.map(({ question }) => [question]),
  );
