import type { Portfolio, WrittenProject } from "../content/content.ts";
import { pathIn } from "../content/languages/languages.ts";
import { plainBlocks } from "../content/text/markdown-blocks.ts";
import type { ExperienceBundle } from "../contract/resources/portfolio/experience.ts";
import type { PageMeta } from "../page-models/page-meta.ts";
import { experienceBundle } from "../portfolio/experience/bundle.ts";
import { publicCover } from "../portfolio/pictures/covers.ts";
import { hasGeneratedCovers } from "../portfolio/pictures/generated-covers.ts";
import { pictureUrl } from "../portfolio/pictures/picture-urls.ts";
import { projectPath } from "../portfolio/projects/display.ts";
import { stringsFor } from "../strings/strings.ts";

/** Schema.org data of pages. The person has the same `@id` on every page. */

type Thing = Readonly<Record<string, unknown>>;

const context = "https://schema.org";

const personId = (site: string): string => `${site}/#person`;
/** The address of a page in the language of the portfolio (D18). The person and the site have one address each. */
const urlOf = (portfolio: Pick<Portfolio, "fallback">, site: string, path: string): string =>
  site + pathIn(portfolio, path);
const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** Removes undefined values and empty arrays. */
const omitEmpty = (thing: Thing): Thing =>
  Object.fromEntries(
    Object.entries(thing).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );

const organization = (type: string, name: string, url?: string, description?: string): Thing =>
  omitEmpty({ "@type": type, name, url, description });

/** The address of the person, if the owner publishes it. The location names the city. */
const postalAddress = ({ address, postalCode, location }: Portfolio["profile"]): Thing | undefined =>
  address || postalCode
    ? omitEmpty({ "@type": "PostalAddress", streetAddress: address, postalCode, addressLocality: location })
    : undefined;

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
      publisher: publisher && organization("Organization", publisher),
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
    description: profile.about ? plainBlocks(profile.about).join(" ") : profile.tagline,
    disambiguatingDescription: profile.about && profile.tagline,
    image: pictureUrl(portfolio.photo, site)?.url,
    jobTitle: profile.roles,
    email: portfolio.site.hideEmail ? undefined : profile.email,
    telephone: profile.phone,
    address: postalAddress(profile),
    homeLocation: profile.location && { "@type": "Place", name: profile.location },
    sameAs: unique(web.filter((url) => url.replace(/\/$/, "") !== site)),
    knowsAbout: unique([
      ...skillGroups.flatMap(({ skills }) => skills),
      ...(lists.interests ?? []).map(({ name }) => name),
    ]),
    knowsLanguage: (lists.languages ?? []).map(({ language }) => language),
    worksFor: experiences
      .filter(({ end }) => !end)
      .map(({ company, url, description }) => organization("Organization", company, url, description)),
    alumniOf: education.map(({ institution, url }) => organization("EducationalOrganization", institution, url)),
    memberOf: (lists.volunteer ?? []).map(({ organization: name, url }) => organization("Organization", name, url)),
    hasCredential: (lists.certificates ?? []).map(({ name, issuer, url }) =>
      omitEmpty({
        "@type": "EducationalOccupationalCredential",
        name,
        url,
        recognizedBy: issuer && organization("Organization", issuer),
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
    "@id": urlOf(portfolio, site, "/#page"),
    url: urlOf(portfolio, site, "/"),
    name: portfolio.site.title,
    description: portfolio.site.description,
    inLanguage: portfolio.site.language,
    dateModified: portfolio.site.updated,
    mainEntity: person(portfolio, site),
  });

/** Any other page of the site. */
export const webPage = (
  { title, description, path }: Pick<PageMeta, "title" | "description" | "path">,
  portfolio: Portfolio,
  site: string,
): Thing => {
  const { profile } = portfolio;
  const { title: name, language } = portfolio.site;
  return {
    "@context": context,
    "@type": "WebPage",
    "@id": urlOf(portfolio, site, `${path}#page`),
    url: urlOf(portfolio, site, path),
    name: title,
    description,
    inLanguage: language,
    isPartOf: { "@type": "WebSite", "@id": `${site}/#site`, name, url: `${site}/` },
    author: author(profile.name, site),
  };
};

/** `/projects/<slug>`: a creative work, or source code if the project has a repository. */
export const projectWork = (project: WrittenProject, portfolio: Portfolio, site: string): Thing => {
  const { title, subtitle, tags, year, start, end, type, entity, updated, link, repo } = project;
  const { profile, fallback } = portfolio;
  const url = urlOf(portfolio, site, projectPath(project));
  const isTranslated = !project.fallback?.includes("description");
  return omitEmpty({
    "@context": context,
    "@type": repo ? "SoftwareSourceCode" : "CreativeWork",
    "@id": `${url}#work`,
    url,
    name: title,
    description: subtitle,
    inLanguage: fallback && (isTranslated ? fallback.variant : fallback.language),
    image: publicCover(project, site, hasGeneratedCovers(portfolio))?.url,
    author: author(profile.name, site),
    keywords: tags,
    dateCreated: year,
    // An open end is two dots (ISO 8601-2).
    temporalCoverage: start && `${start}/${end ?? ".."}`,
    additionalType: type,
    sourceOrganization: entity && organization("Organization", entity),
    dateModified: updated,
    codeRepository: repo,
    sameAs: link,
  });
};

/** `/projects`: the list of projects. */
export const projectCollection = (portfolio: Portfolio, site: string): Thing => {
  const { projects, profile, fallback } = portfolio;
  const { title, language } = portfolio.site;
  return {
    "@context": context,
    "@type": "CollectionPage",
    "@id": urlOf(portfolio, site, "/projects#page"),
    url: urlOf(portfolio, site, "/projects"),
    name: stringsFor(language).t("projects.metaTitle", { site: title }),
    ...(fallback && { inLanguage: language }),
    author: author(profile.name, site),
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: projects.length,
      itemListElement: projects.slice(0, MAX_LISTED_PROJECTS).map((project, index) => ({
        "@type": "ListItem",
        position: index + 1,
        url: urlOf(portfolio, site, projectPath(project)),
        name: project.title,
      })),
    },
  };
};

/** Limits the size of the page. Its links list all projects. */
const MAX_LISTED_PROJECTS = 100;
