import type { Portfolio } from "../content/content.ts";
import { fallbackLanguage } from "../content/languages/languages.ts";
import type { Base } from "../contract/base.ts";
import type { PortfolioBundle } from "../contract/resources/portfolio/bundle.ts";
import type { Hosting } from "../contract/static/hosting.ts";
import { shortenedText } from "../contract/text/shortened-text.ts";
import { textWithAbsoluteLinks } from "./languages/absolute-links.ts";
import { localizedContact, localizedExperience, localizedProfile } from "./languages/localized-resources.ts";
import { EXAMPLE_EMAIL, publicGallery } from "./pictures/covers.ts";
import { hasGeneratedCovers } from "./pictures/generated-covers.ts";
import { projectDetail } from "./projects/detail.ts";
import { publicFacts, publicProject } from "./projects/project-files.ts";

/** Everything that the API has about the portfolio, in one body (D17). */
export const portfolioBundle = (portfolio: Portfolio, base: Base, hosting: Hosting = "app"): PortfolioBundle => {
  const { site } = base;
  const faqLanguage = fallbackLanguage(portfolio, "faq", "questions");
  return {
    profile: localizedProfile(portfolio, base),
    experience: localizedExperience(portfolio),
    projects: portfolio.projects.map((project) =>
      projectDetail(
        publicProject(project, site, hasGeneratedCovers(portfolio), portfolio),
        publicGallery(project, site),
        publicFacts(project, portfolio),
      ),
    ),
    contact: localizedContact(portfolio, base, hosting),
    faq: (portfolio.faq.questions ?? []).map(({ question, answer, url }) => ({
      question,
      answer: textWithAbsoluteLinks(answer.trim(), portfolio, site),
      ...(url && { url }),
    })),
    ...(faqLanguage && { fallbacks: { faq: faqLanguage } }),
  };
};

/** The shortest entry of a list, as a list. */
const shortest = <T>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length).slice(0, 1);

/** The portfolio with the shortest entry of the main lists and the start of the text about the person, for examples. */
export const portfolioExcerpt = ({ profile, experience, faq, projects, ...portfolio }: Portfolio): Portfolio => {
  const { experiences, hackathons, skillGroups, education } = experience;
  return {
    ...portfolio,
    profile: {
      ...profile,
      ...(profile.about !== undefined && { about: shortenedText(profile.about) }),
      ...(portfolio.site.hideEmail && { email: EXAMPLE_EMAIL }),
    },
    experience: {
      ...(experiences && { experiences: shortest(experiences) }),
      ...(hackathons && { hackathons: shortest(hackathons) }),
      ...(skillGroups && { skillGroups: shortest(skillGroups) }),
      ...(education && { education: shortest(education) }),
    },
    faq: { ...(faq.questions && { questions: shortest(faq.questions) }) },
    projects: shortest(projects),
  };
};
