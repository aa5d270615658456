import { stringify } from "yaml";
import type { Portfolio } from "../../content/content.ts";
import { limits, perWindow } from "../../contract/limits.ts";
import { docsServer, portfolioServer } from "../../contract/mcp/servers.ts";
import { tokenPath } from "../../contract/site/discovery.ts";
import { documents, type SkillName } from "../../contract/site/documents.ts";
import { reachSentence } from "../../portfolio/person-details.ts";
import { definedTexts, languagesSentence, languageUsage } from "../llms.ts";

/** The name of the skill and of its folder. */
const name: SkillName = "portfolio-api";

/** The skill for agents that use the API (agentskills.io). */
export const apiSkill = (
  portfolio: Pick<Portfolio, "profile" | "contact" | "site" | "variants">,
  site: string,
): string => {
  const { profile } = portfolio;
  const { rate, pageSize, batch, job } = limits;
  const description =
    `Reads the portfolio of ${profile.name} through its JSON API at ${site}: profile, projects, experience and contact channels. ` +
    `Use it to answer questions about ${profile.name}'s work, skills or availability, to browse projects, or to test an inquiry.`;
  return `---
${stringify({ name, description }, { lineWidth: 0 })}---

# The portfolio of ${profile.name}

The API is at ${site}. All data is public, and reads need no credential. Each IP address can send ${rate.requests} requests ${perWindow} by default;
the \`RateLimit-Remaining\` header of every response shows how many are left.

## Choose an interface

- A question in natural language: \`GET ${site}/ask?q=…\`. \`answer\` is the answer, and \`results\` are its sources: cite their
  \`url\`. If \`_meta.response_type\` is \`failure\`, the site has no answer: report that, and do not guess.
- Data: the reads in the next section. They return JSON, which changes only when the owner updates the content.
- Tools: connect an MCP client to ${site}${portfolioServer.path}, or to ${site}${docsServer.path} for the API documentation.
- A page of the portfolio or its documentation as Markdown: append \`.md\` to its URL, or send \`Accept: text/markdown\`.

## Read

| data | request |
|---|---|
| the profile | \`GET ${site}/api/profile\` |
| projects | \`GET ${site}/api/projects\` with \`type\` (\`client\`, \`personal\`), \`tag\` (a whole tag), \`year\`, \`q\`, \`limit\` (${pageSize.min} to ${pageSize.max}, default ${pageSize.default}), \`cursor\` |
| positions, hackathons, skills, education | \`GET ${site}/api/experience\` |
| contact channels | \`GET ${site}/api/contact\` |
| all of these and the FAQ, with every project | \`GET ${site}/api/portfolio\` |
| all operations | \`GET ${site}${documents.openApi}\` |

1. To read every project, start without \`cursor\` and send the \`next_cursor\` of each response as the next \`cursor\` while
   \`has_more\` is true. Never construct a cursor yourself.
2. \`GET /api/projects/{slug}\` returns one project with its complete text; lists have the \`slug\` of each project.
3. \`q\` searches titles, tags and descriptions. A project matches if every word of \`q\` occurs; case and accents are ignored.
   Matches at the start of words come first.
4. To run several reads at once, POST \`{"operations":[{"method":"GET","path":"/api/profile"}]}\` to ${site}/api/batch, with up to
   ${batch.operations.max} operations. Each result has its own \`status\`.
5. Send the \`ETag\` of a response back as \`If-None-Match\`: a response of 304 means that nothing has changed.
${definedTexts(languagesSentence(portfolio), languageUsage(portfolio))
  .map((text, at) => `${at + 6}. ${text}\n`)
  .join("")}
## Test an inquiry

POST \`{"name":"…","email":"…","message":"…"}\` to ${site}/api/contact with a random UUID as \`Idempotency-Key\`. **Nothing is
delivered**: the inquiry is only validated. ${reachSentence(portfolio)} The response is 202 with a \`poll_url\`. Poll it
after \`Retry-After\` seconds until \`status\` is \`completed\`. A job takes about ${job.processingSeconds === 1 ? "a second" : `${job.processingSeconds} seconds`}.

## Handle errors

Errors have the form \`{"error":{"code","message","hint","docs"}}\`; \`hint\` says how to fix the error. After 409, 429 or 503, wait for
\`Retry-After\` seconds and send the same request again, a POST with the same \`Idempotency-Key\`. After any other 4xx, correct the
request first. The token endpoint for OAuth clients, POST ${site}${tokenPath}, returns errors in the form of RFC 6749.

More: the short guide ${site}${documents.guide}, the full reference ${site}/docs.md, and the guide to credentials, ${site}${documents.credentials}.
`;
};
