import { getAsk } from "../../contract/operations/ask.ts";
import { curlCommand } from "../curl.ts";
import type { SandboxExample } from "./sandbox-example.ts";

/** A question with a streamed answer. `suggestions` are further questions. */
export const question = (site: string, asked: string, suggestions: readonly string[]): SandboxExample => ({
  id: "question",
  title: "Ask a question",
  text: "Answers come from the content of this site and cite their sources.",
  steps: [
    {
      id: "ask-question",
      title: "Stream the answer",
      text: `[GET ${getAsk.path}](/docs/agents#getAsk) streams the results and then the answer, sentence by sentence.`,
      command: curlCommand(`${site}${getAsk.path}?${new URLSearchParams({ q: asked })}`, {
        headers: { Accept: "text/event-stream" },
        streamed: true,
      }),
      fields: [
        {
          name: "question",
          label: "Question",
          kind: "lines",
          rows: 2,
          value: asked,
          error: "invalid_query",
          suggestions,
        },
      ],
      runLabel: "Ask",
    },
  ],
});
