import type { BuildContext } from "../content/build-context.ts";
import { sandboxExamples, sandboxLead, sandboxNotice } from "../guides/sandbox/sandbox.ts";
import type { SandboxExample } from "../guides/sandbox/sandbox-example.ts";
import type { PageMeta } from "./page-meta.ts";

export interface SandboxPage {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** Markdown. */
  readonly notice: string;
  readonly examples: readonly SandboxExample[];
}

/** `/sandbox`: requests to try the API with. */
export const sandboxPage = ({ portfolio, site }: BuildContext): SandboxPage => ({
  meta: {
    title: `Sandbox · ${portfolio.site.title}`,
    description: `Try the API of ${portfolio.site.title}: validate an inquiry, run a batch, get and revoke a key, ask a question, and call an MCP tool.`,
    path: "/sandbox",
  },
  heading: "Sandbox",
  lead: sandboxLead,
  notice: sandboxNotice(portfolio),
  examples: sandboxExamples(site),
});
