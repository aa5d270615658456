import { getAsk } from "../../contract/operations/ask.ts";
import { curlCommand } from "../curl.ts";
import type { Experiment } from "./experiment.ts";

/** What is asked at first, here and of the tool. */
export const firstQuestion = "How do I page through projects?";

/** A question, and the answer while it comes. */
export const question = (site: string): Experiment => ({
  id: "question",
  title: "Ask a question",
  text: `Questions about the person, the work and this API are answered from what the site says, with sources. Where the site says
nothing about it, the answer says that.`,
  steps: [
    {
      id: "ask-question",
      title: "Ask and read along",
      text: `[${getAsk.path}](/docs#getAsk) sends its answer as events to those who ask for them: first what was found, then the answer a sentence
at a time.`,
      command: curlCommand(`${site}${getAsk.path}?${new URLSearchParams({ q: firstQuestion })}`, {
        headers: { Accept: "text/event-stream" },
        streamed: true,
      }),
      fields: [{ name: "question", label: "Question", kind: "text", value: firstQuestion, error: "invalid_query" }],
      run: "Ask",
    },
  ],
});
