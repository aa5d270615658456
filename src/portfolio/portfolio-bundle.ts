import type { Portfolio } from "../content/content.ts";
import type { Base } from "../contract/base.ts";
import type { PortfolioBundle } from "../contract/resources/portfolio/bundle.ts";
import type { Hosting } from "../contract/static/hosting.ts";
import { experienceBundle } from "./experience/bundle.ts";
import { publicGallery, publicProfile } from "./pictures/covers.ts";
import { hasGeneratedCovers } from "./pictures/generated-covers.ts";
import { projectDetail } from "./projects/detail.ts";
import { publicProject } from "./projects/project-files.ts";
import { contactInfo } from "./resources.ts";

/** Everything that the API has about the portfolio, in one body (D17). */
export const portfolioBundle = (portfolio: Portfolio, base: Base, hosting: Hosting = "app"): PortfolioBundle => ({
  profile: publicProfile(portfolio, base.site),
  experience: experienceBundle(portfolio),
  projects: portfolio.projects.map((project) =>
    projectDetail(publicProject(project, base.site, hasGeneratedCovers(portfolio)), publicGallery(project, base.site)),
  ),
  contact: contactInfo(portfolio, base, hosting),
  faq: (portfolio.faq.questions ?? []).map(({ question, answer, url }) => ({
    question,
    answer: answer.trim(),
    ...(url && { url }),
  })),
});

/** The shortest entry of a list, as a list. */
const shortest = <T>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length).slice(0, 1);

/** The portfolio with the shortest entry of the main lists, for examples. */
export const portfolioExcerpt = ({ experience, faq, projects, ...portfolio }: Portfolio): Portfolio => {
  const { experiences, hackathons, skillGroups, education } = experience;
  return {
    ...portfolio,
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
