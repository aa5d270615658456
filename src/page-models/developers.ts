import type { BuildContext } from "../content/build-context.ts";
import { developers } from "../guides/developers.ts";
import type { Section } from "../guides/guide.ts";
import type { PageMeta } from "./page-meta.ts";

export interface DevelopersPage {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** Texts are Markdown. */
  readonly sections: readonly Section[];
}

/** `/developers`: how to start with the API. */
export const developersPage = ({ portfolio, site }: BuildContext): DevelopersPage => ({
  meta: {
    title: `Developers · ${portfolio.site.title}`,
    description: `Get started with the API of ${portfolio.site.title}: commands for reads, retries, jobs, keys, questions and AI assistants.`,
    path: "/developers",
  },
  heading: "Developers",
  lead: "Make your first request in a minute: copy a command and run it. The commands need a shell with curl; some also use sed, grep, cat and sleep.",
  sections: developers(portfolio, site),
});
