import type { PageContext } from "../../content/build-context.ts";
import { sandboxExamples, sandboxLead, sandboxNotice } from "../../guides/sandbox/sandbox.ts";
import type { SandboxExample, SandboxStep } from "../../guides/sandbox/sandbox-example.ts";
import { askExamples } from "../../reference/questions/ask-examples.ts";
import type { PageMeta } from "../page-meta.ts";
import { type SandboxResponse, sandboxResponses } from "./responses.ts";

/** A step with its example response. */
export interface ShownStep extends SandboxStep {
  readonly response: SandboxResponse | undefined;
}

export interface ShownExample extends SandboxExample {
  readonly steps: readonly ShownStep[];
}

export interface SandboxPage {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly notice: string;
  readonly examples: readonly ShownExample[];
}

/** `/sandbox`: requests to try the API with. */
export const sandboxPage = (context: PageContext): SandboxPage => {
  const { portfolio, site, changelog } = context;
  const { suggestions, suggested } = askExamples(portfolio, site, changelog);
  const responses = sandboxResponses(context, suggested);
  return {
    meta: {
      title: `Sandbox · ${portfolio.site.title}`,
      description: `Try the API of ${portfolio.site.title}: read projects, ask a question, validate an inquiry, run a batch, get and revoke a key, and call an MCP tool.`,
      path: "/sandbox",
    },
    heading: "Sandbox",
    lead: sandboxLead,
    notice: sandboxNotice,
    examples: sandboxExamples(portfolio, site, suggested.query, suggestions.slice(0, -1)).map((example) => ({
      ...example,
      steps: example.steps.map((step) => ({ ...step, response: responses[step.id] })),
    })),
  };
};
