import type { BuildContext } from "../content/build-context.ts";
import type { ContentSection, WrittenProject } from "../content/content.ts";
import { formatPeriod } from "../content/period.ts";
import { apiIntroduction } from "../guides/api-introduction.ts";
import { dataIntroduction } from "../guides/static/data-introduction.ts";
import type { Detail } from "../portfolio/details.ts";
import { lastModified } from "../portfolio/last-modified.ts";
import { contactDetails, personDetails } from "../portfolio/person-details.ts";
import { groupByYear } from "../portfolio/projects/display.ts";
import { experienceBundle } from "../portfolio/resources.ts";
import type { PageMeta } from "./page-meta.ts";

/** How many projects the front page shows; `/projects` has all. */
export const MAX_HOME_PROJECTS = 60;

/** A position, hackathon or degree. */
export interface TimelineItem {
  readonly title: string;
  readonly when: string;
  readonly organization?: string | undefined;
  /** The URL of the organization. */
  readonly url?: string | undefined;
  /** Text after the organization. */
  readonly more?: string | undefined;
  readonly summary?: string | undefined;
  readonly highlights?: readonly string[];
}

type SectionBody =
  | {
      readonly layout: "projects";
      /** The latest projects, by year. */
      readonly years: readonly (readonly [year: string, projects: readonly WrittenProject[]])[];
      /** The same as one list. */
      readonly shown: readonly WrittenProject[];
      /** The text of the link to all projects. */
      readonly allLabel: string;
    }
  | { readonly layout: "timeline"; readonly items: readonly TimelineItem[] }
  | {
      readonly layout: "groups";
      readonly groups: readonly { readonly name: string; readonly items: readonly string[] }[];
    }
  | { readonly layout: "questions"; readonly questions: readonly FaqItem[] }
  | { readonly layout: "details"; readonly details: readonly Detail[] }
  | { readonly layout: "markdown"; readonly text: string };

interface FaqItem {
  readonly question: string;
  readonly answer: string;
  readonly link?: { readonly text: string; readonly url: string };
}

/** A section of the front page. Its anchor is `id`, or its name by default. */
type SectionModel = SectionBody & { readonly title: string; readonly id?: string };
export type HomeSection = SectionBody & { readonly title: string; readonly id: string; readonly name: string };

export interface HomePage {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string | undefined;
  readonly details: readonly Detail[];
  readonly sections: readonly HomeSection[];
}

const timeline = (title: string, items: readonly TimelineItem[]): SectionModel | undefined =>
  items.length > 0 ? { title, layout: "timeline", items } : undefined;

const allProjectsLabel = (count: number): string =>
  count === 1 ? "The project by kind and tag" : `All ${count} projects by kind and tag`;

/** The sections in page order. An empty section is undefined. */
const sections: {
  readonly [Name in ContentSection | "programs"]: (context: BuildContext) => SectionModel | undefined;
} = {
  projects: ({ portfolio: { projects } }) => {
    const shown = projects.slice(0, MAX_HOME_PROJECTS);
    if (shown.length === 0) return undefined;
    const allLabel = allProjectsLabel(projects.length);
    return { title: "Projects", layout: "projects", years: groupByYear(shown), shown, allLabel };
  },
  experience: ({ portfolio }) =>
    timeline(
      "Experience",
      (experienceBundle(portfolio).experiences ?? []).map(
        ({ role, company, url, location, summary, highlights, ...when }) => ({
          ...{ title: role, when: formatPeriod(when), organization: company, url, more: location, summary, highlights },
        }),
      ),
    ),
  hackathons: ({ portfolio }) =>
    timeline(
      "Hackathons",
      (experienceBundle(portfolio).hackathons ?? []).map(({ name, date, project, award, summary, url }) => ({
        title: project ?? name,
        when: formatPeriod({ end: date }),
        organization: project && name,
        url,
        more: award,
        summary,
      })),
    ),
  skills: ({ portfolio }) => {
    const { skillGroups = [] } = experienceBundle(portfolio);
    if (skillGroups.length === 0) return undefined;
    const groups = skillGroups.map(({ name, skills }) => ({ name, items: skills }));
    return { title: "Skills", layout: "groups", groups };
  },
  education: ({ portfolio }) =>
    timeline(
      "Education",
      (experienceBundle(portfolio).education ?? []).map(({ degree, field, institution, url, ...when }) => ({
        title: field ? `${degree}, ${field}` : degree,
        when: formatPeriod(when),
        organization: institution,
        url,
      })),
    ),
  questions: ({ portfolio }) => {
    const { questions = [] } = portfolio.faq;
    if (questions.length === 0) return undefined;
    return {
      id: "faq",
      title: "Questions",
      layout: "questions",
      questions: questions.map(({ question, answer, url }) => ({
        question,
        answer: answer.trim(),
        ...(url && { link: { text: "Read more", url } }),
      })),
    };
  },
  contact: ({ portfolio }) => ({ title: "Contact", layout: "details", details: contactDetails(portfolio) }),
  programs: ({ site, hosting }) => {
    const introduction = hosting === "static" ? dataIntroduction : apiIntroduction;
    return { title: "API access", layout: "markdown", text: introduction(site).trim() };
  },
};

/** `/`: the person, and everything that the portfolio has. */
export const homePage = (context: BuildContext): HomePage => {
  const { portfolio } = context;
  const { title, description } = portfolio.site;
  const updated = lastModified(portfolio, "/");
  return {
    meta: { title, description, path: "/", ...(updated && { updated }) },
    heading: portfolio.profile.name,
    lead: portfolio.profile.tagline,
    details: personDetails(portfolio),
    sections: Object.entries(sections).flatMap(([name, modelOf]) => {
      const section = modelOf(context);
      return section ? [{ id: name, ...section, name }] : [];
    }),
  };
};
