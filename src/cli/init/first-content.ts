import { type ContentFiles, siteSuggestions, yamlFile } from "../import/content-files.ts";
import type { InitAnswers } from "./answers.ts";
import { commentedExperience } from "./starter-files.ts";

/** Optional keys of the profile, with examples for the comments in profile.yaml. */
const profileSuggestions: Readonly<Record<string, string>> = {
  tagline: "What you do, in one sentence",
  about: "A few sentences about you, in Markdown",
  roles: "[Software engineer, Cartographer]",
  location: "Porto, Portugal",
  availability: "Available for projects from March",
  site: "https://ada.example.com",
  github: "https://github.com/ada",
  linkedin: "https://www.linkedin.com/in/ada",
};

/** The files of a minimal portfolio. `today` is a date such as `2026-11-01`. */
export const firstContent = ({ name, email, tagline, site, language }: InitAnswers, today: string): ContentFiles => {
  const profile = { name, email, ...(tagline && { tagline }), ...(site && { site }) };
  const later = Object.entries(profileSuggestions).filter(([key]) => !Object.hasOwn(profile, key));
  const about = { title: name, description: tagline ?? `What ${name} made.`, language, updated: today };
  return new Map([
    ["profile.yaml", `${yamlFile("profile", profile)}${later.map(([key, value]) => `# ${key}: ${value}\n`).join("")}`],
    ["contact.yaml", yamlFile("contact", { email })],
    [
      "site.yaml",
      yamlFile("site", about, {
        description: "The site in one sentence.",
        language: "The language of your content: en, de, pt-BR and so on.",
        updated: "The date of the last change to these files, for the sitemap.",
      }) + siteSuggestions,
    ],
    ["experience.yaml", commentedExperience],
  ]);
};
