import { limits } from "../contract/limits.ts";
import { docsServer, productServer } from "../contract/mcp-servers.ts";
import { getAsk } from "../contract/operations/ask.ts";
import { listAgentEvents, mintIdentity, postAgentEvent, postKey } from "../contract/operations/credentials.ts";
import { getJob, postContact } from "../contract/operations/portfolio.ts";
import { postBatch } from "../contract/operations/service.ts";
import type { ContactInput } from "../contract/resources/job.ts";
import { routes } from "../contract/routes.ts";
import { askSiteTool } from "../contract/tools.ts";
import { curlCommand, laidOut } from "./curl.ts";

/** What a visitor can change about a request. */
export interface SandboxField {
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "email" | "lines" | "code" | "choice";
  readonly value: string;
  /** For a choice: each value with what is shown for it. */
  readonly options?: readonly (readonly [value: string, shown: string])[];
}

/** One request of an experiment. */
export interface SandboxStep {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  /** The request as a command, for those without scripts; `$JOB` and `$KEY` stand for what an earlier step answered. */
  readonly command: string;
  readonly fields?: readonly SandboxField[];
  /** The button that sends the request, and the one that sends the same again. */
  readonly run: string;
  readonly again?: string;
}

/** A few requests that belong together. */
export interface Experiment {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  readonly steps: readonly SandboxStep[];
}

const json = { "Content-Type": "application/json" };
const sentOnce = { "Idempotency-Key": "sandbox-1", ...json };

const sample: ContactInput = {
  name: "Ada Example",
  email: "ada@example.com",
  message: "Would you have time for a small project in spring?",
};

const inquiry = (site: string): Experiment => ({
  id: "inquiry",
  title: "Send an inquiry",
  text: `An inquiry is checked and becomes a job; nothing is delivered and nothing is kept. Leave a field empty to see what an error
looks like.`,
  steps: [
    {
      id: "send-inquiry",
      title: "Send it",
      text: `[POST ${postContact.path}](/docs#postContact) answers 202 and says where the job is. Sent again with the same
\`Idempotency-Key\`, it gets the first answer, marked \`Idempotent-Replay\`.`,
      command: curlCommand(site + postContact.path, { headers: sentOnce, body: laidOut(sample) }),
      fields: [
        { name: "name", label: "Name", kind: "text", value: sample.name },
        { name: "email", label: "E-mail", kind: "email", value: sample.email },
        { name: "message", label: "Message", kind: "lines", value: sample.message },
      ],
      run: "Send the inquiry",
      again: "Send it again",
    },
    {
      id: "poll-job",
      title: "Watch its job",
      text: `The job is \`processing\` at first and \`completed\` soon after; its result lists what was checked. \`$JOB\` is the \`job_id\` of the
answer above.`,
      command: `curl "${site}${getJob.path.replace("{id}", "$JOB")}"`,
      run: "Ask for the job",
    },
  ],
});

const paths = ["/api/profile", "/api/projects?limit=2", "/api/projects?limit=0"];

const batch = (site: string): Experiment => ({
  id: "batch",
  title: "Read many things at once",
  text: `A batch takes up to ${limits.batch.operations.max} reads, counts as one request and answers each of them by itself. The last of these fails, and the
others do not mind.`,
  steps: [
    {
      id: "run-batch",
      title: "Run a batch",
      text: `[POST ${postBatch.path}](/docs#postBatch) answers in the order of the reads, each with its own status.`,
      command: curlCommand(site + postBatch.path, {
        headers: sentOnce,
        body: laidOut({ operations: paths.map((path) => ({ method: "GET", path })) }),
      }),
      fields: [{ name: "paths", label: "Paths to read, one a line", kind: "code", value: paths.join("\n") }],
      run: "Run the batch",
      again: "Run it again",
    },
  ],
});

const guarded = routes.filter(({ guarded, version }) => guarded && version === "current").map(({ path }) => path);
const firstGuarded = "/agent/auth";

const credential = (site: string): Experiment => ({
  id: "credential",
  title: "Get a key and end it",
  text: `Reads need no credential, but some paths do. A demo key or token costs nothing, opens those paths and ends when you say so. It
stays in this tab, and the requests of the [API reference](/docs) can use it too.`,
  steps: [
    {
      id: "get-credential",
      title: "Get one",
      text: `[POST ${postKey.path}](/docs#postKey) gives a key for ${limits.credential.key / 3600} hours, and [POST ${mintIdentity.path}](/docs#mintIdentity) a token for
${limits.credential.token / 60} minutes.`,
      command: curlCommand(site + postKey.path, { method: "POST" }),
      fields: [
        {
          name: "kind",
          label: "Kind",
          kind: "choice",
          value: postKey.path,
          options: [
            [postKey.path, "Demo key"],
            [mintIdentity.path, "Access token"],
          ],
        },
      ],
      run: "Get a credential",
    },
    {
      id: "use-credential",
      title: "Use it",
      text: "These paths answer 401 without a credential. `$KEY` is the key or token of the answer above.",
      command: `curl ${site}${firstGuarded} \\\n  -H "x-api-key: $KEY"`,
      fields: [
        {
          name: "path",
          label: "Path",
          kind: "choice",
          value: firstGuarded,
          options: guarded.map((path) => [path, path]),
        },
      ],
      run: "Use the credential",
    },
    {
      id: "revoke-credential",
      title: "Revoke it",
      text: `[POST ${postAgentEvent.path}](/docs#postAgentEvent) ends it at once, everywhere.`,
      command: `curl ${site}${postAgentEvent.path} \\
  -H 'Content-Type: application/json' \\
  -d "{\\"event\\":\\"revoke\\",\\"token\\":\\"$KEY\\"}"`,
      run: "Revoke the credential",
    },
    {
      id: "refused-credential",
      title: "See it refused",
      text: "The same request as before is 401 now, and says why.",
      command: `curl -i ${site}${firstGuarded} \\\n  -H "x-api-key: $KEY"`,
      run: "Use it once more",
    },
    {
      id: "list-events",
      title: "Find it in the list",
      text: `[GET ${listAgentEvents.path}](/docs#listAgentEvents) shows what was issued and revoked lately: fingerprints, and no credential.`,
      command: curlCommand(site + listAgentEvents.path),
      run: "List the events",
    },
  ],
});

const question = "How do I page through projects?";

const ask = (site: string): Experiment => ({
  id: "question",
  title: "Ask a question",
  text: `Questions about the person, the work and this API are answered from what the site says, with sources. Where the site says
nothing about it, the answer says that.`,
  steps: [
    {
      id: "ask-question",
      title: "Ask and read along",
      text: `[${getAsk.path}](/docs#getAsk) sends its answer as events to those who ask for them: first what was found, then the answer a sentence
at a time.`,
      command: curlCommand(`${site}${getAsk.path}?${new URLSearchParams({ q: question })}`, {
        headers: { Accept: "text/event-stream" },
        streamed: true,
      }),
      fields: [{ name: "question", label: "Question", kind: "text", value: question }],
      run: "Ask",
    },
  ],
});

const message = (method: string, params?: object): string =>
  laidOut({ jsonrpc: "2.0", id: 1, method, ...(params && { params }) });

const mcp = (site: string): Experiment => ({
  id: "tools",
  title: "Call a tool",
  text: `Assistants see the API as tools, over the Model Context Protocol. [Developers](/developers#mcp) says how to connect one; here you
play the assistant.`,
  steps: [
    {
      id: "list-tools",
      title: "List the tools",
      text: `There are two servers: \`${productServer.path}\` for the portfolio and \`${docsServer.path}\` for its documentation.`,
      command: curlCommand(site + productServer.path, { headers: json, body: message("tools/list") }),
      fields: [
        {
          name: "server",
          label: "Server",
          kind: "choice",
          value: productServer.path,
          options: [productServer, docsServer].map(({ path }) => [path, path]),
        },
      ],
      run: "List the tools",
    },
    {
      id: "call-tool",
      title: "Call one",
      text: "What a tool takes stands in its `inputSchema`; anything else is refused, in words that a model understands.",
      command: curlCommand(site + productServer.path, {
        headers: json,
        body: message("tools/call", { name: askSiteTool.name, arguments: { question } }),
      }),
      fields: [
        {
          name: "tool",
          label: "Tool",
          kind: "choice",
          value: askSiteTool.name,
          options: productServer.tools.map(({ name }) => [name, name]),
        },
        { name: "arguments", label: "Arguments, as JSON", kind: "code", value: laidOut({ question }) },
      ],
      run: "Call the tool",
    },
  ],
});

/** What can be tried in `/sandbox`, in the order of the page. */
export const experiments = (site: string): readonly Experiment[] => [
  inquiry(site),
  batch(site),
  credential(site),
  ask(site),
  mcp(site),
];

/** What stands above the experiments; the second is Markdown. */
export const sandboxLead = "Try the API here: each step shows the request as a command, and the answer as it came.";
export const sandboxNotice = `The requests are real and go to this site, but nothing comes of them: an inquiry is checked and dropped, and nobody gets a message.
They count for your limit of ${limits.rate.requests} requests a minute. Without scripts there are no buttons, and the commands work in a terminal.`;
