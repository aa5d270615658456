import { stringify } from "yaml";
import { documents, type SkillName } from "../../contract/documents.ts";
import { limits } from "../../contract/limits.ts";
import { docsServer, productServer } from "../../contract/mcp-servers.ts";
import type { Portfolio } from "../content.ts";

/** The name of the skill, which is that of its folder. */
const name: SkillName = "portfolio-api";

/** The skill for agents that use the API of a portfolio (agentskills.io). */
export const apiSkill = ({ profile }: Pick<Portfolio, "profile">, site: string): string => {
  const { rate, pageSize, batch, job } = limits;
  const description =
    `Reads the portfolio of ${profile.name} over its JSON API at ${site}: profile, projects, experience and contact channels. ` +
    `Use it for questions about ${profile.name}'s work, skills or availability, to look through projects, or to try an inquiry.`;
  return `---
${stringify({ name, description }, { lineWidth: 0 })}---

# The portfolio of ${profile.name}

Everything is public and read-only, at ${site}. No credential is needed. Each client address has ${rate.requests} requests in ${rate.window} seconds;
every answer says in \`RateLimit-Remaining\` how many are left.

## Choose a way

- A question in words: \`GET ${site}/ask?q=…\`. The answer is \`answer\`, and \`results\` are the pages that say it: cite their
  \`url\`. Where \`_meta.response_type\` is \`failure\`, nothing here answers the question; say so and do not guess.
- Data: the reads below. They are JSON and stay the same until the content changes.
- Tools: connect an MCP client to ${site}${productServer.path}, or to ${site}${docsServer.path} for the documentation of the API.
- A page as Markdown, where it has one: its address with \`.md\` behind it, or the address itself with \`Accept: text/markdown\`.

## Read

| what | request |
|---|---|
| who it is about | \`GET ${site}/api/profile\` |
| projects | \`GET ${site}/api/projects\` with \`type\` (\`client\`, \`personal\`), \`q\`, \`limit\` (${pageSize.min} to ${pageSize.max}, else ${pageSize.default}), \`cursor\` |
| positions, hackathons, skills, education | \`GET ${site}/api/experience\` |
| how to get in touch | \`GET ${site}/api/contact\` |
| everything that can be called | \`GET ${site}${documents.openApi}\` |

1. To see every project, begin without \`cursor\` and send the \`next_cursor\` of each answer as the next \`cursor\` while
   \`has_more\` is true. Never make a cursor up.
2. \`q\` looks in title, tags and description; all of its words must occur. Case and accents do not matter.
3. To read several things at once, POST \`{"operations":[{"method":"GET","path":"/api/profile"}]}\` to ${site}/api/batch, with up to
   ${batch.operations.max} operations. Each entry of the answer has a \`status\` of its own.
4. Send the \`ETag\` of an answer back as \`If-None-Match\`: 304 means that nothing changed.

## Try an inquiry

POST \`{"name":"…","email":"…","message":"…"}\` to ${site}/api/contact with an \`Idempotency-Key\` of your own, such as a UUID. It is
checked and **not delivered**: to reach ${profile.name}, use the channels of \`/api/contact\`. The answer is 202 with a \`poll_url\`; ask there
after \`Retry-After\` seconds until \`status\` is \`completed\`. A job takes about ${job.processing === 1 ? "a second" : `${job.processing} seconds`}.

## When something fails

An error is \`{"error":{"code","message","hint","docs"}}\`; \`hint\` says what to do. After 429 or 503 wait for \`Retry-After\` seconds
and send the same request again, a POST with the same \`Idempotency-Key\`. After any other 4xx change the request first.

More: ${site}${documents.guide} in short, ${site}/docs.md in full, ${site}${documents.credentials} for credentials and their own limit.
`;
};
