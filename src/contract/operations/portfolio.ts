import { ContactInfo } from "../resources/contact.ts";
import { ExperienceBundle } from "../resources/experience.ts";
import { ContactAccepted, ContactInput, JobPath, JobStatus } from "../resources/job.ts";
import { Profile } from "../resources/profile.ts";
import { ProjectList, ProjectQuery } from "../resources/project.ts";
import { route } from "../route.ts";

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
  response: { schema: ProjectList, description: "One page of projects.", headers: ["Link"] },
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
