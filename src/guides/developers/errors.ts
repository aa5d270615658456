import { listProjects } from "../../contract/operations/portfolio.ts";
import { table } from "../reference/markdown.ts";
import { snippets } from "../snippet.ts";
import type { Lesson } from "./lesson.ts";

export const errors = (site: string): Lesson => ({
  id: "errors",
  title: "Handle errors",
  text: `An error says what went wrong and how to fix it. Check \`code\` in your program. \`message\` and \`hint\` are for people, and \`docs\`
links to the section of the reference that explains the code.`,
  example: {
    snippets: snippets(
      `curl '${site}${listProjects.path}?limit=0'`,
      `
const response = await fetch("${site}${listProjects.path}?limit=0");
if (!response.ok) {
  const { error } = await response.json();
  console.log(response.status, error.code, error.hint);
}`,
      `
import json
from urllib.error import HTTPError
from urllib.request import urlopen

try:
    urlopen("${site}${listProjects.path}?limit=0")
except HTTPError as failure:
    error = json.load(failure)["error"]
    print(failure.code, error["code"], error["hint"])`,
    ),
    results: [{ operationId: listProjects.operationId, code: "invalid_limit" }],
  },
  more: `${table(
    ["Status", "What to do"],
    ["409, 429 and 503", "Wait the number of seconds in `Retry-After`, then send the same request again."],
    [
      "Other 4xx",
      "Correct the request and send it again. You can keep the `Idempotency-Key`, because errors are not stored.",
    ],
    ["500", "Send the same request again. If the error persists, report the `X-Request-Id`."],
    [
      "No response",
      "Send the same request again, a POST with the same `Idempotency-Key`. A POST without a key may run twice.",
    ],
  )}

[All error codes](/docs#errors)`,
});
