import { documents } from "../../contract/site/documents.ts";
import type { Section } from "../guide.ts";
import { otherFormats } from "../reference/formats.ts";
import { fenced } from "../reference/markdown.ts";

const start = (site: string): string => `
All data of this site is in JSON files, which change only when the owner publishes the site again. This file has everything:

${fenced("sh", `curl ${site}/api/portfolio.json`)}

The sections below describe this file and smaller ones. Their examples contain only one project, and only one entry of each
other list. The OpenAPI document is [openapi.json](${documents.openApi}).`;

const pages = (site: string): string => `
The list of projects is split into files. The name of the next file is the \`next_cursor\` of the current one; on the last
page, \`next_cursor\` is null. Replace \`all\` by \`client\` or \`personal\` to get only projects of that kind.

${fenced(
  "js",
  `const projects = [];
for (let cursor = "0"; cursor; ) {
  const response = await fetch(\`${site}/api/projects/all/\${cursor}.json\`);
  const page = await response.json();
  projects.push(...page.projects);
  cursor = page.next_cursor;
}
console.log(projects.length);`,
)}`;

const versions = (site: string): string => `
The files below \`/api\` are version 1. Each also exists below \`/api/v1\`, where its content is wrapped as
\`{"version":"v1","data":…}\`. A breaking change ships as a new version under a new path.

${fenced("sh", `curl ${site}/api/v1/profile.json`)}`;

const sections = (parts: readonly Section[]): readonly Section[] =>
  parts.map((section) => ({ ...section, text: section.text.trim() }));

/** The guide in `/docs` of a site without the app, before the list of files (D64). Links are relative to the root of the site. */
export const dataGuide = (site: string): readonly Section[] =>
  sections([
    { id: "start", title: "First request", text: start(site) },
    { id: "pages", title: "Pagination", text: pages(site) },
  ]);

/** The guide after the list of files. */
export const dataGuideEnd = (site: string): readonly Section[] =>
  sections([
    { id: "formats", title: "Other formats", text: otherFormats },
    { id: "versions", title: "Versions", text: versions(site) },
  ]);
