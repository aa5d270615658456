import type { Portfolio } from "../../content/content.ts";
import { pathIn } from "../../content/languages/languages.ts";
import { replaceSiteLinks } from "../../content/text/site-links.ts";

/** A Markdown text of the owner whose links within the site are absolute, and lead to pages in the language of a portfolio. */
export const textWithAbsoluteLinks = (text: string, portfolio: Pick<Portfolio, "fallback">, site: string): string =>
  replaceSiteLinks(text, (path) => site + pathIn(portfolio, path));

/** A portfolio with absolute links in all its Markdown texts. */
export const withAbsoluteLinks = (portfolio: Portfolio, site: string): Portfolio => {
  const { profile, faq, projects } = portfolio;
  const textOf = (text: string): string => textWithAbsoluteLinks(text, portfolio, site);
  return {
    ...portfolio,
    profile: { ...profile, ...(profile.about !== undefined && { about: textOf(profile.about) }) },
    faq: {
      ...faq,
      ...(faq.questions && { questions: faq.questions.map((each) => ({ ...each, answer: textOf(each.answer) })) }),
    },
    projects: projects.map((each) => ({ ...each, description: textOf(each.description) })),
  };
};
