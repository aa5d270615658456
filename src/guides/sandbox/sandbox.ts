import type { Portfolio } from "../../content/content.ts";
import { limits, perWindow } from "../../contract/limits.ts";
import { batch } from "./batch.ts";
import { credential } from "./credential.ts";
import { inquiry } from "./inquiry.ts";
import { question } from "./question.ts";
import { read } from "./read.ts";
import type { SandboxExample } from "./sandbox-example.ts";
import { tools } from "./tools.ts";

/** The examples in `/sandbox`, in page order. */
export const sandboxExamples = (
  portfolio: Portfolio,
  site: string,
  asked: string,
  suggestions: readonly string[],
): readonly SandboxExample[] => [
  read(portfolio, site),
  question(site, asked, suggestions),
  inquiry(site),
  batch(site),
  credential(site),
  tools(site),
];

/** The introduction above the examples. */
export const sandboxLead =
  "Six experiments with real requests to this site. You need no account, and nothing that you send is delivered.";

/** A note below the introduction. */
export const sandboxNotice = `You can send ${limits.rate.requests} requests ${perWindow} by default. Every request is also a command for your terminal.`;
