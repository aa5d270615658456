import { limits, perWindow } from "../../contract/limits.ts";
import { getProfile } from "../../contract/operations/portfolio.ts";
import { rateHeaders } from "../reference/rate-headers.ts";
import { snippets } from "../snippet.ts";
import type { Lesson } from "./lesson.ts";

const { rate, credential, maxBodyBytes, batch } = limits;

export const bounds = (site: string): Lesson => ({
  id: "limits",
  title: "Limits",
  text: "Every response to a request that counts shows how many requests are left.",
  example: {
    snippets: snippets(
      `curl -sI ${site}${getProfile.path} \\\n  | grep -i ratelimit`,
      `
const response = await fetch("${site}${getProfile.path}");
console.log(response.headers.get("RateLimit-Remaining"));`,
      `
from urllib.request import urlopen

with urlopen("${site}${getProfile.path}") as response:
    print(response.headers["RateLimit-Remaining"])`,
    ),
    results: [{ title: "Response headers", language: "http", text: rateHeaders(site) }],
  },
  more: `- Each IP address can send ${rate.requests} requests ${perWindow} by default, and each credential ${credential.requests}. All demo credentials of an IP address share one limit of ${credential.requests} requests ${perWindow} by default. The \`RateLimit-Limit\` header has the current limit.
- A request body can have up to ${maxBodyBytes / 1024} KiB.
- A [batch](/docs/service#batches) can have up to ${batch.operations.max} reads and counts as one request.
- Files under \`/api\` that end in \`.json\`, such as [/api/profile.json](/api/profile.json), have no rate limit.`,
});
