import { type ContentFiles, yamlFile } from "../import/content-files.ts";
import type { Answers } from "./answers.ts";

/** Keys of the profile that an owner may want next, as they would be written. */
const laterInProfile: Readonly<Record<string, string>> = {
  tagline: "What you do, in one sentence",
  roles: "[Software engineer, Cartographer]",
  location: "Porto, Portugal",
  availability: "Open for projects from March on",
  site: "https://ada.example.com",
  github: "https://github.com/ada",
  linkedin: "https://www.linkedin.com/in/ada",
};

const experience = `# yaml-language-server: $schema=.schema/experience.json
# What you did and can do. Take the marks off the lines that you need, and write your own:
#
# experiences:
#   - company: Example Works
#     role: Engineer
#     start: 2023-04
#     summary: What the work was, in a sentence or two.
#     highlights:
#       - One result.
#     tags: [maps, rust]
# skillGroups:
#   - name: Languages
#     skills: [Rust, Python]
# education:
#   - institution: Example University
#     degree: BSc
#     end: 2016
`;

/** The content of a portfolio that has an owner and nothing else, on a day such as `2026-11-01`. */
export const firstContent = ({ name, email, tagline, site }: Answers, today: string): ContentFiles => {
  const profile = { name, email, ...(tagline && { tagline }), ...(site && { site }) };
  const later = Object.entries(laterInProfile).filter(([key]) => !Object.hasOwn(profile, key));
  const about = { title: name, description: tagline ?? `What ${name} made.`, language: "en", updated: today };
  return new Map([
    ["profile.yaml", `${yamlFile("profile", profile)}${later.map(([key, value]) => `# ${key}: ${value}\n`).join("")}`],
    ["contact.yaml", yamlFile("contact", { email })],
    [
      "site.yaml",
      yamlFile("site", about, {
        description: "What the site is, in one sentence.",
        language: "The language of your texts: en, de, pt-BR and so on.",
        updated: "The day on which these files last changed; what reads the sitemap goes by it.",
      }),
    ],
    ["experience.yaml", experience],
  ]);
};
