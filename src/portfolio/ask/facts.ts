import type { ContactInfo } from "../../contract/resources/contact.ts";
import type { ExperienceBundle } from "../../contract/resources/experience.ts";
import type { Profile } from "../../contract/resources/profile.ts";
import type { ProjectKind } from "../../contract/resources/project.ts";
import type { Portfolio } from "../content.ts";
import { experienceBundle } from "../resources.ts";

/** What is known of a project beside its description. */
export interface ProjectFacts {
  readonly slug: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly tags: readonly string[];
  readonly year?: string;
  readonly kind?: ProjectKind;
  readonly link?: string;
  readonly repo?: string;
}

/** The typed data that questions are answered from first (D10). Projects are in the order of the list. */
export interface Facts {
  readonly site: string;
  readonly title: string;
  readonly description: string;
  readonly profile: Profile;
  readonly contact: ContactInfo;
  readonly experience: ExperienceBundle;
  readonly projects: readonly ProjectFacts[];
  readonly faq: readonly { readonly question: string; readonly answer: string; readonly url?: string }[];
}

export const factsOf = (portfolio: Portfolio, site: string): Facts => ({
  site,
  title: portfolio.site.title,
  description: portfolio.site.description,
  profile: portfolio.profile,
  contact: portfolio.contact,
  experience: experienceBundle(portfolio),
  projects: portfolio.projects.map(({ slug, title, subtitle, tags = [], year, kind, link, repo }) => ({
    slug,
    title,
    ...(subtitle && { subtitle }),
    tags,
    ...(year && { year }),
    ...(kind && { kind }),
    ...(link && { link }),
    ...(repo && { repo }),
  })),
  faq: (portfolio.faq.questions ?? []).map(({ question, answer, url }) => ({ question, answer, ...(url && { url }) })),
});

const months = "January February March April May June July August September October November December".split(" ");

/** The month of a date in words, its year alone, or the day: `2019-09` is September 2019. */
export const inWords = (date: string): string => {
  const [year = "", month, day] = date.split("-");
  const named = month && months[Number(month) - 1];
  if (!named) return year;
  return day ? `${Number(day)} ${named} ${year}` : `${named} ${year}`;
};
