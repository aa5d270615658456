import { stringify } from "yaml";
import type { Portfolio } from "../../content/content.ts";
import { languagesOf } from "../../content/languages/languages.ts";
import { limits } from "../../contract/limits.ts";
import { documents, type SkillName } from "../../contract/site/documents.ts";
import { reachSentence } from "../../portfolio/person-details.ts";
import { definedTexts, languagesSentence } from "../llms.ts";

const name: SkillName = "portfolio-api";

/** The skill for agents that read a site without the app (D64, agentskills.io). */
export const staticApiSkill = (
  portfolio: Pick<Portfolio, "profile" | "contact" | "site" | "variants">,
  site: string,
): string => {
  const { profile } = portfolio;
  const description =
    `Reads the portfolio of ${profile.name} from the JSON files at ${site}: profile, projects, experience and contact channels. ` +
    `Use it to answer questions about ${profile.name}'s work, skills or availability, or to browse projects.`;
  return `---
${stringify({ name, description }, { lineWidth: 0 })}---

# The portfolio of ${profile.name}

All data is public and in JSON files, which need no credential. They change only when the owner publishes the site again.

| data | file |
|---|---|
| everything, with the complete text of every project | ${site}/api/portfolio.json |
| the profile | ${site}/api/profile.json |
| projects, newest first, in parts of up to ${limits.pageSize.default} | ${site}/api/projects/all/0.json; for one kind, \`client\` or \`personal\` instead of \`all\` |
| positions, hackathons, skills, education | ${site}/api/experience.json |
| contact channels | ${site}/api/contact.json |
| all files, with schemas | ${site}${documents.openApi} |

1. To answer a question, get everything in one file and search it yourself. If the data has no answer, report that, and do
   not guess.
2. To read the projects in parts, replace \`0\` in the address by the \`next_cursor\` of each part until it is null. Never construct
   a cursor yourself.
3. To read a page as Markdown, append \`.md\` to its URL. Cite the \`url\` of a project.
4. ${reachSentence(portfolio)}
${definedTexts(languagesSentence(portfolio))
  .map(
    (text) =>
      `5. ${text} The data in another language is below its path: ${site}/${languagesOf(portfolio)[1]}/api/portfolio.json.\n`,
  )
  .join("")}
More: the short guide ${site}${documents.guide}, and the reference ${site}/docs.md.
`;
};
