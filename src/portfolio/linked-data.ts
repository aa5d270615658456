import type { Portfolio, WrittenProject } from "./content.ts";
import { projectPath } from "./project-page.ts";
import { experienceBundle } from "./resources.ts";
import type { PageMeta } from "./twins/front-matter.ts";

/** Pages as schema.org has them. The person has one `@id` on every page, so that all of them are about the same one. */

type Thing = Readonly<Record<string, unknown>>;

const context = "https://schema.org";

const personId = (site: string): string => `${site}/#person`;
const urlOf = (site: string, project: WrittenProject): string => site + projectPath(project);
const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** What is there of a thing: members that are undefined or empty lists are left out. */
const stated = (thing: Thing): Thing =>
  Object.fromEntries(
    Object.entries(thing).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );

const organization = (type: string, name: string, url: string | undefined): Thing =>
  stated({ "@type": type, name, url });

/** The person as whoever made a page. */
const author = (name: string, site: string): Thing => ({
  "@type": "Person",
  "@id": personId(site),
  name,
  url: `${site}/`,
});

/** The person of a portfolio. */
const person = (portfolio: Portfolio, site: string): Thing => {
  const { profile } = portfolio;
  const { experiences = [], hackathons = [], skillGroups = [], education = [] } = experienceBundle(portfolio);
  const links = [profile.site, profile.portfolio, profile.github, profile.linkedin];
  const web = links.filter((each): each is string => each !== undefined && /^https?:\/\//.test(each));
  return stated({
    "@type": "Person",
    "@id": personId(site),
    name: profile.name,
    url: `${site}/`,
    description: profile.tagline,
    jobTitle: profile.roles,
    email: profile.email,
    homeLocation: profile.location && { "@type": "Place", name: profile.location },
    sameAs: unique(web.filter((each) => each.replace(/\/$/, "") !== site)),
    knowsAbout: unique(skillGroups.flatMap(({ skills }) => skills)),
    worksFor: experiences
      .filter(({ end }) => !end)
      .map(({ company, url }) => organization("Organization", company, url)),
    alumniOf: education.map(({ institution, url }) => organization("EducationalOrganization", institution, url)),
    award: hackathons.flatMap(({ award, name }) => (award ? [`${award}, ${name}`] : [])),
  });
};

/** `/`: the profile of the person. */
export const profilePage = (portfolio: Portfolio, site: string): Thing =>
  stated({
    "@context": context,
    "@type": "ProfilePage",
    "@id": `${site}/#page`,
    url: `${site}/`,
    name: portfolio.site.title,
    description: portfolio.site.description,
    inLanguage: portfolio.site.language,
    dateModified: portfolio.site.updated,
    mainEntity: person(portfolio, site),
  });

/** Any other page of the site. */
export const webPage = (
  { title, description, path }: Pick<PageMeta, "title" | "description" | "path">,
  { profile, site: { title: name, language } }: Portfolio,
  site: string,
): Thing => ({
  "@context": context,
  "@type": "WebPage",
  "@id": `${site}${path}#page`,
  url: site + path,
  name: title,
  description,
  inLanguage: language,
  isPartOf: { "@type": "WebSite", "@id": `${site}/#site`, name, url: `${site}/` },
  author: author(profile.name, site),
});

/** `/projects/<slug>`: a work, or source code where it is known where that is. */
export const projectWork = (project: WrittenProject, { profile }: Portfolio, site: string): Thing => {
  const { title, subtitle, tags, year, updated, link, repo } = project;
  const url = urlOf(site, project);
  return stated({
    "@context": context,
    "@type": repo ? "SoftwareSourceCode" : "CreativeWork",
    "@id": `${url}#work`,
    url,
    name: title,
    description: subtitle,
    author: author(profile.name, site),
    keywords: tags,
    dateCreated: year,
    dateModified: updated,
    codeRepository: repo,
    sameAs: link,
  });
};

/** `/projects`: the list of all works. */
export const projectCollection = ({ projects, profile, site: { title } }: Portfolio, site: string): Thing => ({
  "@context": context,
  "@type": "CollectionPage",
  "@id": `${site}/projects#page`,
  url: `${site}/projects`,
  name: `Projects · ${title}`,
  author: author(profile.name, site),
  mainEntity: {
    "@type": "ItemList",
    numberOfItems: projects.length,
    itemListElement: projects.slice(0, listed).map((project, at) => ({
      "@type": "ListItem",
      position: at + 1,
      url: urlOf(site, project),
      name: project.title,
    })),
  },
});

/** How many works the list names: it stands in the page beside its links, which have all. */
const listed = 100;
