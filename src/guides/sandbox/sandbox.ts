import type { Portfolio } from "../../content/content.ts";
import { limits } from "../../contract/limits.ts";
import { inquiryNotice } from "../../portfolio/person-details.ts";
import { batch } from "./batch.ts";
import { credential } from "./credential.ts";
import { inquiry } from "./inquiry.ts";
import { question } from "./question.ts";
import type { SandboxExample } from "./sandbox-example.ts";
import { tools } from "./tools.ts";

/** The examples in `/sandbox`, in page order. The first one asks a question, with one field. */
export const sandboxExamples = (
  site: string,
  asked: string,
  suggestions: readonly string[],
): readonly SandboxExample[] => [
  question(site, asked, suggestions),
  inquiry(site),
  batch(site),
  credential(site),
  tools(site),
];

/** The introduction above the examples. The notice is Markdown. */
export const sandboxLead =
  "Five experiments with real requests to this site. You need no account, and nothing that you send is delivered.";
export const sandboxNotice = (portfolio: Portfolio): string =>
  `These are real requests to this site, with demo credentials. ${inquiryNotice(portfolio)}
The requests count against your rate limit, which is ${limits.rate.requests} requests per minute by default. If JavaScript is disabled, run the commands in a terminal.`;
