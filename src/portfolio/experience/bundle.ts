import type { Portfolio } from "../../content/content.ts";
import type { ExperienceBundle } from "../../contract/resources/portfolio/experience.ts";

const latestFirst = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);

/** Sorts current positions first, then by end, latest first. */
const byEnd = (a: { start?: string; end?: string }, b: { start?: string; end?: string }): number =>
  latestFirst(a.end ?? "9999", b.end ?? "9999") || latestFirst(a.start ?? "", b.start ?? "");

/** Sorts by date, latest first and undated last. */
const byDate = (a: { date?: string }, b: { date?: string }): number => latestFirst(a.date ?? "", b.date ?? "");

/** Removes lists without items: an empty list leaves no trace. */
const filledLists = (lists: Omit<ExperienceBundle, "fallbacks">): ExperienceBundle =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== undefined && list.length > 0));

/** The lists of experience.yaml in the order of the response; dated items are sorted, latest first. */
export const experienceBundle = ({
  experience: { experiences, hackathons, education, volunteer, ...experience },
}: Pick<Portfolio, "experience">): ExperienceBundle => {
  const { skillGroups, awards, certificates, publications, talks, writing, languages, interests, references } =
    experience;
  return {
    ...(experiences && { experiences: experiences.toSorted(byEnd) }),
    ...(hackathons && { hackathons: hackathons.toSorted(byDate) }),
    ...(skillGroups && { skillGroups }),
    ...(education && { education: education.toSorted(byEnd) }),
    ...filledLists({
      ...(volunteer && { volunteer: volunteer.toSorted(byEnd) }),
      ...(awards && { awards: awards.toSorted(byDate) }),
      ...(certificates && { certificates: certificates.toSorted(byDate) }),
      ...(publications && { publications: publications.toSorted(byDate) }),
      ...(talks && { talks: talks.toSorted(byDate) }),
      ...(writing && { writing: writing.toSorted(byDate) }),
      ...(languages && { languages }),
      ...(interests && { interests }),
      ...(references && { references }),
    }),
  };
};
