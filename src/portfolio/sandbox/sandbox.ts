import { limits } from "../../contract/limits.ts";
import { batch } from "./batch.ts";
import { credential } from "./credential.ts";
import type { Experiment } from "./experiment.ts";
import { inquiry } from "./inquiry.ts";
import { question } from "./question.ts";
import { tools } from "./tools.ts";

/** What can be tried in `/sandbox`, in the order of the page. */
export const experiments = (site: string): readonly Experiment[] => [
  inquiry(site),
  batch(site),
  credential(site),
  question(site),
  tools(site),
];

/** What stands above the experiments; the second is Markdown. */
export const sandboxLead = "Try the API here: each step shows the request as a command, and the answer as it came.";
export const sandboxNotice = `The requests are real and go to this site, but nothing comes of them: an inquiry is checked and dropped, and nobody gets a message.
They count for your limit of requests: ${limits.rate.requests} a minute, unless the operator set another number. Without scripts there are no buttons, and the commands work in a terminal.`;
