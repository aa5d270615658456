import type { Portfolio, WrittenProject } from "../content.ts";
import { lastChanged } from "../last-changed.ts";
import { period } from "../period.ts";
import { contactFacts, personFacts } from "../person-facts.ts";
import { forPrograms } from "../programs.ts";
import { kindNames, projectPath, shelves } from "../project-page.ts";
import { experienceBundle } from "../resources.ts";
import type { PageText, TwinSource } from "./page-text.ts";
import { blocks, factList, inline, link, maybeLink, withLines } from "./text.ts";

/** How many projects the front page shows; `/projects` has all. */
export const shownAtFirst = 60;

const project = (each: WrittenProject): string =>
  [
    `- ${link(each.title, projectPath(each))}`,
    each.subtitle && inline(each.subtitle),
    each.kind && kindNames[each.kind],
    each.tags && each.tags.length > 0 && each.tags.map(inline).join(", "),
  ]
    .filter(Boolean)
    .join(" · ");

const projects = (list: readonly WrittenProject[]): string =>
  blocks(
    "## Projects",
    ...shelves(list.slice(0, shownAtFirst)).map(([year, shelf]) =>
      blocks(`### ${inline(year)}`, shelf.map(project).join("\n")),
    ),
    link(allProjects(list.length), "/projects"),
  );

/** What leads from the front page to all projects. */
export const allProjects = (count: number): string =>
  count === 1 ? "The project, by kind and tag" : `All ${count} projects, by kind and tag`;

/** Parts of a line that are there, with commas between them. */
const line = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(", ");

const career = (portfolio: Portfolio): readonly (string | false)[] => {
  const { experiences = [], hackathons = [], skillGroups = [], education = [] } = experienceBundle(portfolio);
  return [
    experiences.length > 0 && "## Experience",
    ...experiences.map(({ role, company, url, location, summary, highlights, ...when }) =>
      blocks(
        `### ${inline(role)}`,
        line(period(when), maybeLink(company, url), location && inline(location)),
        summary && inline(summary),
        highlights.map((highlight) => `- ${inline(highlight)}`).join("\n"),
      ),
    ),
    hackathons.length > 0 && "## Hackathons",
    ...hackathons.map((event) =>
      blocks(
        `### ${inline(event.project ?? event.name)}`,
        line(
          period({ end: event.date }),
          event.project ? maybeLink(event.name, event.url) : undefined,
          event.award && inline(event.award),
        ),
        event.summary && inline(event.summary),
      ),
    ),
    skillGroups.length > 0 && "## Skills",
    skillGroups.map(({ name, skills }) => `- ${inline(name)}: ${skills.map(inline).join(", ")}`).join("\n"),
    education.length > 0 && "## Education",
    ...education.map(({ degree, field, institution, url, ...when }) =>
      blocks(`### ${inline(line(degree, field))}`, line(period(when), maybeLink(institution, url))),
    ),
  ];
};

/** `/`: the person, and everything there is to see. */
export const homePage = ({ portfolio, site }: Pick<TwinSource, "portfolio" | "site">): PageText => {
  const { profile, faq } = portfolio;
  const { questions = [] } = faq;
  const { title, description } = portfolio.site;
  const updated = lastChanged(portfolio, "/");
  return {
    meta: { title, description, path: "/", ...(updated && { updated }) },
    text: blocks(
      `# ${inline(profile.name)}`,
      profile.tagline && inline(profile.tagline),
      factList(personFacts(portfolio)),
      portfolio.projects.length > 0 && projects(portfolio.projects),
      ...career(portfolio),
      questions.length > 0 && "## Questions",
      ...questions.map(({ question, answer, url }) =>
        blocks(`### ${inline(question)}`, `${withLines(answer)}${url ? ` ${link("More about it", url)}` : ""}`),
      ),
      "## Contact",
      factList(contactFacts(portfolio)),
      "## For programs",
      forPrograms(site).trim(),
    ),
  };
};
