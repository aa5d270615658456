import { hash } from "node:crypto";
import type { BuildContext } from "../content/build-context.ts";
import { severalLanguagesOf } from "../content/languages/languages.ts";
import { release } from "../contract/release.ts";
import { documents, skillPath } from "../contract/site/documents.ts";
import { fileReads } from "../contract/static/file-reads.ts";
import { staticOpenApiDocument } from "../contract/static/openapi.ts";
import { type Skills, skillIndex } from "../discovery/skills/agent-skills.ts";
import { staticApiSkill } from "../discovery/skills/static-api-skill.ts";
import contentSkill from "../discovery/skills/vitrine-content.md?raw";
import { staticLlmsText } from "../discovery/static-llms.ts";
import { fileReferences } from "../reference/static/file-reference.ts";
import type { FilePath } from "./file-paths.ts";

const skills = ({ portfolio, site }: BuildContext): Skills => ({
  "portfolio-api": staticApiSkill(portfolio, site),
  "vitrine-content": contentSkill,
});

const openApi = (context: BuildContext) => {
  const { portfolio, site } = context;
  const { name, email } = portfolio.profile;
  const hidden = portfolio.site.hideEmail;
  const subject = {
    site,
    title: portfolio.site.title,
    contact: { name, ...(!hidden && { email }) },
    release,
    examples: Object.fromEntries(
      fileReferences(context).map(({ route, example }) => [route.operationId, example] as const),
    ),
  };
  return staticOpenApiDocument(fileReads(portfolio.projects.length), subject, severalLanguagesOf(portfolio));
};

/** The files whose content differs on a site without the app, by their path (D64). */
export const staticFiles: Readonly<Partial<Record<FilePath, (context: BuildContext) => string>>> = {
  [documents.guide]: staticLlmsText,
  [documents.openApi]: (context) => JSON.stringify(openApi(context)),
  [documents.skills]: (context) =>
    JSON.stringify(skillIndex(skills(context), context.site, (text) => hash("sha256", text))),
  [skillPath("portfolio-api")]: (context) => skills(context)["portfolio-api"],
};
