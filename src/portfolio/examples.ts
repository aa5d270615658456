import { type Base, baseOf } from "../contract/base.ts";
import { ApiError, errorBody } from "../contract/errors.ts";
import { getJob, listProjects, postContact } from "../contract/operations/portfolio.ts";
import { getHealth, postBatch } from "../contract/operations/service.ts";
import type { BatchResult } from "../contract/resources/batch.ts";
import type { Health } from "../contract/resources/health.ts";
import type { ContactAccepted, JobStatus } from "../contract/resources/job.ts";
import { routes } from "../contract/routes.ts";
import { apiFiles } from "./api-files.ts";
import { askExamples } from "./ask-examples.ts";
import type { Portfolio } from "./content.ts";
import { credentialExamples, unmirroredExamples } from "./credential-examples.ts";
import { mcpExamples } from "./mcp-examples.ts";
import { indexProjects, openIndex, renderPage, select } from "./project-list.ts";
import { health } from "./resources.ts";

/** How many projects the example of a list shows: what `?limit=2` answers. */
const listed = 2;

/** An answer of each keyless operation, by operation id: the built file where there is one, else what would be made. */
export const examples = (
  portfolio: Portfolio,
  site: string,
  release: string,
  changelog: string,
): Record<string, unknown> => {
  const files = new Map(apiFiles({ ...portfolio, projects: [] }, site, release));
  const built = routes.flatMap(({ operationId, file }) =>
    file ? [[operationId, parse(files.get(file))] as const] : [],
  );
  const list = parse(
    renderPage(select(openIndex(indexProjects(portfolio.projects)), {}), { offset: 0, limit: listed }),
  );
  const live = (base: Base): Record<string, unknown> => ({
    [listProjects.operationId]: list,
    [getHealth.operationId]: { ...health(base), time: "2026-01-01T12:00:00.000Z" } satisfies Health,
    [postContact.operationId]: accepted(base),
    [getJob.operationId]: completed(base),
    [postBatch.operationId]: batched(portfolio, base),
    ...credentialExamples(base),
  });
  const liveV1 = Object.entries(live(baseOf(site, "v1"))).map(([id, data]) => [`${id}V1`, { version: "v1", data }]);
  return {
    ...Object.fromEntries(built),
    ...live(baseOf(site)),
    ...Object.fromEntries(liveV1),
    ...unmirroredExamples(site),
    ...askExamples(portfolio, site, changelog),
    ...mcpExamples(portfolio, site, release),
  };
};

/** A job that no service ever made. */
const job = `job_${"ExampleExample".repeat(5).slice(0, 68)}`;

const accepted = (base: Base): ContactAccepted => ({
  ok: true,
  queued: true,
  job_id: job,
  status: "processing",
  poll_url: `${base.api}/jobs/${job}`,
  message: "The inquiry is being validated. Nothing is sent and nothing is kept.",
});

const completed = (base: Base): JobStatus => ({
  job_id: job,
  status: "completed",
  result: {
    outcome: "validated",
    delivered: false,
    accepted_at: "2026-01-01T12:00:00.000Z",
    completed_at: "2026-01-01T12:00:01.000Z",
    checks: [
      { name: "email_domain", passed: true, detail: "The domain is not known for disposable addresses." },
      { name: "links", passed: true, detail: "0 links; more than 2 look like advertising." },
      {
        name: "message_language",
        passed: true,
        detail: "98 % letters, mostly Latin; below 50 % it is hardly a text.",
      },
      {
        name: "message_length",
        passed: true,
        detail: "50 characters; below 30 there is seldom a question to answer.",
      },
    ],
  },
  poll_url: `${base.api}/jobs/${job}`,
});

const tooSmall = new ApiError("invalid_limit", { message: '`limit` is `"0"`; expected a whole number from 1 to 50.' });

const batched = ({ profile }: Portfolio, base: Base): BatchResult => ({
  count: 2,
  results: [
    { path: "/api/profile", status: 200, body: profile },
    { path: "/api/projects?limit=0", status: 422, body: errorBody(tooSmall, base) },
  ],
});

const parse = (json: string | undefined): unknown => (json === undefined ? undefined : JSON.parse(json));
