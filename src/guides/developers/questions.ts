import type { Portfolio } from "../../content/content.ts";
import { limits } from "../../contract/limits.ts";
import { getAsk, postAsk } from "../../contract/operations/ask.ts";
import { curlCommand } from "../curl.ts";
import { exampleQuestion } from "../example-requests.ts";
import { snippets } from "../snippet.ts";
import type { Lesson } from "./lesson.ts";

export const questions = ({ profile }: Portfolio, site: string): Lesson => {
  const address = `${site}${getAsk.path}`;
  const url = `${address}?${new URLSearchParams({ q: exampleQuestion.text, limit: String(exampleQuestion.limit) })}`;
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
${curlCommand(url, { streamed: true })} \\
  -H 'Accept: text/event-stream'`,
        `
const query = new URLSearchParams({
  q: "${exampleQuestion.text}",
  limit: "${exampleQuestion.limit}",
});
const response = await fetch(\`${address}?\${query}\`, {
  headers: { Accept: "text/event-stream" },
});
for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
  process.stdout.write(text);
}`,
        `
from urllib.parse import urlencode
from urllib.request import Request, urlopen

query = urlencode({
    "q": "${exampleQuestion.text}",
    "limit": ${exampleQuestion.limit},
})
request = Request(
    f"${address}?{query}",
    headers={"Accept": "text/event-stream"},
)
with urlopen(request) as response:
    for line in response:
        print(line.decode(), end="")`,
      ),
      results: [{ operationId: postAsk.operationId, isStream: true }],
    },
    more: "[More about questions](/docs/agents#ask) · [Try it in the sandbox](/sandbox#question)",
  };
};
