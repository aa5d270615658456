import type { Portfolio } from "../../content/content.ts";
import { limits } from "../../contract/limits.ts";
import { postContact } from "../../contract/operations/portfolio.ts";
import { inquiryNotice } from "../../portfolio/person-details.ts";
import { curlCommand, formatBody, operationCurl } from "../curl.ts";
import { exampleBodies } from "../example-requests.ts";
import { examplePage } from "./examples.ts";
import { fenced, table } from "./markdown.ts";
import { hours, seconds } from "./time.ts";

const { pageSize, job, idempotency } = limits;

/** How to read lists. */
export const pages = (site: string): string => `
[GET /api/projects](/docs/portfolio#listProjects) lists projects in pages, by year, newest first; within a year, the owner chooses the
order. [Feeds](/feed.xml) list projects by their last change instead. To page through the projects, send the \`next_cursor\` of each
page as the \`cursor\` of the next request while \`has_more\` is true.

${fenced("sh", `curl '${site}/api/projects?${new URLSearchParams(examplePage)}'`)}

${table(
  ["Parameter", "Meaning"],
  [
    "`limit`",
    `The page size, from ${pageSize.min} to ${pageSize.max}. The default page size is ${pageSize.default}, the maximum ${pageSize.max}.`,
  ],
  [
    "`cursor`",
    "The `next_cursor` of the previous page. An invalid `cursor` gets 422 [invalid_cursor](/docs#invalid_cursor); start the list again at `cursor=0`.",
  ],
  ["`type`", "Filters projects by `kind`: `client` or `personal`. A project without `kind` is neither."],
  ["`tag`", "Filters projects by a whole tag."],
  ["`year`", "Filters projects by year."],
  [
    "`q`",
    "Searches the title, tags and description of projects. A project matches if each word of `q` occurs in at least one of these fields; case and accents are ignored.",
  ],
)}

Projects in which each word of \`q\` starts a word come first, then those in which it occurs only inside words ("tree" in "street"),
each in the usual order. Unknown parameters are ignored, and of a repeated parameter only the first value is used.

${table(
  ["Response", "Meaning"],
  ["`has_more`", "Whether there is a next page. On the last page, `has_more` is false."],
  ["`next_cursor`", "The `cursor` of the next page. On the last page, `next_cursor` is null."],
  ["`count`", "The number of projects that match the filters."],
  ["`total`", "The number of projects without filters."],
  ["`warnings`", "The names of unknown parameters."],
  [
    "`Link`",
    "A header with the URLs of the first, previous and next page, with the relations `first`, `prev` and `next`.",
  ],
)}

[GET /api/projects/{slug}](/docs/portfolio#getProject) returns one project with its complete text. Each project in a list has its \`slug\`, and
the \`url\` of its page.`;

const jsonType = { "Content-Type": "application/json" };

/** How inquiries become jobs. */
export const jobs = (portfolio: Portfolio, site: string): string => `
[POST /api/contact](/docs/portfolio#postContact) returns 202 with a job. Poll the \`poll_url\` of the job until its \`status\` is
\`completed\`. ${inquiryNotice(portfolio)}

${fenced(
  "sh",
  `POLL_URL=$(${curlCommand(site + postContact.path, { silent: true, headers: jsonType, body: formatBody(exampleBodies.postContact) })} \\
  | jq -r .poll_url)
sleep ${job.processingSeconds}
curl "$POLL_URL"`,
)}

${table(
  ["Response", "Meaning"],
  [
    "`poll_url`",
    "The URL of the job, which is also in the `Location` header. A job id contains all data of the job, so send the id unchanged.",
  ],
  [
    "`status`",
    `A job has the status \`processing\` for the first ${seconds(job.processingSeconds)} after the request, then \`completed\`.`,
  ],
  ["`Retry-After`", "A header with the number of seconds to wait, while a job is `processing`."],
  ["`outcome`", "The `outcome` of a job is always `validated`, which means that every check ran."],
  ["`passed`", "Whether the inquiry passed a check. The result of a job lists the checks of the inquiry."],
)}

Jobs expire after ${hours(job.lifetimeSeconds)} hours.`;

/** The headers of a request that can be sent again. */
export const retryHeaders = { "Idempotency-Key": "8d2f1f7c-6f0e-4f43-9d53-3a2f0c1e7b55" };

/** How to send a request again without repeating it. */
export const retries = (site: string): string => `
If the response to a POST is lost, you cannot know whether the request ran. To retry a POST safely, send an
\`Idempotency-Key\` header with a random UUID. A retry with the same key and body does not run the
request again. The example shows the response to a retry.

${fenced("sh", operationCurl(postContact, site, exampleBodies.postContact, retryHeaders, ["-i"]))}

${fenced("http Response 202 to the retry, shortened", "HTTP/1.1 202 Accepted\nIdempotent-Replay: true\n…")}

${table(
  ["Request", "Response"],
  [
    "A retry with the same key and body",
    `The stored response to the first request, with \`Idempotent-Replay: true\`. The response to the first request with an \`Idempotency-Key\` is stored for ${hours(idempotency.lifetimeSeconds)} hours, encrypted.`,
  ],
  [
    "The same key while the first request is running",
    `409 [idempotency_in_progress](/docs#idempotency_in_progress) with \`Retry-After\`. A request that did not finish releases its key after at most ${seconds(idempotency.leaseSeconds)}.`,
  ],
  [
    "The same key with a different body",
    "422 [idempotency_key_reused](/docs#idempotency_key_reused). Bodies are compared byte by byte.",
  ],
  [
    "The same key after an error",
    "The request runs, because errors are not stored. Correct the request and send it with the same key.",
  ],
  [
    "A request with an `Idempotency-Key` while the state store is unavailable",
    "503 [unavailable](/docs#unavailable). The request does not run, because without the store the service cannot tell whether it has already run.",
  ],
)}

A key is scoped to the method, the path and the caller: the credential if there is one, otherwise the IP address and the
\`User-Agent\`. Double quotes around a key are ignored, so \`"abc"\` and \`abc\` are the same key. Keep a key secret: without a
credential, a client that sends the same key and body from your IP address with your \`User-Agent\` gets your response.`;
