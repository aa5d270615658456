import { limits } from "../limits.ts";
import { ContactInput, JobPath } from "../resources/job.ts";
import { ProjectPath, ProjectQuery } from "../resources/portfolio/project.ts";
import { route } from "../route.ts";

const { pageSize } = limits;
const { processingSeconds, lifetimeSeconds } = limits.job;

/** A read of the portfolio, in the language of the client. */
const read = { tag: "Portfolio", isLocalized: true } as const;

/** Shared by the operation and the MCP tool. */
export const projectListSummary =
  "Lists projects by year, newest first. While `has_more` is true, pass `next_cursor` as `cursor` to get the next page.";

export const getProfile = route({
  ...read,
  operationId: "getProfile",
  path: "/api/profile",
  summary: "Get the profile",
  description: "Returns the public profile: name, email, roles, location, availability and links.",
  response: { schema: "Profile", description: "The profile." },
  file: "/api/profile.json",
  batchable: true,
});

export const listProjects = route({
  ...read,
  operationId: "listProjects",
  path: "/api/projects",
  summary: "List projects",
  description:
    `${projectListSummary} The \`Link\` header has the URLs of the first, previous and next page. Pages of the default size are also ` +
    "available as files: `/api/projects/{all|client|personal}/{cursor}.json`. Unknown parameters are ignored and named in `warnings`.",
  query: ProjectQuery,
  codes: {
    type: "invalid_type",
    tag: "invalid_tag",
    year: "invalid_year",
    q: "invalid_query",
    limit: "invalid_limit",
    cursor: "invalid_cursor",
  },
  response: { schema: "ProjectList", description: "One page of projects.", headers: ["Link"] },
  hints: {
    invalid_query: `Send at most ${limits.maxSearchLength} characters.`,
    invalid_limit: `Send a whole number from ${pageSize.min} to ${pageSize.max}, or omit limit for the default of ${pageSize.default}.`,
  },
  errors: [
    "invalid_cursor",
    "invalid_limit",
    "invalid_type",
    "invalid_tag",
    "invalid_year",
    "invalid_query",
    "validation_failed",
  ],
  batchable: true,
});

export const getProject = route({
  ...read,
  operationId: "getProject",
  path: "/api/projects/{slug}",
  summary: "Get a project",
  description: "Returns one project with its complete text. Also available as the file `/api/projects/{slug}.json`.",
  params: ProjectPath,
  response: { schema: "ProjectDetail", description: "The project." },
  errors: ["project_not_found"],
  isNextToFiles: true,
  batchable: true,
});

export const getExperience = route({
  ...read,
  operationId: "getExperience",
  path: "/api/experience",
  summary: "Get work history, hackathons, skills and education",
  description:
    "Returns positions, hackathons, skill groups, education and further lists of a career in one object, latest first.",
  response: {
    schema: "ExperienceBundle",
    description: "Positions, hackathons, skills and education. The example has one of each.",
  },
  file: "/api/experience.json",
  batchable: true,
});

/** Not part of a batch: it already contains the other reads, and a batch of copies would be large (D17). */
export const getPortfolio = route({
  ...read,
  operationId: "getPortfolio",
  path: "/api/portfolio",
  summary: "Get everything in one response",
  description:
    "Returns the profile, experience, all projects with their complete text, contact channels and frequently asked questions.",
  response: { schema: "PortfolioBundle", description: "The whole portfolio." },
  file: "/api/portfolio.json",
});

export const getContact = route({
  ...read,
  operationId: "getContact",
  path: "/api/contact",
  summary: "Get contact channels",
  description:
    "Returns the public contact channels of the portfolio's owner. `availability` is when the owner answers; that of the profile " +
    "is about new work. Write to `email`: `api` only validates inquiries and delivers nothing.",
  response: { schema: "ContactInfo", description: "The contact channels." },
  file: "/api/contact.json",
  batchable: true,
});

export const postContact = route({
  operationId: "postContact",
  method: "post",
  path: "/api/contact",
  tag: "Portfolio",
  summary: "Validate an inquiry",
  description:
    "Nothing is delivered or stored: an inquiry is only validated. The `message` of the response names the address to write to. " +
    "The checks run as a job, which you can poll at `poll_url`. " +
    "With an `Idempotency-Key`, a retry gets the original response.",
  body: ContactInput,
  codes: { name: "invalid_name", email: "invalid_email", message: "invalid_message" },
  response: {
    status: 202,
    schema: "ContactAccepted",
    description: "The inquiry was accepted. `Location` is the `poll_url` of its job.",
    headers: ["Location", "Retry-After"],
  },
  errors: ["invalid_name", "invalid_email", "invalid_message", "validation_failed"],
  supportsIdempotencyKey: true,
  cache: "none",
});

export const getJob = route({
  operationId: "getJob",
  path: "/api/jobs/{id}",
  tag: "Portfolio",
  summary: "Get a job",
  description:
    `Returns the status of a job. A job is \`processing\` for ${processingSeconds} second, then \`completed\` with a result. A job expires after ${lifetimeSeconds / 3600} hours. ` +
    "The id contains all data of the job, so every server can return its status.",
  params: JobPath,
  response: {
    schema: "JobStatus",
    description: "The status of the job. While it is processing, `Retry-After` is the number of seconds to wait.",
    optionalHeaders: ["Retry-After"],
  },
  errors: ["job_not_found", "unavailable"],
  cache: "none",
  batchable: true,
});

/** In the order of the reference. */
export const portfolioOperations = [
  getProfile,
  listProjects,
  getProject,
  getExperience,
  getPortfolio,
  getContact,
  postContact,
  getJob,
] as const;
