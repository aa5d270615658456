import type { Portfolio } from "../../content/content.ts";
import { limits } from "../../contract/limits.ts";
import { inquiryNotice } from "../../portfolio/person-details.ts";
import { batch } from "./batch.ts";
import { credential } from "./credential.ts";
import { inquiry } from "./inquiry.ts";
import { question } from "./question.ts";
import type { SandboxExample } from "./sandbox-example.ts";
import { tools } from "./tools.ts";

/** The examples in `/sandbox`, in page order. */
export const sandboxExamples = (site: string): readonly SandboxExample[] => [
  inquiry(site),
  batch(site),
  credential(site),
  question(site),
  tools(site),
];

/** The introduction above the examples. The notice is Markdown. */
export const sandboxLead =
  "Send requests to the API from this page, and see the responses. Start with any example: you need no account.";
export const sandboxNotice = (portfolio: Portfolio): string =>
  `These are real requests to this site, with demo credentials. ${inquiryNotice(portfolio)}
The requests count against your rate limit, which is ${limits.rate.requests} requests per minute by default. If JavaScript is disabled, run the commands in a terminal.`;
