import type { Portfolio, WrittenProject } from "../../content/content.ts";
import type { Picture } from "../../contract/resources/portfolio/picture.ts";
import type { Profile } from "../../contract/resources/portfolio/profile.ts";
import { shortenedText } from "../../contract/text/shortened-text.ts";
import { textWithAbsoluteLinks } from "../languages/absolute-links.ts";
import { GENERATED_COVER_SIZE, generatedCoverPath } from "./generated-covers.ts";
import { pictureUrl } from "./picture-urls.ts";

/** The cover of a project as the API returns it. A generated one is decoration: its `alt` is empty. */
export const publicCover = (project: WrittenProject, site: string, hasGenerated: boolean): Picture | undefined => {
  const { cover, pictures } = project;
  if (cover) {
    const file = pictureUrl(pictures?.[cover.src], site);
    const { alt, caption } = cover;
    return file && { url: file.url, alt, width: file.width, height: file.height, ...(caption && { caption }) };
  }
  return hasGenerated ? { url: site + generatedCoverPath(project), alt: "", ...GENERATED_COVER_SIZE } : undefined;
};

/** The gallery of a project as the API returns it. */
export const publicGallery = ({ gallery = [], pictures }: WrittenProject, site: string): Picture[] =>
  gallery.flatMap(({ src, alt, caption }) => {
    const file = pictureUrl(pictures?.[src], site);
    return file ? [{ url: file.url, alt, width: file.width, height: file.height, ...(caption && { caption }) }] : [];
  });

/** The profile as the API returns it. */
export const publicProfile = (portfolio: Pick<Portfolio, "profile" | "photo" | "fallback">, site: string): Profile => {
  const { profile, photo } = portfolio;
  const { photo: written, ...others } = profile;
  const file = written && pictureUrl(photo, site);
  return {
    ...others,
    ...(others.about !== undefined && { about: textWithAbsoluteLinks(others.about, portfolio, site) }),
    ...(file && { photo: { url: file.url, alt: written.alt, width: file.width, height: file.height } }),
  };
};

/** In examples, instead of an address that the owner hides. */
export const EXAMPLE_EMAIL = "name@example.com";

/** The profile as examples show it: with the start of the text about the person, which would make OpenAPI long (D17). */
export const exampleProfile = (portfolio: Pick<Portfolio, "profile" | "photo" | "site">, site: string): Profile => {
  const profile = publicProfile(portfolio, site);
  return {
    ...profile,
    ...(profile.about !== undefined && { about: shortenedText(profile.about) }),
    ...(portfolio.site.hideEmail && { email: EXAMPLE_EMAIL }),
  };
};
