import type { Portfolio, WrittenProject } from "../content/content.ts";
import type { ExperienceBundle } from "../contract/resources/portfolio/experience.ts";
import type { PageMeta } from "../page-models/page-meta.ts";
import { experienceBundle } from "../portfolio/experience/bundle.ts";
import { pictureUrl } from "../portfolio/pictures/picture-urls.ts";
import { projectPath } from "../portfolio/projects/display.ts";

/** Schema.org data of pages. The person has the same `@id` on every page. */

type Thing = Readonly<Record<string, unknown>>;

const context = "https://schema.org";

const personId = (site: string): string => `${site}/#person`;
const urlOf = (site: string, project: WrittenProject): string => site + projectPath(project);
const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** Removes undefined values and empty arrays. */
const omitEmpty = (thing: Thing): Thing =>
  Object.fromEntries(
    Object.entries(thing).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );

const organization = (type: string, name: string, url: string | undefined): Thing =>
  omitEmpty({ "@type": type, name, url });

/** The person as the author of a page. */
const author = (name: string, site: string): Thing => ({
  "@type": "Person",
  "@id": personId(site),
  name,
  url: `${site}/`,
});

/** What the person wrote. Schema.org has only the other direction, from a work to its author. */
const authored = ({ publications = [], writing = [] }: ExperienceBundle): Thing => {
  const works = [
    ...publications.map((work) => ({ "@type": "CreativeWork", work })),
    ...writing.map((work) => ({ "@type": "Article", work })),
  ].map(({ work: { title, publisher, date, summary, url }, ...type }) =>
    omitEmpty({
      ...type,
      name: title,
      datePublished: date,
      description: summary,
      url,
      publisher: publisher && organization("Organization", publisher, undefined),
    }),
  );
  return works.length > 0 ? { "@reverse": { author: works } } : {};
};

/** The person of a portfolio. */
const person = (portfolio: Portfolio, site: string): Thing => {
  const { profile } = portfolio;
  const lists = experienceBundle(portfolio);
  const { experiences = [], hackathons = [], skillGroups = [], education = [] } = lists;
  const links = [
    profile.site,
    profile.portfolio,
    profile.github,
    profile.linkedin,
    ...(profile.profiles ?? []).map(({ url }) => url),
  ];
  const web = links.filter((link): link is string => link !== undefined && /^https?:\/\//.test(link));
  return omitEmpty({
    "@type": "Person",
    "@id": personId(site),
    name: profile.name,
    url: `${site}/`,
    description: profile.tagline,
    image: pictureUrl(portfolio.photo, site)?.url,
    jobTitle: profile.roles,
    email: profile.email,
    homeLocation: profile.location && { "@type": "Place", name: profile.location },
    sameAs: unique(web.filter((url) => url.replace(/\/$/, "") !== site)),
    knowsAbout: unique([
      ...skillGroups.flatMap(({ skills }) => skills),
      ...(lists.interests ?? []).map(({ name }) => name),
    ]),
    knowsLanguage: (lists.languages ?? []).map(({ language }) => language),
    worksFor: experiences
      .filter(({ end }) => !end)
      .map(({ company, url }) => organization("Organization", company, url)),
    alumniOf: education.map(({ institution, url }) => organization("EducationalOrganization", institution, url)),
    memberOf: (lists.volunteer ?? []).map(({ organization: name, url }) => organization("Organization", name, url)),
    hasCredential: (lists.certificates ?? []).map(({ name, issuer, url }) =>
      omitEmpty({
        "@type": "EducationalOccupationalCredential",
        name,
        url,
        recognizedBy: issuer && organization("Organization", issuer, undefined),
      }),
    ),
    award: [
      ...hackathons.flatMap(({ award, name }) => (award ? [`${award}, ${name}`] : [])),
      ...(lists.awards ?? []).map(({ title, awarder }) => (awarder ? `${title}, ${awarder}` : title)),
    ],
    performerIn: (lists.talks ?? []).map(({ title: name, date: startDate, location, url }) =>
      omitEmpty({ "@type": "Event", name, startDate, location: location && { "@type": "Place", name: location }, url }),
    ),
    ...authored(lists),
  });
};

/** `/`: the profile of the person. */
export const profilePage = (portfolio: Portfolio, site: string): Thing =>
  omitEmpty({
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

/** `/projects/<slug>`: a creative work, or source code if the project has a repository. */
export const projectWork = (project: WrittenProject, { profile }: Portfolio, site: string): Thing => {
  const { title, subtitle, tags, year, updated, link, repo, cover, pictures } = project;
  const url = urlOf(site, project);
  return omitEmpty({
    "@context": context,
    "@type": repo ? "SoftwareSourceCode" : "CreativeWork",
    "@id": `${url}#work`,
    url,
    name: title,
    description: subtitle,
    image: cover && pictureUrl(pictures?.[cover.src], site)?.url,
    author: author(profile.name, site),
    keywords: tags,
    dateCreated: year,
    dateModified: updated,
    codeRepository: repo,
    sameAs: link,
  });
};

/** `/projects`: the list of projects. */
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
    itemListElement: projects.slice(0, MAX_LISTED_PROJECTS).map((project, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: urlOf(site, project),
      name: project.title,
    })),
  },
});

/** Limits the size of the page. Its links list all projects. */
const MAX_LISTED_PROJECTS = 100;
