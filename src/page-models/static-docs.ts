import type { BuildContext } from "../content/build-context.ts";
import { formatJson } from "../guides/curl.ts";
import type { Section } from "../guides/guide.ts";
import { dataGuide, dataGuideEnd } from "../guides/static/data-guide.ts";
import { fieldsMarkdown } from "../reference/schema/markdown.ts";
import { type FileReference, fileReferences } from "../reference/static/file-reference.ts";
import type { PageMeta } from "./page-meta.ts";

export interface StaticDocsPage {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** Texts are Markdown. */
  readonly sections: readonly Section[];
}

const fileSection = ({ route, path, parameters, body, example }: FileReference, site: string): Section => ({
  id: route.operationId,
  title: route.summary,
  text: [
    `\`GET ${route.path}\``,
    route.description,
    ...(parameters.length > 0 ? [fieldsMarkdown(parameters)] : []),
    `\`\`\`sh\ncurl ${site}${path}\n\`\`\``,
    `\`\`\`json\n${formatJson(example)}\n\`\`\``,
    fieldsMarkdown(body.fields),
  ].join("\n\n"),
});

/** `/docs` of a site without the app: its JSON files (D64). */
export const staticDocsPage = ({ portfolio, site }: Pick<BuildContext, "portfolio" | "site">): StaticDocsPage => ({
  meta: {
    title: `API reference · ${portfolio.site.title}`,
    description: `The JSON files of ${portfolio.site.title}, with examples.`,
    path: "/docs",
  },
  heading: "API reference",
  lead: `The portfolio of ${portfolio.profile.name} as JSON files, which need no credential.`,
  sections: [
    ...dataGuide(site),
    ...fileReferences({ portfolio, site }).map((reference) => fileSection(reference, site)),
    ...dataGuideEnd(site),
  ],
});
