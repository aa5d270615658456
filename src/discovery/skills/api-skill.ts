import { stringify } from "yaml";
import type { Portfolio } from "../../content/content.ts";
import { limits, perWindow } from "../../contract/limits.ts";
import { docsServer, productServer } from "../../contract/mcp/servers.ts";
import { documents, type SkillName } from "../../contract/site/documents.ts";

/** The name of the skill and of its folder. */
const name: SkillName = "portfolio-api";

/** The skill for agents that use the API (agentskills.io). */
export const apiSkill = ({ profile }: Pick<Portfolio, "profile">, site: string): string => {
  const { rate, pageSize, batch, job } = limits;
  const description =
    `Reads the portfolio of ${profile.name} through its JSON API at ${site}: profile, projects, experience and contact channels. ` +
    `Use it to answer questions about ${profile.name}'s work, skills or availability, to browse projects, or to test an inquiry.`;
  return `---
${stringify({ name, description }, { lineWidth: 0 })}---

# The portfolio of ${profile.name}

All data is public and read-only, at ${site}. No credential is needed. Each IP address can send ${rate.requests} requests ${perWindow} by default;
the \`RateLimit-Remaining\` header of every response shows how many are left.

## Choose an interface

- A question in natural language: \`GET ${site}/ask?q=…\`. \`answer\` is the answer, and \`results\` are its sources: cite their
  \`url\`. If \`_meta.response_type\` is \`failure\`, the site has no answer. Say so and do not guess.
- Data: the reads below. They return JSON and stay the same until the content changes.
- Tools: connect an MCP client to ${site}${productServer.path}, or to ${site}${docsServer.path} for the API documentation.
- A page as Markdown, if available: append \`.md\` to its URL, or send \`Accept: text/markdown\`.

## Read

| data | request |
|---|---|
| the person | \`GET ${site}/api/profile\` |
| projects | \`GET ${site}/api/projects\` with \`type\` (\`client\`, \`personal\`), \`q\`, \`limit\` (${pageSize.min} to ${pageSize.max}, default ${pageSize.default}), \`cursor\` |
| positions, hackathons, skills, education | \`GET ${site}/api/experience\` |
| contact channels | \`GET ${site}/api/contact\` |
| all operations | \`GET ${site}${documents.openApi}\` |

1. To read every project, start without \`cursor\` and send the \`next_cursor\` of each response as the next \`cursor\` while
   \`has_more\` is true. Never construct a cursor yourself.
2. \`q\` searches title, tags and description. Every word must occur; case and accents are ignored.
3. To run several reads at once, POST \`{"operations":[{"method":"GET","path":"/api/profile"}]}\` to ${site}/api/batch, with up to
   ${batch.operations.max} operations. Each result has its own \`status\`.
4. Send the \`ETag\` of a response back as \`If-None-Match\`: 304 means that nothing changed.

## Test an inquiry

POST \`{"name":"…","email":"…","message":"…"}\` to ${site}/api/contact with a unique \`Idempotency-Key\`, such as a UUID. The inquiry is
validated and **not delivered**: to reach ${profile.name}, use the channels in \`/api/contact\`. The response is 202 with a \`poll_url\`. Poll it
after \`Retry-After\` seconds until \`status\` is \`completed\`. A job takes about ${job.processingSeconds === 1 ? "a second" : `${job.processingSeconds} seconds`}.

## Handle errors

Errors have the form \`{"error":{"code","message","hint","docs"}}\`; \`hint\` says how to fix it. After 429 or 503, wait for \`Retry-After\` seconds
and send the same request again, a POST with the same \`Idempotency-Key\`. After any other 4xx, change the request first.

More: the short guide ${site}${documents.guide}, the full reference ${site}/docs.md, and ${site}${documents.credentials} for credentials and their own limit.
`;
};
