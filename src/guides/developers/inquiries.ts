import { limits } from "../../contract/limits.ts";
import { getJob, postContact } from "../../contract/operations/portfolio.ts";
import { formatJson } from "../curl.ts";
import { exampleInquiry } from "../example-requests.ts";
import { snippets } from "../snippet.ts";
import type { Lesson } from "./lesson.ts";

const { idempotency } = limits;

/** The inquiry as the body of a curl command, and as a literal of the other languages. */
const curlBody = `-H 'Content-Type: application/json' \\
  -d '${formatJson(exampleInquiry, "  ")}'`;
const javascriptInquiry = formatJson(exampleInquiry).replaceAll(/^ {2}"(\w+)"/gm, "  $1");
const pythonInquiry = formatJson(exampleInquiry).replaceAll(/^ {2}/gm, "    ");

const lines = (text: string, indent: string): string => text.replaceAll("\n", `\n${indent}`);

export const retries = (site: string): Lesson => ({
  id: "retries",
  title: "Retry safely",
  text: `POST operations that list the header \`Idempotency-Key\` accept a random value, such as a UUID, that only you know; others, such as POST /api/agent/identity, ignore it. If the response is lost, send the same request again: it does not run a second
time. For ${idempotency.lifetimeSeconds / 3600} hours, each retry gets the original response with \`Idempotent-Replay: true\`.

The shell example makes the random value with openssl.`,
  example: {
    snippets: snippets(
      `
KEY=$(openssl rand -hex 16)
for TRY in 1 2; do
  curl -i ${site}${postContact.path} \\
    -H "Idempotency-Key: $KEY" \\
    ${lines(curlBody, "  ")}
done`,
      `
const inquiry = ${javascriptInquiry};
const key = crypto.randomUUID();
for (const attempt of [1, 2]) {
  const response = await fetch("${site}${postContact.path}", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(inquiry),
  });
  const { job_id } = await response.json();
  console.log(attempt, job_id, response.headers.get("Idempotent-Replay"));
}`,
      `
import json
import uuid
from urllib.request import Request, urlopen

inquiry = ${pythonInquiry}
request = Request(
    "${site}${postContact.path}",
    headers={
        "Content-Type": "application/json",
        "Idempotency-Key": str(uuid.uuid4()),
    },
    data=json.dumps(inquiry).encode(),
)
for attempt in (1, 2):
    with urlopen(request) as response:
        job_id = json.load(response)["job_id"]
        print(attempt, job_id, response.headers["Idempotent-Replay"])`,
    ),
    results: [
      {
        operationId: postContact.operationId,
        title: "The second response, shortened",
        headers: ["HTTP/1.1 202 Accepted", "Idempotent-Replay: true", "…"],
      },
    ],
  },
  more: "Nothing is delivered or stored: an inquiry is only validated, and the `message` of the response has the address to write to. [More about retries](/docs#retries) · [Try it in the sandbox](/sandbox#inquiry)",
});

export const jobs = (site: string): Lesson => ({
  id: "jobs",
  title: "Poll a job",
  text: `A request that starts a job returns 202. Poll the job until its \`status\` is \`completed\`, and wait the number of seconds in
\`Retry-After\` between requests, which is 1 for a new job. The response with the result has no such header.

[More about jobs](/docs/portfolio#jobs) · [Try it in the sandbox](/sandbox#inquiry)`,
  example: {
    snippets: snippets(
      `
WAIT=$(curl -s -o job.json -w '%header{retry-after}' \\
  ${site}${postContact.path} \\
  ${curlBody})
JOB=$(jq -r .job_id job.json)
while [ "$(jq -r .status job.json)" = processing ]; do
  sleep "$WAIT"
  WAIT=$(curl -s -o job.json -w '%header{retry-after}' \\
    "${site}${getJob.path.replace("{id}", "$JOB")}")
done
jq . job.json`,
      `
const inquiry = ${javascriptInquiry};
let response = await fetch("${site}${postContact.path}", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(inquiry),
});
const { job_id } = await response.json();
let job;
do {
  const seconds = Number(response.headers.get("Retry-After"));
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  response = await fetch(\`${site}${getJob.path.replace("{id}", `\${job_id}`)}\`);
  job = await response.json();
} while (job.status === "processing");
console.log(JSON.stringify(job, null, 2));`,
      `
import json
import time
from urllib.request import Request, urlopen

inquiry = ${pythonInquiry}
request = Request(
    "${site}${postContact.path}",
    headers={"Content-Type": "application/json"},
    data=json.dumps(inquiry).encode(),
)
with urlopen(request) as response:
    job_id = json.load(response)["job_id"]
status = "processing"
while status == "processing":
    time.sleep(int(response.headers["Retry-After"]))
    with urlopen(f"${site}${getJob.path.replace("{id}", "{job_id}")}") as response:
        job = json.load(response)
    status = job["status"]
print(job)`,
    ),
    results: [{ operationId: getJob.operationId }],
  },
});
