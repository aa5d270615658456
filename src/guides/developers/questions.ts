import type { Portfolio } from "../../content/content.ts";
import { limits } from "../../contract/limits.ts";
import { postAsk } from "../../contract/operations/ask.ts";
import { exampleQuestion } from "../example-requests.ts";
import { snippets } from "../snippet.ts";
import type { Lesson } from "./lesson.ts";

export const questions = ({ profile }: Portfolio, site: string): Lesson => {
  const url = `${site}/ask?${new URLSearchParams({ q: exampleQuestion.text, limit: String(exampleQuestion.limit) })}`;
  return {
    id: "ask",
    title: "Ask a question and stream the answer",
    text: `Ask a natural-language question about ${profile.name}, their work or this API, in up to ${limits.ask.maxQuestionLength} characters. The answer cites its
sources. Send \`Accept: text/event-stream\` to stream the answer; without that header, the response is one JSON object.

The stream consists of a \`start\` event, one \`result\` event per result, the answer sentence by sentence as \`answer\` events, and a
\`complete\` event.`,
    example: {
      snippets: snippets(
        `
curl -N '${url}' \\
  -H 'Accept: text/event-stream'`,
        `
const response = await fetch("${url}", {
  headers: { Accept: "text/event-stream" },
});
for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
  process.stdout.write(text);
}`,
        `
from urllib.request import Request, urlopen

request = Request(
    "${url}",
    headers={"Accept": "text/event-stream"},
)
with urlopen(request) as response:
    for line in response:
        print(line.decode(), end="")`,
      ),
      results: [{ operationId: postAsk.operationId, isStream: true }],
    },
    more: "[More about questions](/docs/agents#ask)",
  };
};
