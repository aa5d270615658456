import type { Portfolio } from "../../content/content.ts";
import { plainBlocks } from "../../content/text/markdown-blocks.ts";
import type { ContactInfo } from "../../contract/resources/portfolio/contact.ts";
import type { ExperienceBundle } from "../../contract/resources/portfolio/experience.ts";
import type { Profile } from "../../contract/resources/portfolio/profile.ts";
import type { ProjectKind } from "../../contract/resources/portfolio/project.ts";
import { experienceBundle } from "../../portfolio/experience/bundle.ts";
import { projectRoles } from "../../portfolio/projects/display.ts";
import { sentencesOf } from "../index/chunk.ts";

/** The typed data of a project, without its description. */
export interface ProjectFacts {
  readonly slug: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly tags: readonly string[];
  readonly year?: string;
  readonly start?: string;
  readonly end?: string;
  readonly kind?: ProjectKind;
  readonly link?: string;
  readonly repo?: string;
  readonly roles?: readonly string[];
  readonly client?: string;
  readonly team?: string;
  readonly duration?: string;
  readonly result?: string;
}

/** The typed data that rules answer from (D10). Projects are in the order of the list. */
export interface PortfolioFacts {
  readonly site: string;
  readonly title: string;
  readonly description: string;
  /** Without the email address if the owner hides it. */
  readonly profile: Omit<Profile, "email"> & Partial<Pick<Profile, "email">>;
  readonly contact: ContactInfo;
  readonly experience: ExperienceBundle;
  readonly projects: readonly ProjectFacts[];
}

/** The most sentences of the text about the person that an answer quotes. */
const MAX_ABOUT_SENTENCES = 5;

/** The profile without its photo, and with the start of the text about the person, without markup. */
const textProfile = ({ photo: _, about, ...profile }: Portfolio["profile"]): Profile => {
  const sentences = plainBlocks(about ?? "").flatMap(sentencesOf);
  return { ...profile, ...(sentences.length > 0 && { about: sentences.slice(0, MAX_ABOUT_SENTENCES).join(" ") }) };
};

const withoutEmail = <Values extends { readonly email?: string }>({ email: _, ...values }: Values) => values;

export const factsOf = (portfolio: Portfolio, site: string): PortfolioFacts => ({
  site,
  title: portfolio.site.title,
  description: portfolio.site.description,
  profile: portfolio.site.hideEmail ? withoutEmail(textProfile(portfolio.profile)) : textProfile(portfolio.profile),
  contact: portfolio.site.hideEmail ? withoutEmail(portfolio.contact) : portfolio.contact,
  experience: experienceBundle(portfolio),
  projects: portfolio.projects.map(({ slug, title, subtitle, tags = [], year, kind, link, repo, ...more }) => ({
    slug,
    title,
    ...(subtitle && { subtitle }),
    tags,
    ...(year && { year }),
    ...(more.start && { start: more.start }),
    ...(more.end && { end: more.end }),
    ...(kind && { kind }),
    ...(link && { link }),
    ...(repo && { repo }),
    ...(more.role && { roles: projectRoles(more) }),
    ...(more.client && { client: more.client }),
    ...(more.team && { team: more.team }),
    ...(more.duration && { duration: more.duration }),
    ...(more.result && { result: more.result }),
  })),
});
