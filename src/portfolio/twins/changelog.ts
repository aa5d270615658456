import { deprecations } from "../../contract/deprecations.ts";
import type { PageText, TwinSource } from "./page-text.ts";

/** `/changelog`: what changed, and what will (D14). */
export const changelogPage = ({ portfolio, changelog }: Pick<TwinSource, "portfolio" | "changelog">): PageText => {
  const items = deprecations().map((item) => `- ${item}`);
  return {
    meta: {
      title: `Changelog · ${portfolio.site.title}`,
      description: "What changed in the API, and what will.",
      path: "/changelog",
    },
    text: items.length > 0 ? `${changelog}\n## Deprecated\n\n${items.join("\n")}\n` : changelog,
  };
};
