import { getAsk } from "../../contract/operations/ask.ts";
import { curlCommand } from "../curl.ts";
import type { SandboxExample } from "./sandbox-example.ts";

/** The default question, also for the MCP tool. */
export const sandboxQuestion = "How do I page through projects?";

/** A question with a streamed answer. */
export const question = (site: string): SandboxExample => ({
  id: "question",
  title: "Ask a question",
  result: "An answer with its sources, sentence by sentence.",
  text: `Ask about the owner of this portfolio, their work or this API. Answers come from the content of this site and cite their sources.
If the site has no answer, the response says so.`,
  steps: [
    {
      id: "ask-question",
      title: "Stream the answer",
      text: `[${getAsk.path}](/docs/agents#getAsk) streams its answer if you send \`Accept: text/event-stream\`: first the results, then the answer sentence by
sentence.`,
      command: curlCommand(`${site}${getAsk.path}?${new URLSearchParams({ q: sandboxQuestion })}`, {
        headers: { Accept: "text/event-stream" },
        streamed: true,
      }),
      fields: [{ name: "question", label: "Question", kind: "text", value: sandboxQuestion, error: "invalid_query" }],
      runLabel: "Ask",
    },
  ],
});
