import type { ContentKey, Portfolio } from "../../content/content.ts";
import type { Base } from "../../contract/base.ts";
import type { ContactInfo } from "../../contract/resources/portfolio/contact.ts";
import type { ExperienceBundle } from "../../contract/resources/portfolio/experience.ts";
import type { Profile } from "../../contract/resources/portfolio/profile.ts";
import type { Hosting } from "../../contract/static/hosting.ts";
import { experienceBundle } from "../experience/bundle.ts";
import { publicProfile } from "../pictures/covers.ts";
import { contactInfo } from "../resources.ts";

/** A resource that says which of its members are in the default language, because its language has none (D18). */
const withFallbacks = <Resource extends object>(
  resource: Resource,
  { fallback }: Pick<Portfolio, "fallback">,
  key: ContentKey,
): Resource & { fallbacks?: Record<string, string> } => {
  const members = (fallback?.members[key] ?? []).filter((member) => member in resource);
  return fallback && members.length > 0
    ? { ...resource, fallbacks: Object.fromEntries(members.map((member) => [member, fallback.language])) }
    : resource;
};

export const localizedProfile = (portfolio: Portfolio, { site }: Pick<Base, "site">): Profile =>
  withFallbacks(publicProfile(portfolio, site), portfolio, "profile");

export const localizedExperience = (portfolio: Portfolio): ExperienceBundle =>
  withFallbacks(experienceBundle(portfolio), portfolio, "experience");

export const localizedContact = (portfolio: Portfolio, base: Base, hosting: Hosting = "app"): ContactInfo =>
  withFallbacks(contactInfo(portfolio, base, hosting), portfolio, "contact");
