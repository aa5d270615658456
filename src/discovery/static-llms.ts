import type { BuildContext } from "../content/build-context.ts";
import { plainBlocks } from "../content/text/markdown-blocks.ts";
import { limits } from "../contract/limits.ts";
import { documents } from "../contract/site/documents.ts";
import { markdownPath } from "../contract/site/pages.ts";
import { projectsHaveAlternates } from "../markdown/alternates.ts";
import { projectCount } from "../page-models/projects.ts";
import { definedTexts, languageSection, languagesSentence, linkSection } from "./llms.ts";

/** `/llms.txt` of a site without the app (D64), in the structure of llmstxt.org. */
export const staticLlmsText = ({ portfolio, site }: Pick<BuildContext, "portfolio" | "site">): string => {
  const {
    profile,
    site: { title, description },
    projects,
  } = portfolio;
  return [
    `# ${title}`,
    `> ${description}`,
    `${profile.name}${profile.tagline ? `: ${profile.tagline}` : ""}`,
    ...plainBlocks(profile.about ?? ""),
    `The portfolio has ${projectCount(projects)}. All data is also available as JSON files, which need no credential.`,
    `To read everything at once, get [/api/portfolio.json](${site}/api/portfolio.json). To read the projects in parts of up to ${limits.pageSize.default}, start with [/api/projects/all/0.json](${site}/api/projects/all/0.json): while \`next_cursor\` is not null, the next file is \`/api/projects/all/{next_cursor}.json\`. Each file also exists below \`/api/v1\`, with its content as \`{"version":"v1","data":…}\`.`,
    `Each page${projectsHaveAlternates(portfolio) ? "" : ", except project pages,"} is also available as Markdown: append \`.md\` to its URL.`,
    ...definedTexts(languagesSentence(portfolio)),
    linkSection("Portfolio", site, [
      ["Portfolio", markdownPath("/"), `the profile of ${profile.name}, with projects, experience and skills`],
      ["Projects", markdownPath("/projects"), "all projects, each with its own page"],
      ["Resume", documents.resume, "the portfolio as a JSON Resume"],
      ["Resume as PDF", documents.resumePdf, "a resume for people, with the same facts"],
    ]),
    ...languageSection(portfolio, site),
    linkSection("Data", site, [
      ["Everything", "/api/portfolio.json", "profile, experience, all projects, contact channels and FAQ"],
      ["Profile", "/api/profile.json", "name, email, roles, location, availability and links"],
      ["Experience", "/api/experience.json", "positions, hackathons, skills and education"],
      ["Projects", "/api/projects/all/0.json", `the first ${limits.pageSize.default} projects, newest first`],
      ["Contact", "/api/contact.json", "contact channels"],
      ["API reference", markdownPath("/docs"), "every file with an example"],
      ["OpenAPI", documents.openApi, "every file with its schema"],
    ]),
    linkSection("Optional", site, [
      ["Everything in one text", documents.wholeGuide, "the text of all pages"],
      ["Skills", documents.skills, "instructions for agents that read or edit the portfolio"],
      ["Atom feed", documents.atom, "projects by their last change, latest first"],
      ["JSON feed", documents.jsonFeed, "projects by their last change, latest first"],
      ["Sitemap", documents.sitemapText, "all pages, with links to their Markdown"],
    ]),
  ]
    .join("\n\n")
    .concat("\n");
};
