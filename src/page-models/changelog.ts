import type { PageContext } from "../content/build-context.ts";
import { deprecations } from "../contract/site/deprecations.ts";
import { forVisitors, parseChangelog, type Release } from "../guides/changelog.ts";
import type { PageMeta } from "./page-meta.ts";

export interface ChangelogPage {
  readonly meta: PageMeta;
  /** The whole page as Markdown. */
  readonly markdown: string;
  readonly heading: string;
  /** Markdown. */
  readonly lead: string;
  readonly releases: readonly Release[];
}

/** `/changelog`: what the releases change for visitors, and the operations that will be removed (D14). */
export const changelogPage = ({
  portfolio,
  changelog,
}: Pick<PageContext, "portfolio" | "changelog">): ChangelogPage => {
  const items = deprecations().map((item) => `- ${item}`);
  const changes = forVisitors(changelog);
  const markdown = items.length > 0 ? `${changes.trimEnd()}\n\n## Deprecated\n\n${items.join("\n")}\n` : changes;
  const { title, text, releases } = parseChangelog(markdown);
  return {
    meta: {
      title: `Changelog · ${portfolio.site.title}`,
      description: "Changes to the API by release, and planned removals.",
      path: "/changelog",
    },
    markdown,
    heading: title,
    lead: text,
    releases,
  };
};
