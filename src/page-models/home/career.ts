import type { careerSections } from "../../contract/resources/career-sections.ts";
import type { ExperienceBundle } from "../../contract/resources/portfolio/experience.ts";
import type { TimelineItem } from "./timeline.ts";

/** A term with what belongs to it, such as a language and how well someone speaks it. */
export interface ItemGroup {
  /** Its anchor. Answers cite it. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly items: readonly string[];
}

/** The entries of a list of experience.yaml, in one of the layouts of the front page. */
export type CareerList =
  | { readonly layout: "timeline"; readonly items: readonly TimelineItem[] }
  | { readonly layout: "groups"; readonly groups: readonly ItemGroup[] };

/** A date or period as text. */
export type FormatPeriod = (dates: { readonly start?: string; readonly end?: string }) => string;

type CareerSectionName = (typeof careerSections)[number];

const timeline = (items: readonly TimelineItem[] = []): CareerList => ({ layout: "timeline", items });
const groups = (groups: readonly ItemGroup[] = []): CareerList => ({ layout: "groups", groups });

/** The lists of a career besides paid work and education (D16). A list without entries has none here either. */
export const careerLists: {
  readonly [Name in CareerSectionName]: (lists: ExperienceBundle, format: FormatPeriod) => CareerList;
} = {
  volunteer: ({ volunteer }, format) =>
    timeline(
      volunteer?.map(({ organization, role, location, summary, highlights, url, start, end }) => ({
        title: role ?? organization,
        when: start || end ? format({ ...(start && { start }), ...(end && { end }) }) : "",
        ...(role ? { organization, url } : { titleUrl: url }),
        more: location,
        summary,
        highlights,
      })),
    ),
  awards: ({ awards }, format) =>
    timeline(
      awards?.map(({ title, awarder, date, summary, url }) => ({
        ...{ title, titleUrl: url, when: date ? format({ end: date }) : "", organization: awarder, summary },
      })),
    ),
  certificates: ({ certificates }, format) =>
    timeline(
      certificates?.map(({ name, issuer, date, url }) => ({
        ...{ title: name, titleUrl: url, when: date ? format({ end: date }) : "", organization: issuer },
      })),
    ),
  publications: ({ publications }, format) =>
    timeline(
      publications?.map(({ title, publisher, date, summary, url }) => ({
        ...{ title, titleUrl: url, when: date ? format({ end: date }) : "", organization: publisher, summary },
      })),
    ),
  talks: ({ talks }, format) =>
    timeline(
      talks?.map(({ title, event, location, date, summary, url }) => ({
        ...{ title, titleUrl: url, when: date ? format({ end: date }) : "" },
        ...{ organization: event, more: location, summary },
      })),
    ),
  writing: ({ writing }, format) =>
    timeline(
      writing?.map(({ title, publisher, date, summary, url }) => ({
        ...{ title, titleUrl: url, when: date ? format({ end: date }) : "", organization: publisher, summary },
      })),
    ),
  languages: ({ languages }) =>
    groups(languages?.map(({ language, fluency }) => ({ name: language, items: fluency ? [fluency] : [] }))),
  interests: ({ interests }) => groups(interests?.map(({ name, keywords = [] }) => ({ name, items: keywords }))),
  references: ({ references }) =>
    timeline(references?.map(({ name, text }) => ({ title: name, when: "", summary: text }))),
};
