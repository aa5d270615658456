import type { ApiVersion } from "./base.ts";
import { ApiIndex, Caller, IdentityInfo } from "./resources/agent.ts";
import { BatchInput, BatchResult } from "./resources/batch.ts";
import { ContactInfo } from "./resources/contact.ts";
import { ExperienceBundle } from "./resources/experience.ts";
import { Health } from "./resources/health.ts";
import { ContactAccepted, ContactInput, JobPath, JobStatus } from "./resources/job.ts";
import { Profile } from "./resources/profile.ts";
import { ProjectList, ProjectQuery } from "./resources/project.ts";
import { Sandbox } from "./resources/sandbox.ts";
import { endpoint, mirror, type Route, route } from "./route.ts";

export const getProfile = route({
  operationId: "getProfile",
  path: "/api/profile",
  tag: "Portfolio",
  summary: "Who the portfolio is about",
  description: "The public profile: name, e-mail, roles, location, availability and links.",
  response: { schema: Profile, description: "The profile." },
  file: "/api/profile.json",
  batchable: true,
});

export const listProjects = route({
  operationId: "listProjects",
  path: "/api/projects",
  tag: "Portfolio",
  summary: "Projects, filtered and in pages",
  description:
    "Projects in their fixed order, newest first. While `has_more` is true, pass `next_cursor` as `cursor` to get the next page. " +
    "The `Link` header names the first, previous and next page. Pages of the default size are also files, " +
    "`/api/projects/{all|client|personal}/{cursor}.json`.",
  query: ProjectQuery,
  codes: { type: "invalid_type", q: "invalid_query", limit: "invalid_limit", cursor: "invalid_cursor" },
  response: { schema: ProjectList, description: "One page of projects." },
  errors: ["invalid_cursor", "invalid_limit", "invalid_type", "invalid_query", "validation_failed"],
  batchable: true,
});

export const getExperience = route({
  operationId: "getExperience",
  path: "/api/experience",
  tag: "Portfolio",
  summary: "Work history, hackathons, skills and education",
  description: "Positions, hackathons, skill groups and education in one bundle, latest first.",
  response: { schema: ExperienceBundle, description: "The experience bundle." },
  file: "/api/experience.json",
  batchable: true,
});

export const getContact = route({
  operationId: "getContact",
  path: "/api/contact",
  tag: "Portfolio",
  summary: "Public contact channels",
  description: "How the person can be reached.",
  response: { schema: ContactInfo, description: "The contact channels." },
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
    "Checks an inquiry and makes a job of it, which is polled at `poll_url`. Nothing is sent and nothing is kept. " +
    "With an `Idempotency-Key` a retry gets the answer of the first request.",
  body: ContactInput,
  codes: { name: "invalid_name", email: "invalid_email", message: "invalid_message" },
  response: {
    status: 202,
    schema: ContactAccepted,
    description: "The inquiry was accepted; `Location` is the `poll_url` of its job.",
    headers: ["Location", "Retry-After"],
  },
  errors: ["invalid_name", "invalid_email", "invalid_message", "validation_failed"],
  idempotent: true,
  cache: "none",
});

export const getJob = route({
  operationId: "getJob",
  path: "/api/jobs/{id}",
  tag: "Portfolio",
  summary: "How far a job is",
  description:
    "A job is `processing` for a second and then `completed`, with a result. After 24 hours it is unknown. " +
    "The id is all there is of a job, so any copy of the service knows it.",
  params: JobPath,
  response: {
    schema: JobStatus,
    description: "The state of the job; `Retry-After` says when to ask again while it is processing.",
    headers: ["Retry-After"],
  },
  errors: ["job_not_found", "unavailable"],
  cache: "none",
  batchable: true,
});

export const postBatch = route({
  operationId: "postBatch",
  method: "post",
  path: "/api/batch",
  tag: "Service",
  summary: "Several reads in one request",
  description:
    "Runs 1 to 20 reads and answers them in their order, each with its own status and body. " +
    "A batch counts as one request of the rate limit. What may be read is marked `x-batchable` in /openapi.json.",
  body: BatchInput,
  codes: { operations: "invalid_operations" },
  response: { schema: BatchResult, description: "One entry for each operation." },
  errors: ["invalid_operations"],
  idempotent: true,
  cache: "none",
});

export const getHealth = route({
  operationId: "getHealth",
  path: "/api/health",
  tag: "Service",
  summary: "Whether the service answers",
  description: "Answers ok with the time at the service and an index of its endpoints. It is never cached.",
  response: { schema: Health, description: "The service answers." },
  cache: "none",
  batchable: true,
});

export const getSandbox = route({
  operationId: "getSandbox",
  path: "/api/sandbox",
  tag: "Service",
  summary: "What can be tried without consequences",
  description: "The sandbox mirrors production and is read-only, so every example can be tried on the service itself.",
  response: { schema: Sandbox, description: "The description of the sandbox." },
  file: "/api/sandbox.json",
  batchable: true,
});

const notYet = "Credentials are not issued by this release, so every call answers 401.";

const guarded = {
  tag: "Credentials",
  errors: ["unauthorized"],
  cache: "none",
  guarded: true,
  mirrored: false,
} as const;

export const getApiIndex = route({
  ...guarded,
  operationId: "getApiIndex",
  path: "/api",
  mirrored: true,
  summary: "Index of the API for callers with a credential",
  description: `Names every endpoint. ${notYet}`,
  response: { schema: ApiIndex, description: "The index." },
});

export const getVersion1 = route({
  ...guarded,
  operationId: "getVersion1",
  path: "/v1",
  summary: "Entry point of version 1",
  description: `The index of version 1. ${notYet}`,
  response: { schema: ApiIndex, description: "The index." },
});

export const getVersion2 = route({
  ...guarded,
  operationId: "getVersion2",
  path: "/v2",
  summary: "Entry point of version 2, which is reserved",
  description: `Version 2 does not exist; its path is kept free. ${notYet}`,
  response: { schema: ApiIndex, description: "An index without endpoints." },
});

export const getCallerIdentity = route({
  ...guarded,
  operationId: "getCallerIdentity",
  path: "/agent/identity",
  summary: "Identity of the caller",
  description: `Who the presented credential stands for. ${notYet}`,
  response: { schema: IdentityInfo, description: "The identity." },
});

export const getCallerClaims = route({
  ...guarded,
  operationId: "getCallerClaims",
  path: "/agent/auth",
  summary: "Claims of the caller's credential",
  description: `What the presented credential allows and how long it lasts. ${notYet}`,
  response: { schema: Caller, description: "The claims." },
});

const current: readonly Route[] = [
  getProfile,
  listProjects,
  getExperience,
  getContact,
  postContact,
  getJob,
  postBatch,
  getHealth,
  getSandbox,
  getApiIndex,
  getVersion1,
  getVersion2,
  getCallerIdentity,
  getCallerClaims,
];

/** Every operation once, the v1 mirror after what it mirrors (specification, Endpoints). */
export const routes: readonly Route[] = [...current, ...current.filter((each) => each.mirrored).map(mirror)];

/** The index of endpoints that health gives. Inside the mirror it stays within the mirror (D11). */
export const endpointIndex = (version: ApiVersion): string[] =>
  routes.filter((each) => !each.mirrored || each.version === version).map(endpoint);
