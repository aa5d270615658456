import { fenced } from "../../guides/reference/markdown.ts";
import type { SandboxExample } from "../../guides/sandbox/sandbox-example.ts";
import type { SandboxPage } from "../../page-models/sandbox/sandbox.ts";

const exampleText = ({ title, text, steps }: SandboxExample): string =>
  [`## ${title}`, text, ...steps.flatMap((step) => [`### ${step.title}`, step.text, fenced("sh", step.command)])].join(
    "\n\n",
  );

/** The Markdown of `/sandbox`. */
export const sandboxMarkdown = ({ heading, lead, notice, examples }: SandboxPage): string =>
  [`# ${heading}`, lead, notice, ...examples.map(exampleText)].join("\n\n");
