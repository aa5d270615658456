import { limits, perWindow } from "../../contract/limits.ts";
import { getCallerClaims, postKey } from "../../contract/operations/credentials.ts";
import { snippets } from "../snippet.ts";
import type { Lesson } from "./lesson.ts";

const { credential } = limits;

export const keys = (site: string): Lesson => ({
  id: "key",
  title: "Get a key",
  text: `If you need a higher rate limit, get a key. With a key, you can send ${credential.requests} requests ${perWindow} by default. All demo credentials of your IP address share this limit. A key also gives access
to the [paths that require a credential](/docs/credentials#credentials). A key is issued immediately and is valid for ${credential.keyLifetimeSeconds / 3600} hours: \`expires_in\` has the number of seconds.

The example gets a key and sends it to a path that requires one.`,
  example: {
    snippets: snippets(
      `
API_KEY=$(curl -s -X POST \\
  ${site}${postKey.path} \\
  | jq -r .api_key)
curl ${site}${getCallerClaims.path} \\
  -H "x-api-key: $API_KEY"`,
      `
const issued = await fetch("${site}${postKey.path}", { method: "POST" });
const { api_key } = await issued.json();
const response = await fetch("${site}${getCallerClaims.path}", {
  headers: { "x-api-key": api_key },
});
console.log(await response.json());`,
      `
import json
from urllib.request import Request, urlopen

with urlopen(Request("${site}${postKey.path}", method="POST")) as response:
    api_key = json.load(response)["api_key"]
request = Request("${site}${getCallerClaims.path}", headers={"x-api-key": api_key})
with urlopen(request) as response:
    print(json.load(response))`,
    ),
    results: [
      { operationId: postKey.operationId, title: "Response 201, from which jq takes the key" },
      {
        operationId: getCallerClaims.operationId,
        // The example of the reference has a token.
        changes: { expires_in: credential.keyLifetimeSeconds },
      },
    ],
  },
  more: "Agents that act for a user exchange an assertion from their identity provider instead. See [auth.md](/auth.md).\n\n[Try it in the sandbox](/sandbox#credential)",
});
