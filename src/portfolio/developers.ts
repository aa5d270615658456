import { limits } from "../contract/limits.ts";
import { docsServer, productServer } from "../contract/mcp-servers.ts";
import { getCallerClaims, postKey } from "../contract/operations/credentials.ts";
import { getJob, getProfile, listProjects, postContact } from "../contract/operations/portfolio.ts";
import type { ContactInput } from "../contract/resources/job.ts";
import type { Portfolio } from "./content.ts";
import { memberCommand } from "./curl.ts";
import type { Section } from "./guide.ts";
import { mcpClients } from "./mcp-clients.ts";

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
const sh = (text: string): string => fenced("sh", text);

const { rate, credential, ask, pageSize, idempotency, job, bodyBytes } = limits;
const per = (window: number): string => (window === 60 ? "a minute" : `in ${window} seconds`);
const hours = (time: number): number => time / 3600;

const example: ContactInput = {
  name: "Ada Example",
  email: "ada@example.com",
  message: "Would you have time for a small project in spring?",
};
const inquiry = `-H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(example)}'`;

const read = ({ profile }: Portfolio, site: string): string => `
Reads need no key, no account and no header. Scripts of any origin may call them.

${sh(`curl ${site}${getProfile.path}`)}

It answers one JSON object:

${fenced("json", JSON.stringify(profile, null, 2))}

All operations are in the [API reference](/docs), and for programs in [openapi.json](/openapi.json).`;

const pages = (site: string): string => `
A page of the [list of projects](/docs#listProjects) has up to ${pageSize.max} of them and names the next page as \`next_cursor\`. Pass it
back as it is. On the last page it is null.

${sh(`CURSOR=0
while [ -n "$CURSOR" ]; do
  PAGE=$(curl -s "${site}${listProjects.path}?limit=10&cursor=$CURSOR")
  printf '%s\\n' "$PAGE"
  CURSOR=$(printf '%s' "$PAGE" | ${memberCommand("next_cursor")})
done`)}`;

const retries = (site: string): string => `
Give a POST an \`Idempotency-Key\` of your own. When its answer is lost, send the same request again: it runs once, and for
${hours(idempotency.lifetime)} hours each retry gets the first answer, with \`Idempotent-Replay: true\`.

${sh(`KEY="inquiry-$(date +%s)"
for TRY in first second; do
  curl -i ${site}${postContact.path} \\
    -H "Idempotency-Key: $KEY" \\
    ${inquiry.replace("\n", "\n  ")}
done`)}

An inquiry is checked and then dropped: nothing is delivered or kept. [More on retries](/docs#retries)`;

const jobs = (site: string): string => `
Whatever takes longer answers 202 with a job. Ask for the job until its \`status\` is \`completed\`, and wait as long as
\`Retry-After\` says in between.

${sh(`JOB=$(curl -s ${site}${postContact.path} \\
  ${inquiry} \\
  | ${memberCommand("job_id")})
for TRY in 1 2 3 4 5; do
  curl -s "${site}${getJob.path.replace("{id}", "$JOB")}" | grep '"completed"' && break
  sleep ${job.processing}
done`)}`;

const keys = (site: string): string => `
A key is for you if ${rate.requests} requests ${per(rate.window)} are too few: it has ${credential.requests} of its own, and opens the
[paths that ask for one](/docs#credentials). It is yours at once and lasts ${hours(credential.key)} hours.

${sh(`API_KEY=$(curl -s -X POST ${site}${postKey.path} | ${memberCommand("api_key")})
curl ${site}${getCallerClaims.path} -H "x-api-key: $API_KEY"`)}

Agents that act for somebody exchange an assertion of their provider instead: [auth.md](/auth.md) is their guide.`;

const questions = (site: string): string => `
Ask in plain words about the person, the work or this API, in up to ${ask.question} characters. The answer names its sources, and comes
in pieces to those who ask for events; without that header it is one JSON object.

${sh(`curl -N '${site}/ask?q=What+is+the+rate+limit%3F' \\
  -H 'Accept: text/event-stream'`)}

Results come first, then the answer a sentence at a time, then \`complete\`. [More on questions](/docs#ask)`;

const tools = (site: string): string => `
Assistants use the portfolio as tools over the Model Context Protocol, without a login. This is the address of the server:

${fenced("text", site + productServer.path)}

To see its tools without a client:

${sh(`curl ${site}${productServer.path} \\
  -H 'Content-Type: application/json' \\
  -d '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'`)}

\`${docsServer.path}\` is a second server, for the documentation alone. [More on the servers](/docs#mcp)

${mcpClients(site)
  .map(({ name, where, language, text }) =>
    [`## ${name}`, ...(where === undefined ? [] : [where]), fenced(language, text)].join("\n\n"),
  )
  .join("\n\n")}`;

const errors = (site: string): string => `
An error says what is wrong and what to do about it. Let programs look at \`code\`, and people at \`hint\`; \`docs\` leads to the place in
the reference that explains the code.

${sh(`curl '${site}${listProjects.path}?limit=0'`)}

- 4xx is about the request: correct it and send it again. With the same \`Idempotency-Key\` is fine, because errors are not kept.
- 429 and 503 say in \`Retry-After\` how many seconds to wait. Then send the same request.
- No answer at all: send reads again, and a POST with its \`Idempotency-Key\`.

[All codes](/docs#errors)`;

const bounds = (site: string): string => `
Every answer says how much is left:

${sh(`curl -sI ${site}${getProfile.path} | grep -i ratelimit`)}

- ${rate.requests} requests ${per(rate.window)} for each address, unless the operator set another number, and ${credential.requests} for each credential.
- ${bodyBytes / 1024} KiB for a body, ${limits.batch.operations.max} reads for a [batch](/docs#batches), which counts as one request.
- The files below \`/api\` that end in \`.json\`, such as [/api/profile.json](/api/profile.json), have no limit.`;

const promise = `
\`/api\` is version 1. What follows is what you can build on.

## What stays

- Paths, methods and the names of parameters and members; what they mean and their types.
- Members that are always there stay there. What is accepted today is accepted tomorrow.
- The status and \`code\` of an error for the same mistake.
- A breaking change is a new version at a new path. The old one goes on for at least 12 months, and says when it ends in the
  \`Sunset\` header and the [changelog](/changelog).

## What may change without notice

- New operations, optional parameters, members, error codes, events and tools: ignore what you do not know.
- Texts for people: \`message\`, \`hint\`, descriptions, and the wording of answers to questions.
- The form of what is opaque: cursors, ids of jobs, keys and tokens. Pass them on as they are.
- The order of members in an object, and the number of requests that the operator allows: read it from the headers.`;

/**
 * The sections of `/developers` in their order: from nothing to a first answer, and then what a program has to know. A
 * heading in a text is below the title of its section.
 */
export const developers = (portfolio: Portfolio, site: string): readonly Section[] =>
  [
    { id: "read", title: "Read something", text: read(portfolio, site) },
    { id: "pages", title: "Page through a list", text: pages(site) },
    { id: "retries", title: "Retry safely", text: retries(site) },
    { id: "jobs", title: "Wait for a job", text: jobs(site) },
    { id: "key", title: "Get a key", text: keys(site) },
    { id: "ask", title: "Ask, and read along", text: questions(site) },
    { id: "mcp", title: "Connect an assistant", text: tools(site) },
    { id: "errors", title: "When it fails", text: errors(site) },
    { id: "limits", title: "Limits", text: bounds(site) },
    { id: "promise", title: "What you can build on", text: promise },
  ].map((section) => ({ ...section, text: section.text.trim() }));
