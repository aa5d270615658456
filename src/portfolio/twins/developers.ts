import { developers } from "../developers.ts";
import type { PageText, TwinSource } from "./page-text.ts";

/** What stands above the sections of `/developers`. */
export const developersLead =
  "From nothing to a first answer in a minute: copy a command and run it. Each works as it stands, in a shell with curl; some take what every Unix has: sed, grep, date, sleep.";

/** `/developers`: the shortest way to everything that the API does. */
export const developersPage = ({ portfolio, site }: Pick<TwinSource, "portfolio" | "site">): PageText => ({
  meta: {
    title: `Developers · ${portfolio.site.title}`,
    description: `First steps with the API of ${portfolio.site.title}: commands to copy for reads, retries, jobs, keys, questions and assistants.`,
    path: "/developers",
  },
  text: [
    "# Developers",
    developersLead,
    // Headings in a section are below its title.
    ...developers(portfolio, site).map(({ title, text }) => `## ${title}\n\n${text.replaceAll(/^##(?= )/gm, "###")}`),
  ].join("\n\n"),
});
