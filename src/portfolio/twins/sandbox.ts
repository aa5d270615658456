import type { Experiment } from "../sandbox/experiment.ts";
import { experiments, sandboxLead, sandboxNotice } from "../sandbox/sandbox.ts";
import type { PageText, TwinSource } from "./page-text.ts";

const experimentText = ({ title, text, steps }: Experiment): string =>
  [
    `## ${title}`,
    text,
    ...steps.flatMap((step) => [`### ${step.title}`, step.text, `\`\`\`sh\n${step.command}\n\`\`\``]),
  ].join("\n\n");

/** `/sandbox`: experiments with the API, as commands. */
export const sandboxPage = ({ portfolio, site }: Pick<TwinSource, "portfolio" | "site">): PageText => ({
  meta: {
    title: `Sandbox · ${portfolio.site.title}`,
    description: `Try the API of ${portfolio.site.title}: send an inquiry, run a batch, get and revoke a key, ask a question, call a tool.`,
    path: "/sandbox",
  },
  text: ["# Sandbox", sandboxLead, sandboxNotice, ...experiments(site).map(experimentText)].join("\n\n"),
});
