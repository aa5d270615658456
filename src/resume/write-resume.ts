import type { Portfolio, WrittenProject } from "../content/content.ts";
import { pathIn } from "../content/languages/languages.ts";
import { documents } from "../contract/site/documents.ts";
import { withAbsoluteLinks } from "../portfolio/languages/absolute-links.ts";
import { pictureUrl, textWithPictureUrls } from "../portfolio/pictures/picture-urls.ts";
import { type JsonObject, withoutUndefined } from "./json-object.ts";
import { extraKeys, writeItem } from "./mapping.ts";
import { basics } from "./sections/basics.ts";
import { writeExperience } from "./sections/experience.ts";
import { project } from "./sections/projects.ts";
import { siteMeta } from "./sections/site-file.ts";
import { wholeKeys } from "./whole-files.ts";

/** The JSON Resume version of the export. */
const version = "v1.0.0";
const schema = `https://raw.githubusercontent.com/jsonresume/resume-schema/${version}/schema.json`;

const withoutPictures = ({
  cover: _cover,
  gallery: _gallery,
  pictures: _pictures,
  fallback: _fallback,
  ...project
}: WrittenProject): WrittenProject => project;

/**
 * The content that the resume publishes, without pictures, which are files, without unlisted projects, and without the
 * list of what is public (`publish`). Synonyms and other wordings of questions only configure answers, and own texts pages.
 */
export const publishedContent = ({
  photo: _photo,
  variants: _variants,
  fallback: _fallback,
  profile: { photo: _portrait, ...profile },
  projects,
  site: { publish: _publish, ...site },
  ...portfolio
}: Portfolio): Portfolio => ({
  ...portfolio,
  site,
  profile,
  projects: projects.map(withoutPictures),
  faq: {
    ...(portfolio.faq.questions && {
      questions: portfolio.faq.questions.map(({ also: _also, ...question }) => question),
    }),
  },
  synonyms: {},
  strings: {},
  unlisted: [],
});

const withoutEmail = ({ email: _email, ...members }: JsonObject): JsonObject => members;

/** The resume that the site publishes: with absolute links, and without an email address that the owner hides. */
export const publicResume = (portfolio: Portfolio, site: string): JsonObject =>
  writeResume(withAbsoluteLinks(portfolio, site), site, { hidesEmail: portfolio.site.hideEmail ?? false });

/**
 * The portfolio as a JSON Resume (https://jsonresume.org/schema). Members named `vitrine`, which its schema allows, hold
 * what the format cannot represent, so that an import restores the same `publishedContent`.
 */
export const writeResume = (portfolio: Portfolio, site: string, { hidesEmail = false } = {}): JsonObject => {
  const published = publishedContent({
    ...portfolio,
    projects: portfolio.projects.map((each) => ({ ...each, description: textWithPictureUrls(each, site) })),
  });
  const { profile, contact, experience, site: settings, projects } = published;
  const { sections, given } = writeExperience(experience);
  const { vitrine: siteExtras, ...meta } = writeItem(siteMeta, settings);
  const vitrine = {
    ...withoutUndefined({ contact: hidesEmail ? withoutEmail(contact) : contact, site: siteExtras }),
    ...Object.fromEntries(
      [
        ["experience", extraKeys(experience, given)] as const,
        ...wholeKeys.map((key) => [key, published[key]] as const),
      ].filter(([, value]) => Object.keys(value).length > 0),
    ),
  };
  return withoutUndefined({
    $schema: schema,
    basics: withoutUndefined({
      ...(hidesEmail ? withoutEmail(writeItem(basics, profile)) : writeItem(basics, profile)),
      image: pictureUrl(portfolio.photo, site)?.url,
    }),
    ...sections,
    projects: projects.length > 0 ? projects.map((each) => writeItem(project, each)) : undefined,
    meta: { canonical: site + pathIn(portfolio, documents.resume), version, ...meta, vitrine },
  });
};
